import { expect, it } from 'vitest';
import { entityYaml, fieldYaml } from '../../../testing/dataFolder';
import { isGolden } from '../../../testing/golden';
import { loadFiles } from '../../../testing/loadProblems';
import { addresses, namedPages } from './render';

isGolden(__dirname, addresses);

it('knows an entity by its export file and its aliases, and the other pages', () => {
  const payer = entityYaml('Payer', fieldYaml('Zip'));
  const dictionary = loadFiles({
    'payer.yaml': payer.replace('aliases: []', 'aliases: [insurer]'),
  });
  const guide = {
    title: 'Joins',
    slug: '/guides/joins',
    description: '',
    body: '',
    file: 'docs/guides/joins.mdx',
    line: 1,
  };
  const pages = namedPages(dictionary, { guides: [guide] });
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
