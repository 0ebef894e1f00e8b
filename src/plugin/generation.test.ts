import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataError } from '../dictionary/model/problem';
import { entityYaml, makeProject } from '../testing/dataFolder';
import { startGeneration } from './generation';

let root: string;
const at = (file: string) => path.join(root, file);
const read = (file: string) => fs.readFileSync(at(file), 'utf8');
const sound = entityYaml('A');
const broken = sound.replace('integer', 'integr');
const changed = sound.replace('exampleValue: 1', 'exampleValue: 2');
const save = (yaml: string) => fs.writeFileSync(at('data/entities/a.yaml'), yaml);
const start = () => startGeneration(root);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  root = makeProject({ 'a.yaml': sound });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('makes the pages before Docusaurus looks for them, and names the site', async () => {
  const { content } = await start();
  expect(fs.existsSync(at('docs/entities/a.mdx'))).toBe(true);
  expect(content().site).toMatchObject({ shortTitle: 'Example Export', copyrightYear: 2023 });
  expect(content().problems).toEqual([]);
});

it('tells the pages a fault while somebody edits, and that it is mended', async () => {
  const { content, refresh } = await start();
  save(broken);
  await refresh();
  expect(content().site).toMatchObject({ shortTitle: 'Example Export' });
  expect(content().problems).toEqual([expect.objectContaining({ file: 'data/entities/a.yaml' })]);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('data/entities/a.yaml:10'));
  save(changed);
  await refresh();
  expect(content().problems).toEqual([]);
  expect(read('docs/entities/a.json')).toContain('"exampleValue": "2"');
});

it('makes the pages at once, removes those of entities that are gone, and makes the downloads when nothing is saved any more', async () => {
  fs.writeFileSync(at('data/entities/b.yaml'), entityYaml('B'));
  const { refresh } = await start();
  const download = 'static/downloads/fields.csv';
  const before = read(download);
  save(changed);
  fs.rmSync(at('data/entities/b.yaml'));
  await refresh();
  expect(read('docs/entities/a.json')).toContain('"exampleValue": "2"');
  expect(fs.existsSync(at('docs/entities/b.mdx'))).toBe(false);
  expect([read(download), fs.existsSync(at('static/entities/b.md'))]).toEqual([before, true]);
  vi.advanceTimersByTime(4_000);
  await refresh();
  vi.advanceTimersByTime(4_000);
  await refresh();
  expect(read(download)).toBe(before);
  vi.advanceTimersByTime(6_000);
  const patient = { timeout: 30_000 };
  await vi.waitFor(() => expect(read(download)).not.toBe(before), patient);
  await vi.waitFor(() => expect(fs.existsSync(at('static/entities/b.md'))).toBe(false), patient);
});

it('leaves the downloads alone while the data has a fault', async () => {
  const { refresh } = await start();
  save(broken);
  await refresh();
  expect(vi.getTimerCount()).toBe(0);
});

it('comes up with a fault, though nothing was ever made', async () => {
  save(broken);
  const { content } = await start();
  expect(content().site).toMatchObject({ shortTitle: 'Example Export' });
  expect(content().problems).toHaveLength(1);
  expect(fs.existsSync(at('docs/lists/areas.json'))).toBe(true);
});

it('stops a build with a fault', async () => {
  save(broken);
  vi.stubEnv('NODE_ENV', 'production');
  await expect(start()).rejects.toThrow(DataError);
});

it('names what the pages are made from', async () => {
  const { globs, folders } = await start();
  expect(globs).toEqual([
    `${root}/data/**/*.yaml`,
    `${root}/docs/guides/*.mdx`,
    `${root}/docs/open-questions.mdx`,
  ]);
  expect(folders).toEqual([`${root}/data`, `${root}/docs/guides`]);
});
