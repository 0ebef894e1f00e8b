import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadDictionary } from '../../../dictionary/load/load';
import { entityYaml, fieldYaml, makeProject } from '../../../testing/dataFolder';
import { isGolden } from '../../../testing/golden';
import { addresses, namedPages } from './render';

isGolden(__dirname, addresses);

it('knows an entity by its export file and its aliases, and the other pages', () => {
  const payer = entityYaml('Payer', fieldYaml('Zip'));
  const root = makeProject({ 'payer.yaml': payer.replace('aliases: []', 'aliases: [insurer]') });
  const guide = {
    title: 'Joins',
    slug: '/guides/joins',
    description: '',
    body: '',
    file: 'docs/guides/joins.mdx',
    line: 1,
  };
  const pages = namedPages(loadDictionary(path.join(root, 'data')), { guides: [guide] });
  fs.rmSync(root, { recursive: true });
  expect(pages.map(({ path: page }) => page)).toEqual([
    '/home#entities-by-area',
    '/home',
    '/fields',
    '/search',
    '/check',
    '/entities/payer',
    '/guides/joins',
  ]);
  expect(pages[5]).toEqual({
    path: '/entities/payer',
    label: 'Payer',
    names: ['ContentPayer', 'insurer'],
  });
});
