import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataError } from '../dictionary/model/problem';
import { entityYaml, fieldYaml, makeProject } from '../testing/dataFolder';
import { generateIfNeeded } from './generateIfNeeded';

const SRC = path.join(__dirname, '..');
const LONG_AGO = new Date(2020, 0, 1);

let root: string;
const at = (file: string) => path.join(root, file);
const record = () => at('node_modules/.cache/generated.json');
const append = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(at(file)), { recursive: true });
  fs.appendFileSync(at(file), text);
};

const made = makeProject({ 'a.yaml': entityYaml('A', fieldYaml('Of A')) });
await generateIfNeeded(made);

beforeEach(() => {
  root = makeProject({});
  fs.cpSync(made, root, { recursive: true });
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Whether a run makes all files anew: then it notes that. */
async function makesAnew(): Promise<boolean> {
  fs.utimesSync(record(), LONG_AGO, LONG_AGO);
  await generateIfNeeded(root);
  return fs.statSync(record()).mtimeMs !== LONG_AGO.getTime();
}

/** Lets a file have other content, wherever it is, until the test ends. */
function change(matches: (file: string) => boolean): void {
  const { readFileSync } = fs;
  vi.spyOn(fs, 'readFileSync').mockImplementation(((file: string, options?: 'utf8') =>
    matches(String(file)) ? Buffer.from('changed') : readFileSync(file, options)) as never);
}

it('does nothing where nothing has changed, and says so as before', async () => {
  expect(await makesAnew()).toBe(false);
  expect(await generateIfNeeded(root)).toMatch(
    /^1 entity, 1 field: 0 files written, \d\d+ unchanged, 0 removed$/,
  );
});

it.each(['data/abbreviations.yaml', 'data/entities/a.yaml'])(
  'makes all anew where the data has changed: %s',
  async (file) => {
    append(file, '\n# changed\n');
    expect(await makesAnew()).toBe(true);
    expect(await makesAnew()).toBe(false);
  },
);

it('makes all anew where a guide is new or has changed', async () => {
  append('docs/guides/joins.mdx', '---\ntitle: Joins\nslug: /guides/joins\n---\n');
  expect(await makesAnew()).toBe(true);
  append('docs/guides/joins.mdx', 'Text.\n');
  expect(await makesAnew()).toBe(true);
});

it.each(['outputs/site/pages/pages.ts', 'outputs/artefacts/ddl/dialects.ts'])(
  'makes all anew where code has changed: %s',
  async (file) => {
    expect(fs.existsSync(path.join(SRC, file))).toBe(true);
    change((read) => read === path.join(SRC, file));
    expect(await makesAnew()).toBe(true);
  },
);

it('makes all anew where other packages are installed', async () => {
  change((read) => read.endsWith('.package-lock.json'));
  expect(await makesAnew()).toBe(true);
});

it('makes a file anew that was changed, emptied or removed, and removes what was added', async () => {
  const [page, download] = [at('docs/entities/a.json'), at('static/downloads/fields.csv')];
  const before = fs.readFileSync(page);
  fs.rmSync(page);
  fs.writeFileSync(download, '');
  append('docs/entities/b.mdx', 'stray');
  expect(await generateIfNeeded(root)).toMatch(/: 2 files written, \d+ unchanged, 1 removed$/);
  expect(fs.readFileSync(page)).toEqual(before);
  expect(fs.statSync(download).size).toBeGreaterThan(0);
  append('docs/lists/menu.json', ' ');
  expect(await makesAnew()).toBe(true);
});

it('makes all anew where the last run was killed while it took its note', async () => {
  fs.writeFileSync(record(), '{"from":"');
  expect(await makesAnew()).toBe(true);
  expect(await makesAnew()).toBe(false);
});

it('makes what is said of the software only where it is asked for, and leaves it then', async () => {
  const notices = at('static/downloads/software/third-party-notices.txt');
  const software = {
    shipped: [],
    billOfMaterials: '{"metadata":{"tools":[],"component":{"bom-ref":"a@1"}}}',
  };
  const readBuildInputs = vi.fn(() => Promise.resolve({ software }));
  await generateIfNeeded(root, readBuildInputs);
  expect(fs.existsSync(notices)).toBe(true);
  await generateIfNeeded(root, readBuildInputs);
  await generateIfNeeded(root);
  expect(readBuildInputs).toHaveBeenCalledTimes(1);
  expect(fs.existsSync(notices)).toBe(true);
});

it('notes nothing where something has changed meanwhile', async () => {
  const readBuildInputs = () => {
    append('data/abbreviations.yaml', '\n# changed\n');
    return Promise.resolve({});
  };
  fs.rmSync(record());
  await generateIfNeeded(root, readBuildInputs);
  expect(fs.existsSync(record())).toBe(false);
});

it('keeps its note while the data has a problem', async () => {
  const file = at('data/entities/a.yaml');
  const sound = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, 'name: A\n');
  await expect(generateIfNeeded(root)).rejects.toThrow(DataError);
  await expect(generateIfNeeded(root)).rejects.toThrow(DataError);
  fs.writeFileSync(file, sound);
  expect(await makesAnew()).toBe(false);
});
