import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { zipOf } from '../../outputs/artefacts/sampleExport/sampleZip';
import { PUBLISHED } from '../../sampleExport/sampleExport';
import { makeFolder } from './exportFolder';
import {
  closeAll,
  comparable,
  DATABASE_NAMES,
  isShown,
  loadEverywhere,
  publishedSql,
  resultOn,
  type Loaded,
} from './loaded';
import { needs, runShell } from './programs';
import { blocksRunBy, dictionary, guides } from './projectGuides';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const questions = blocksRunBy('question');

/** The sample export, unpacked. */
const sample = Object.fromEntries(
  Object.entries(unzipSync(zipOf(dictionary, PUBLISHED))).flatMap(([name, bytes]) =>
    name.endsWith('.json') ? [[name, strFromU8(bytes)]] : [],
  ),
);

const pageText = () =>
  guides.find(({ slug }) => slug === '/guides/load-into-a-database')?.body ?? '';

let databases: Loaded;

beforeAll(async () => {
  databases = await loadEverywhere(makeFolder(sample));
});

afterAll(() => closeAll(databases));

it('shows what is printed for the sample export', async () => {
  const sql = await publishedSql('sqlite');
  const report = sql.slice(sql.lastIndexOf('\nSELECT file_name, records'));
  const { columns, rows } = await resultOn(databases, 'sqlite', report);
  expect(rows).toHaveLength(dictionary.entities.length + 1);
  await isShown('load', { columns, rows: [...rows.slice(0, 3), ...rows.slice(-1)] });
});

it.each([...blocksRunBy('load'), ...blocksRunBy('nowhere')])(
  'has the command that the file for $title says itself',
  async ({ title, code }) => {
    const sql = await publishedSql(title.toLowerCase().replace(' ', ''));
    for (const line of code.split('\n')) expect(sql).toContain(`--   ${line}\n`);
  },
);

it('loads the sample export by the command of the page, as a reader does', async (context) => {
  needs('sqlite3', context);
  const command = blocksRunBy('load').find(({ title }) => title === 'SQLite')?.code ?? '';
  const folder = makeFolder({ ...sample, 'sqlite.sql': await publishedSql('sqlite') });
  const first = runShell(folder, command);
  expect(first).toMatchObject({ errors: '', status: 0 });
  expect(first.output.replace(/ +/g, ' ')).toContain('files missing: 0, records left out: 0');
  const again = runShell(folder, command);
  expect(again).toMatchObject({ output: '', status: 1 });
  const page = pageText();
  for (const sentence of again.errors.match(/Nothing was loaded:[^.]*/) ?? ['no sentence']) {
    expect(page).toContain(sentence);
  }
});

it('has three questions, and shows the result of each', () => {
  const page = pageText();
  expect(questions.map(({ recipe }) => recipe)).toEqual(['units-left', 'paid', 'notes']);
  for (const { recipe } of questions) expect(page).toContain(`from './results/${recipe}.json'`);
});

it.each(questions)(
  'the question $recipe is answered alike by all databases, with the rows that the page shows',
  async ({ recipe, code }) => {
    const shown = await resultOn(databases, 'sqlite', code);
    expect(shown.rows.length).toBeGreaterThan(1);
    await isShown(recipe, shown);
    for (const name of DATABASE_NAMES) {
      const result = await resultOn(databases, name, code);
      expect({ name, ...comparable(result) }).toEqual({ name, ...comparable(shown) });
    }
  },
);
