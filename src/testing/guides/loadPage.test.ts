import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipOf } from '../../outputs/artefacts/sampleExport/sampleZip';
import { convertProgram } from '../../outputs/artefacts/programs/programs';
import { openDuckDb } from './databases';
import { makeFolder } from './exportFolder';
import {
  closeAll,
  comparable,
  DATABASE_NAMES,
  isShown,
  loadEverywhere,
  resultOn,
  type Loaded,
} from './loaded';
import { needs, runShell } from './programs';
import { blocksRunBy, dictionary, guides } from './projectGuides';

const questions = blocksRunBy('question');

const pageText = () =>
  guides.find(({ slug }) => slug === '/guides/load-into-a-database')?.body ?? '';

const folder = makeFolder({});
const [toSql] = blocksRunBy('to-sql');

let databases: Loaded;

beforeAll(async () => {
  fs.writeFileSync(path.join(folder, 'sample-export.zip'), zipOf(dictionary));
  const [program] = await convertProgram(dictionary, { guides });
  fs.writeFileSync(path.join(folder, 'ehi-convert.mjs'), program?.content ?? '');
  runShell(folder, toSql?.code ?? '');
  databases = await loadEverywhere(path.join(folder, 'sample-export.zip'));
});

afterAll(() => closeAll(databases));

const statements = (title: string) => {
  const name = title.toLowerCase().replace(' ', '');
  return fs.readFileSync(path.join(folder, 'ehi', `${name}.sql`), 'utf8');
};

it('shows what is printed for the sample export', async () => {
  const sql = statements('SQLite');
  const { columns, rows } = await resultOn(
    databases,
    'sqlite',
    sql.slice(sql.indexOf('WITH counted')),
  );
  expect(rows).toHaveLength(109);
  await isShown('load', { columns, rows: [...rows.slice(0, 3), ...rows.slice(-1)] });
});

it.each([...blocksRunBy('load'), ...blocksRunBy('nowhere')])(
  'has the command that the file for $title says itself',
  ({ title, code }) => {
    for (const line of code.split('\n')) expect(statements(title)).toContain(`--   ${line}\n`);
  },
);

it('loads the sample export by the command of the page, as a reader does', (context) => {
  needs('sqlite3', context);
  const command = `cd ehi; ${blocksRunBy('load').find(({ title }) => title === 'SQLite')?.code}`;
  const first = runShell(folder, command);
  expect(first).toMatchObject({ errors: '', status: 0 });
  expect(first.output).toMatch(/^Sum +(\d+) +\1 +0 *$/m);
  const again = runShell(folder, command);
  expect(again).toMatchObject({ output: '', status: 1 });
  expect(again.errors).toContain('already exists');
});

it('writes Parquet files that have each row', async () => {
  const target = path.join(folder, 'snake');
  const command = `${toSql?.code.split('\n')[0]} --names snake_case`;
  runShell(folder, command.replace('--to sql ehi', `--to sql ${target}`));
  const database = await openDuckDb(target);
  await database.run(fs.readFileSync(path.join(target, 'duckdb.sql'), 'utf8'));
  for (const { code } of blocksRunBy('parquet')) {
    await database.run(code.replace(/'(parquet|visits)'/, `'${target}/$1'`));
  }
  const read = (from: string) => database.rows(`SELECT * FROM ${from} ORDER BY _line`);
  const visits = await read('content_visit_service');
  expect(visits.length).toBeGreaterThan(10);
  expect(await read("'parquet/content_visit_service.parquet'")).toEqual(visits);
  const parts = "read_parquet('visits/*/*.parquet', hive_partitioning = false)";
  expect(await read(parts)).toEqual(visits);
  await database.close();
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
    const view = await resultOn(databases, 'sqlite', `SELECT * FROM "${recipe}"`);
    expect(view).toEqual(shown);
  },
);

describe('the converted database says', () => {
  const all = (sql: string) => databases.sqlite.rows(sql);

  it('what a field is, and where it leads', async () => {
    const where = `table_name = 'ContentClaims' AND column_name = 'Visit Id'`;
    expect(await all(`SELECT data_type, nullable FROM _field WHERE ${where}`)).toEqual([
      { data_type: 'integer', nullable: expect.any(Number) },
    ]);
    expect(await all(`SELECT to_table, to_column, sureness FROM _join WHERE ${where}`)).toEqual([
      {
        to_table: 'ContentVisitService',
        to_column: 'Client Visit Id',
        sureness: expect.any(String),
      },
    ]);
    expect(await all('SELECT count(*) AS fields FROM _field')).toEqual([
      { fields: dictionary.entities.flatMap(({ fields }) => fields).length },
    ]);
    expect(await all('SELECT count(*) AS entities FROM _entity')).toEqual([
      { entities: dictionary.entities.length },
    ]);
  });

  it('what its codes mean, with what it was made, and what the check found', async () => {
    const code = "column_name = 'Attachment Area' AND code = 'Visit'";
    expect(await all(`SELECT meaning, status FROM _value WHERE ${code}`)).toEqual([
      { meaning: expect.stringContaining('Client Visit Id'), status: 'closed' },
    ]);
    expect(await all("SELECT value FROM _release WHERE name = 'check'")).toEqual([
      { value: 'All 106 files are there. Formatting differences only.' },
    ]);
    const kinds = await all('SELECT kind, level FROM _finding');
    expect(kinds.map(({ kind }) => kind)).toContain('guid-spelling');
  });

  it('each column of a join has an index', async () => {
    const plan = await all(
      'EXPLAIN QUERY PLAN SELECT * FROM "ContentClaims" WHERE "Visit Id" = 58813',
    );
    expect(String(plan[0]?.detail)).toContain('USING INDEX');
    const [indexes] = await all(`SELECT count(*) AS made, (SELECT count(*) FROM (
      SELECT table_name, column_name FROM _join UNION SELECT to_table, to_column FROM _join)) AS joined
      FROM sqlite_master WHERE type = 'index'`);
    expect(indexes?.made).toBe(indexes?.joined);
  });
});
