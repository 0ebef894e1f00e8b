import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataError } from '../dictionary/model/problem';
import { generate } from '../generator/generate';
import { entityYaml, makeProject, SITE_YAML } from '../testing/dataFolder';
import { siteOrStandIn, standIn } from './standIn';

let root: string;
const at = (file: string) => path.join(root, file);

beforeEach(() => {
  root = makeProject({ 'a.yaml': entityYaml('A') });
});

afterEach(() => {
  vi.unstubAllEnvs();
});

it('makes the files that hand-written pages import, where none were ever made', async () => {
  expect((await standIn(root)).shortTitle).toBe('Example Export');
  const lists = fs.readdirSync(at('docs/lists')).sort();
  expect(fs.existsSync(at('static/catalog.json'))).toBe(true);
  await generate(root);
  expect(fs.readdirSync(at('docs/lists')).sort()).toEqual(lists);
});

it('does so though a guide is at fault too', async () => {
  fs.mkdirSync(at('docs/guides'), { recursive: true });
  fs.writeFileSync(at('docs/guides/a.mdx'), '# A\n\n{oh\n');
  await standIn(root);
  expect(fs.existsSync(at('docs/lists/search.json'))).toBe(true);
});

it('keeps the pages that were made before', async () => {
  await generate(root);
  fs.writeFileSync(at('data/entities/a.yaml'), 'name: A\n');
  await standIn(root);
  expect(fs.existsSync(at('docs/entities/a.mdx'))).toBe(true);
});

it('has general names where the site’s own are at fault, but never in what is published', () => {
  fs.writeFileSync(at('data/site.yaml'), SITE_YAML.replace('2023', 'soon'));
  expect(siteOrStandIn(at('data'))).toMatchObject({
    shortTitle: 'EHI Export',
    copyrightYear: 2023,
  });
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => siteOrStandIn(at('data'))).toThrow(DataError);
});

it('lets a fault of the program be one', () => {
  vi.spyOn(fs, 'statSync').mockImplementation(() => {
    throw new TypeError('no function');
  });
  expect(() => siteOrStandIn(at('data'))).toThrow(TypeError);
  vi.restoreAllMocks();
});
