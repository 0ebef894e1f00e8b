import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeProject } from '../../testing/dataFolder';
import { followEdits, type Following } from './followEdits';

const ENTITY = `name: Payer
fileName: ContentPayer
area: Insurance and eligibility
description: One payer.
customConfiguration: {isCustomOnly: false, hasCustomFields: false}
aliases: []
fields:
  - {fieldName: Payer Id, dataType: integer, isNullable: false, exampleValue: 1, description: Key.}
`;

let root: string;
let following: Following | undefined;
const printed: string[] = [];
const at = (file: string) => path.join(root, file);
const save = (text: string) => fs.writeFileSync(at('data/entities/payer.yaml'), text);
const start = async () => (following = await followEdits(root, (text) => printed.push(text)));
const page = () => fs.readFileSync(at('docs/entities/payer.json'), 'utf8');
const problems = () =>
  (JSON.parse(fs.readFileSync(at('docs/lists/problems.json'), 'utf8')) as { list: object[] }).list;
const inTime = { timeout: 50_000 };

beforeEach(() => {
  root = makeProject({ 'payer.yaml': ENTITY });
  printed.length = 0;
});

afterEach(async () => {
  await following?.stop();
  following = undefined;
  fs.rmSync(root, { recursive: true });
});

it('makes the pages at once, and again when a file is saved', inTime, async () => {
  await start();
  expect(page()).toContain('"Payer Id"');
  expect(problems()).toEqual([]);
  expect(printed).toEqual([expect.stringMatching(/^1 entity, 1 field: \d+ files written, 0 unch/)]);
  save(ENTITY.replace('Payer Id', 'Payer Key'));
  await vi.waitFor(() => expect(page()).toContain('"Payer Key"'), inTime);
});

it('makes what the search knows again when a guide is saved', inTime, async () => {
  fs.mkdirSync(at('docs/guides'), { recursive: true });
  await start();
  const known = () => fs.readFileSync(at('docs/lists/search.json'), 'utf8');
  for (const page of ['guides/a', 'open-questions']) {
    fs.writeFileSync(at(`docs/${page}.mdx`), `---\nslug: /${page}\n---\n\n# A\n\n## In ${page}\n`);
    await vi.waitFor(() => expect(known()).toContain(`In ${page}`), inTime);
  }
  // With the downloads all is made again, whatever was saved.
  expect(fs.existsSync(at('static/downloads/fields.csv'))).toBe(false);
});

it(
  'keeps the pages while the data has problems, and says where, until they are fixed',
  inTime,
  async () => {
    await start();
    save(ENTITY.replace('integer', 'integr'));
    await vi.waitFor(() => expect(problems()).toHaveLength(1), inTime);
    expect(problems()).toMatchObject([{ file: 'data/entities/payer.yaml' }]);
    expect(page()).toContain('"integer"');
    expect(printed.at(-1)).toContain('"integr" is not a data type');
    save('');
    save(ENTITY);
    await vi.waitFor(() => expect(problems()).toEqual([]), inTime);
  },
);

it('names problems and gives up where there are no pages yet', inTime, async () => {
  save(ENTITY.replace('integer', 'integr'));
  await expect(start()).rejects.toThrow('"integr" is not a data type');
  expect(fs.existsSync(at('docs/lists'))).toBe(false);
});

it('makes the downloads once nothing has been saved for a while, and again', inTime, async () => {
  const file = at('static/downloads/fields.csv');
  const csv = () => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
  await start();
  expect(csv()).toBe('');
  await vi.waitFor(() => expect(csv()).toContain('integer'), inTime);
  save(ENTITY.replace('integer', 'bigint'));
  await vi.waitFor(() => expect(csv()).toContain('bigint'), inTime);
});
