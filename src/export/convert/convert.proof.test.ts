import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Database } from 'node-sqlite3-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvLines } from '../../code/csv';
import { DIALECTS, quoteName } from '../../code/sql';
import { DOWNLOADS, downloadName } from '../../dictionary/model/addresses';
import { exportFileName } from '../../dictionary/model/exampleRecord';
import { PROGRAMS, type Program } from '../../testing/convert/databasePrograms';
import { readWorkbook } from '../../testing/convert/readWorkbook';
import { isSame, unlikeSample, type Row } from '../../testing/convert/sampleValues';
import { makeFolder } from '../../testing/guides/exportFolder';
import { blocksRunBy } from '../../testing/guides/projectGuides';
import { bytesOf, recordsOf, tables, textOf } from '../../testing/published';

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

const PROGRAM = downloadName(DOWNLOADS.exportConvert);
const folder = makeFolder({ [PROGRAM]: textOf(PROGRAM) });
const out = (name: string) => path.join(folder, name);
fs.writeFileSync(out('export.zip'), bytesOf('sample-export.zip'));

/** Runs the converter. */
function convert(from: string, args: readonly string[]): void {
  const command = [PROGRAM, from, ...args];
  const run = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  expect([0, 1], run.stderr).toContain(run.status);
}

beforeAll(() => {
  convert('export.zip', ['ehi.sqlite', '--names', 'snake_case']);
  for (const format of ['csv', 'ndjson', 'sql']) convert('export.zip', ['--to', format, format]);
  convert('export.zip', ['out.xlsx']);
  convert(makeFolder(oddFiles()), ['--to', 'sql', 'odd']);
});

it('SQLite has every value of the sample, with names in snake_case', () => {
  expect(unlikeSample(sqliteTables('ehi.sqlite'), 'snake_case')).toEqual([]);
});

it('SQLite has texts in any script, and such as are too long to be handed over with their row', () => {
  const record = { City: '中'.repeat(30_000), State: 'é'.repeat(70_000), Zip: '“é” 中😀' };
  convert(makeFolder({ 'ContentPayer.json': JSON.stringify(record) }), ['texts.sqlite']);
  expect(sqliteTables('texts.sqlite')('ContentPayer')).toMatchObject([record]);
});

it('CSV has every value', () => {
  expect(unlikeSample(csvTables('csv', /^'(?=[=+@\t\r-])/))).toEqual([]);
});

it('NDJSON has every value', () => {
  const rowsOf = (table: string) => {
    const lines = fs.readFileSync(out(`ndjson/${table}.ndjson`), 'utf8').match(/.+/g) ?? [];
    return lines.map((line) => JSON.parse(line) as Row);
  };
  expect(unlikeSample(rowsOf)).toEqual([]);
});

it('a workbook has every value, and says what these can reveal', () => {
  const sheets = readWorkbook(fs.readFileSync(out('out.xlsx')));
  const contents = sheets.get('Contents')?.map(([first]) => first);
  expect(contents).toContainEqual(expect.stringMatching(/^- [\d,]+ of [\d,]+ records: Free text/));
  const sheetOf = new Map(
    sheets.get('Contents')?.map(([sheet, , , table]) => [table, String(sheet)]),
  );
  const rowsOf = (table: string) => {
    const [columns = [], ...rows] = sheets.get(sheetOf.get(table) ?? '') ?? [];
    return rows.map((cells) => rowOf(columns.map(String), cells));
  };
  expect(unlikeSample(rowsOf)).toEqual([]);
});

const rowOf = (columns: readonly string[], cells: readonly unknown[]): Row =>
  Object.fromEntries(columns.map((name, at) => [name, cells[at]]));

function sqliteTables(name: string) {
  return (table: string): readonly Row[] => {
    const database = new Database(out(name), { readOnly: true });
    try {
      return database.all(`SELECT * FROM ${quoteName(table)} ORDER BY rowid`);
    } finally {
      database.close();
    }
  };
}

/** @param guard what stands before text that a spreadsheet would run; nothing in files for databases */
function csvTables(name: string, guard = /^$/) {
  return (table: string): readonly Row[] => {
    const text = fs.readFileSync(out(`${name}/${table}.csv`), 'utf8');
    const [columns = [], ...rows] = csvLines(text);
    return rows.map((cells) =>
      rowOf(
        columns,
        cells.map((cell) => cell.replace(guard, '')),
      ),
    );
  };
}

it('the files for databases have every value, with odd ones behind', () => {
  expect(unlikeSample(csvTables('sql'))).toEqual([]);
  expect(unlikeSample(csvTables('odd'), 'exported', ODD_VALUES.length)).toEqual([]);
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
    ['the sample', 'sql'],
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
    const database = new Database(out('ehi.sqlite'), { readOnly: true });
    const views = database.all("SELECT name FROM sqlite_schema WHERE type = 'view'");
    const queries = views.map((view) => `SELECT * FROM ${quoteName(String(view.name))}`);
    const expected = queries.map((sql) => spelled(database.all(sql)));
    database.close();
    expect(queries).toHaveLength(blocksRunBy('recipe').length + blocksRunBy('question').length);
    expect((await query(out('sql'), queries)).map(spelled)).toEqual(expected);
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
