import fs from 'node:fs';
import path from 'node:path';
import { Database } from 'node-sqlite3-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIALECTS, quoteName } from '../../../code/sql';
import { exportFileName } from '../../../dictionary/model/exampleRecord';
import { PROGRAMS, type Program } from '../../../testing/convert/databasePrograms';
import { convertIn, csvTables, folderToConvert } from '../../../testing/convert/publishedConverter';
import { isSame, unlikeSample, type Row } from '../../../testing/convert/sampleValues';
import { makeFolder } from '../../../testing/guides/exportFolder';
import { recordsOf, tables } from '../../../testing/published';

/** Stands in what no program may print. */
const MARK = 'Quokka';

/** Values that every column gets, whatever its type. */
const ODD_VALUES = [
  ...['""', '"now"', '"J2451187"', '"infinity"', '"2025-03-04T11:05:00+05:30"', '"=1+1"'],
  ...['"9999-12-31T23:59:59.9999999"', '"3/4/2025 11:05:00 PM"', '"0000-01-01"', '"\\u0000"'],
  ...['1e400', '1E-400', '9007199254740993', '12345678901234567890', '33.333333333333336', 'true'],
  JSON.stringify(`${MARK} “é” 中😀 "quoted" 'single' C:\\new\\u0041 \t\r\n\u0001 ,| \n\\.\n end`),
  JSON.stringify(`${MARK}, "b"\r\n\nc `),
];

/** The forms in which a file may have its lines; the last has two that are no records. */
const FORMS: readonly ((lines: readonly string[]) => string)[] = [
  (lines) => `\uFEFF${lines.join('\r\n \n')}\r\n\n`,
  (lines) => `[${lines.join(',')}]`,
  (lines) => `[\r\n  ${lines.join(',\n  ')}\n]\n`,
  (lines) => [...lines, `{"${MARK}"`, 'a\0b'].join('\n'),
];

/** The sample in these forms, with a record for each odd value behind its own. */
function oddFiles(): Record<string, string> {
  const files = tables.map(({ name, entity, columns }, at) => {
    const odd = ODD_VALUES.map((value) => {
      const members = columns.map(({ field }) => `${JSON.stringify(field.fieldName)}:${value}`);
      return `{${members.join(',')}}`;
    });
    const lines = [...recordsOf(entity.slug).map(({ text }) => text), ...odd];
    return [exportFileName(name), FORMS[at % FORMS.length]!(lines)];
  });
  return Object.fromEntries(files) as Record<string, string>;
}

const folder = folderToConvert();
const out = (name: string) => path.join(folder, name);
beforeAll(() => {
  convertIn(folder, ['export.zip', '--to', 'sql', 'sample']);
  convertIn(folder, ['export.zip', 'sample.sqlite']);
  convertIn(folder, [makeFolder(oddFiles()), '--to', 'sql', 'odd']);
});

it('the files for databases have every value of the sample, with odd ones behind', () => {
  expect(unlikeSample(csvTables(out('sample')))).toEqual([]);
  expect(unlikeSample(csvTables(out('odd')), 'exported', ODD_VALUES.length)).toEqual([]);
});

const types = new Map(
  tables.map(({ name, columns }) => [name, columns.map(({ dataType }) => dataType)]),
);

for (const name of Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[]) {
  const program = PROGRAMS[name]();
  const { label } = DIALECTS[name];
  if (typeof program === 'string') it.skip(`${label} loads the files: ${program}`);
  else describe(label, () => expectLoaded(program));
}

function expectLoaded({ load, query, close }: Program): void {
  afterAll(close);

  it.each([
    ['the sample', 'sample'],
    ['odd values', 'odd'],
  ])('loads the files of %s once, with every cell', async (_, files) => {
    const [first, again] = [await load(out(files)), await load(out(files))];
    expect(first).toMatchObject({ status: 0 });
    expect(again.printed).toContain('already exists');
    expect(again.status).not.toBe(0);
    expect(`${first.printed}${again.printed}`).not.toContain(MARK);
    const said = /Sum\W+(\d+)\W+(\d+)\W+(\d+)/.exec(first.printed)?.slice(1).map(Number);
    expect(said).toEqual(sumOf(csvCells(out(files), '_load')));
    const names = fs.readdirSync(out(files)).flatMap((file) => file.match(/.*(?=\.csv$)/) ?? []);
    const queries = names.map((table) => `SELECT * FROM ${quoteName(table)}`);
    const loaded = await query(out(files), queries);
    const wrong = names.flatMap((table, at) =>
      unlikeFile(table, csvCells(out(files), table), loaded[at] ?? []),
    );
    expect(wrong).toEqual([]);
  });

  it('gives in each view the rows that the converter’s own SQLite gives', async () => {
    const database = new Database(out('sample.sqlite'), { readOnly: true });
    const views = database.all("SELECT name FROM sqlite_schema WHERE type = 'view'");
    const queries = views.map((view) => `SELECT * FROM ${quoteName(String(view.name))}`);
    const expected = queries.map((sql) => spelled(database.all(sql)));
    database.close();
    expect(queries.length).toBeGreaterThan(10);
    expect((await query(out('sample'), queries)).map(spelled)).toEqual(expected);
  });
}

type Cells = (string | null)[];

/** Where the rows of a table are not those of its file. */
function unlikeFile(table: string, [names = [], ...lines]: Cells[], rows: readonly Row[]) {
  const wrong = lines.flatMap((line, at) =>
    line.slice(0, -1).flatMap((cell, place) => {
      const found = rows[at]?.[names[place] ?? ''];
      const type = types.get(table)?.[place] ?? 'TODO';
      return isSame(type, cell, found) && (cell === null) === (found === null)
        ? []
        : `${table}, row ${at + 1}, "${names[place]}" is ${cell}, loaded as ${found}`;
    }),
  );
  return rows.length === lines.length
    ? wrong
    : [`${table} has ${rows.length} rows of ${lines.length}`];
}

/** The sums of records, rows and values that are listed. */
function sumOf([names = [], ...lines]: Cells[]): number[] {
  return ['records', 'rows', 'misfits'].map((name) =>
    lines.reduce((sum, line) => sum + Number(line[names.indexOf(name)]), 0),
  );
}

/** The cells of a file: null where one is empty and not in quotes. */
function csvCells(of: string, table: string): Cells[] {
  const text = fs.readFileSync(path.join(of, `${table}.csv`), 'utf8');
  const lines: Cells[] = [[]];
  for (const [, cell = '', end] of text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)) {
    const isQuoted = cell.startsWith('"');
    lines.at(-1)?.push(isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell || null);
    if (end !== ',') lines.push([]);
  }
  return lines.slice(0, -1);
}

/** Rows in one order: what a view sorts by can be the same for several. */
const spelled = (rows: readonly Row[]) =>
  rows.map((row) => JSON.stringify(Object.values(row).map(plainly))).sort();

/** A value alike whatever the database: flags as 0 and 1, numbers without zeros behind, GUIDs in small letters. */
function plainly(value: unknown): string | null {
  if (value === null) return null;
  const text = String(typeof value === 'boolean' ? Number(value) : value);
  return /^-?\d+(\.\d+)?$/.test(text) ? String(Number(text)) : text.toLowerCase();
}
