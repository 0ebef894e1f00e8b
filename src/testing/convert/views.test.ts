import fs from 'node:fs';
import path from 'node:path';
import { Database } from 'node-sqlite3-wasm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { QueryRows } from '../../components/guideTables';
import { convertCommand } from '../../export/convert/command/convertCommand';
import { convertRules } from '../../outputs/artefacts/exportConvert/convertRules';
import { zipOf } from '../../outputs/artefacts/sampleExport/sampleZip';
import { makeFolder } from '../guides/exportFolder';
import { comparable } from '../guides/loaded';
import { blocksRunBy, dictionary, guides } from '../guides/projectGuides';
import { storyFiles } from '../guides/storyRecords';

const RESULTS = path.join(__dirname, '../../../docs/guides/results');
const shown = (name: string): QueryRows =>
  comparable(JSON.parse(fs.readFileSync(path.join(RESULTS, `${name}.json`), 'utf8')));

const rules = await convertRules(dictionary, { guides });

/** Converts a zip or folder, and opens the database. */
async function convert(given: string, ...args: string[]) {
  const target = path.join(makeFolder({}), 'ehi.sqlite');
  const silent = { write: () => {} };
  await convertCommand(rules, [given, target, ...args], { stdout: silent, stderr: silent });
  const database = new Database(target, { readOnly: true });
  const all = (sql: string) => database.all(sql);
  const view = (name: string): QueryRows => {
    const rows = all(`SELECT * FROM "${name}"`);
    return comparable({
      columns: Object.keys(rows[0] ?? {}),
      rows: rows.map((row) => Object.values(row).map((cell) => (cell === null ? null : `${cell}`))),
    });
  };
  return { all, view };
}

const recipes = blocksRunBy('recipe').map(({ recipe }) => recipe);
const questions = blocksRunBy('question').map(({ recipe }) => recipe);

let story: Awaited<ReturnType<typeof convert>>;
let published: typeof story;
beforeAll(async () => {
  story = await convert(makeFolder(storyFiles()));
  const zip = path.join(makeFolder({}), 'export.zip');
  fs.writeFileSync(zip, zipOf(dictionary));
  published = await convert(zip);
});

describe('the view', () => {
  it.each(recipes)('"%s" gives what the page of queries shows', (name) => {
    expect(story.view(name)).toEqual(shown(name));
  });

  it.each(questions)('"%s" gives what the page on loading shows', (name) => {
    const { columns, rows } = shown(name);
    const found = published.view(name);
    expect(found.columns).toEqual(columns);
    expect(found.rows.slice(0, rows.length)).toEqual(rows);
  });

  it('of each query is there with names in snake_case too, and gives as many rows', async () => {
    const { view, all } = await convert(makeFolder(storyFiles()), '--names', 'snake_case');
    expect(all("SELECT name FROM sqlite_schema WHERE type = 'view'")).toHaveLength(
      recipes.length + questions.length,
    );
    for (const name of recipes) {
      expect([name, view(name).rows]).toEqual([name, shown(name).rows]);
    }
  });
});

describe('the database says', () => {
  it('what a field is, and where it leads', () => {
    const where = `table_name = 'ContentClaims' AND column_name = 'Visit Id'`;
    expect(published.all(`SELECT data_type, nullable FROM _field WHERE ${where}`)).toEqual([
      { data_type: 'integer', nullable: expect.any(Number) },
    ]);
    expect(published.all(`SELECT to_table, to_column, sureness FROM _join WHERE ${where}`)).toEqual(
      [
        {
          to_table: 'ContentVisitService',
          to_column: 'Client Visit Id',
          sureness: expect.any(String),
        },
      ],
    );
    expect(published.all('SELECT count(*) AS fields FROM _field')).toEqual([
      { fields: dictionary.entities.flatMap(({ fields }) => fields).length },
    ]);
    expect(published.all('SELECT count(*) AS entities FROM _entity')).toEqual([
      { entities: dictionary.entities.length },
    ]);
  });

  it('what its codes mean, with what it was made, and what the check found', () => {
    const code = "column_name = 'Attachment Area' AND code = 'Visit'";
    expect(published.all(`SELECT meaning, status FROM _value WHERE ${code}`)).toEqual([
      { meaning: expect.stringContaining('Client Visit Id'), status: 'closed' },
    ]);
    expect(published.all("SELECT value FROM _release WHERE name = 'check'")).toEqual([
      { value: 'All 106 files are there. Formatting differences only.' },
    ]);
    const kinds = published.all('SELECT kind, level FROM _finding').map(({ kind }) => kind);
    expect(kinds).toContain('guid-spelling');
  });

  it('each column of a join has an index', () => {
    const plan = published.all(
      'EXPLAIN QUERY PLAN SELECT * FROM "ContentClaims" WHERE "Visit Id" = 58813',
    );
    expect(String(plan[0]?.detail)).toContain('USING INDEX');
  });
});
