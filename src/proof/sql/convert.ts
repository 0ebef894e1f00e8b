import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { Database } from 'node-sqlite3-wasm';
import { csvLines } from '../../code/csv';
import { quoteName } from '../../code/sql';
import { DOWNLOADS, downloadName } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import type { Naming } from '../../dictionary/model/columnNames';
import { nameIn, type Table } from '../../outputs/artefacts/columns';
import type { Database as LoadedDatabase, Row } from '../subject/databases';
import { inFolder, type Outcome, type Proof, type Subject } from '../subject/proof';

const PROGRAM = downloadName(DOWNLOADS.exportConvert);

/** The converter, by both of what it writes SQLite with and in its other formats: the same values as the published SQL. */
export const CONVERT_PROOFS: readonly Proof[] = [
  {
    artefact: PROGRAM,
    how: 'converts the sample by node:sqlite; columns, types, values and views compared with the published SQL',
    run: (subject) =>
      process.getBuiltinModule('node:sqlite')
        ? prove(subject, 'exported', [])
        : { notRun: 'this Node has no node:sqlite' },
  },
  {
    artefact: PROGRAM,
    how: 'the same by SQLite as WebAssembly, with names in snake_case',
    run: (subject) => prove(subject, 'snake', WITHOUT_SQLITE),
  },
  ofFiles('CSV', ['--to', 'csv', 'out'], (folder) => (table) => {
    const [columns = [], ...rows] = csvLines(read(folder, `${table}.csv`).toString('utf8'));
    return rows.map((cells) => Object.fromEntries(columns.map((name, at) => [name, cells[at]])));
  }),
  ofFiles('NDJSON', ['--to', 'ndjson', 'out'], (folder) => (table) => {
    const lines = read(folder, `${table}.ndjson`).toString('utf8').split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line));
  }),
  ofFiles('a workbook', ['out.xlsx'], (folder) =>
    workbookTables(fs.readFileSync(`${folder}.xlsx`)),
  ),
];

const read = (folder: string, name: string) => fs.readFileSync(path.join(folder, name));

/** Takes its own SQLite from a Node that has it. */
export const WITHOUT_SQLITE = process.allowedNodeEnvironmentFlags.has('--experimental-sqlite')
  ? ['--no-experimental-sqlite']
  : [];

async function prove(subject: Subject, naming: Naming, flags: readonly string[]): Promise<Outcome> {
  const sql = naming === 'snake' ? 'ddl/snake/sqlite.sql' : 'ddl/sqlite.sql';
  const args = [...flags, PROGRAM, 'sample-export.zip', 'ehi.sqlite', '--names', naming];
  return withConverted(subject, sql, args, async (folder, loaded) => {
    const converted = new Database(path.join(folder, 'ehi.sqlite'), { readOnly: true });
    try {
      const broken: string[] = [];
      let values = 0;
      for (const table of subject.tables) {
        const name = nameIn(naming, table);
        const columns = columnQuery(name);
        if (JSON.stringify(converted.all(columns)) !== JSON.stringify(await loaded.rows(columns))) {
          broken.push(`${PROGRAM}: ${name} has other columns than in the published SQL`);
          continue;
        }
        const query = rowQuery(table, naming);
        const expected = await loaded.rows(query);
        values += expected.length * Object.keys(expected[0] ?? {}).length;
        broken.push(...compare(PROGRAM, name, expected, converted.all(query), Object.is));
      }
      const [sum] = converted.all(
        'SELECT sum(records) - sum(rows) - sum(rejected) AS lost FROM _load',
      );
      if (sum?.lost !== 0) broken.push(`${PROGRAM}: ${sum?.lost} records are lost`);
      const views = converted.all(VIEWS) as { name: string; query: string }[];
      for (const { name, query } of views) {
        const rows = JSON.stringify(converted.all(`SELECT * FROM ${quoteName(name)}`));
        if (rows === JSON.stringify(await loaded.rows(query))) continue;
        broken.push(`${PROGRAM}: the view ${name} gives other rows than in the published SQL`);
      }
      const counts = [
        counted(subject.tables.length, 'table'),
        counted(values, 'value'),
        counted(views.length, 'view'),
      ];
      return { counted: counts.join(', '), broken };
    } finally {
      converted.close();
    }
  });
}

/** The rows of each table as they are read again: cells by column, of which null and empty may be left out. */
type Tables = (table: string) => readonly Row[];

function ofFiles(
  format: string,
  args: readonly string[],
  tablesOf: (out: string) => Tables,
): Proof {
  return {
    artefact: PROGRAM,
    how: `the same as ${format}, read again; each value compared with the published SQL`,
    run: (subject) =>
      withConverted(
        subject,
        'ddl/sqlite.sql',
        [PROGRAM, 'sample-export.zip', ...args],
        async (folder, loaded) => {
          const rowsOf = tablesOf(path.join(folder, 'out'));
          const broken: string[] = [];
          let values = 0;
          for (const { name, columns } of subject.tables) {
            const names = columns.map((column) => quoteName(column.name)).join(', ');
            const expected = await loaded.rows(`SELECT ${names} FROM "${name}" ORDER BY rowid`);
            values += expected.length * columns.length;
            broken.push(...compare(`${PROGRAM}, ${format}`, name, expected, rowsOf(name), isSame));
          }
          return { counted: counted(values, 'value'), broken };
        },
      ),
  };
}

/** Whether a cell has the value; in CSV, text that a spreadsheet would run has an apostrophe before it. */
function isSame(cell: unknown, value: unknown): boolean {
  const [found, expected] = [cell, value].map((one) => String(one ?? ''));
  return found === expected || (/^'[=+@\t\r-]/.test(String(cell)) && found === `'${expected}`);
}

/** Where the rows of a table are not those of the published SQL. */
function compare(
  what: string,
  table: string,
  expected: readonly Row[],
  rows: readonly Row[],
  isEqual: (found: unknown, value: unknown) => boolean,
): string[] {
  if (rows.length !== expected.length) {
    return [`${what}: ${table} has ${rows.length} rows, not ${expected.length}`];
  }
  return expected.flatMap((row, at) =>
    Object.entries(row)
      .filter(([column, value]) => !isEqual(rows[at]?.[column], value))
      .map(([column]) => {
        const place = `${table}, row ${at + 1}, "${column}"`;
        return `${what}: ${place} differs from the published SQL`;
      }),
  );
}

/**
 * Runs the converter in a folder with the sample export, which is gone afterwards.
 *
 * @param sql the published statements to compare with
 * @param args of Node: the program's name is among them
 */
async function withConverted(
  subject: Subject,
  sql: string,
  args: readonly string[],
  look: (folder: string, loaded: LoadedDatabase) => Promise<Outcome>,
): Promise<Outcome> {
  const { database, broken } = await subject.loaded(sql, 'sqlite');
  if (broken.length > 0) return { counted: '', broken };
  return inFolder((folder) => {
    for (const name of [PROGRAM, 'sample-export.zip']) {
      fs.writeFileSync(path.join(folder, name), subject.bytes(name));
    }
    const { stderr, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    if (status === 0) return look(folder, database);
    return { counted: '', broken: [`${PROGRAM} ends with ${status}: ${stderr}`] };
  });
}

/** The queries of the guides, as they are in a database. */
const VIEWS = `SELECT name, substr(sql, instr(sql, ' AS' || char(10)) + 4) AS query
FROM sqlite_schema WHERE type = 'view'`;

const columnQuery = (table: string) =>
  `SELECT name, type FROM pragma_table_info('${table}') WHERE substr(name, 1, 1) <> '_'`;

/** Values with what SQLite holds them as. */
function rowQuery(table: Table, naming: Naming): string {
  const columns = table.columns.map((column) => quoteName(nameIn(naming, column)));
  const types = columns.map((column) => `typeof(${column}) AS ${quoteName(`type of ${column}`)}`);
  return `SELECT ${[...columns, ...types].join(', ')} FROM ${quoteName(nameIn(naming, table))} ORDER BY rowid`;
}

/** Reads a workbook whose text is in its cells; its last sheet says which table each sheet is from. */
function workbookTables(zip: Uint8Array): Tables {
  const parts = unzipSync(zip);
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const sheets = new Map(
    [...part('xl/workbook.xml').matchAll(/<sheet name="([^"]+)" sheetId="(\d+)"/g)].map(
      ([, name = '', number]) => [name, part(`xl/worksheets/sheet${number}.xml`)],
    ),
  );
  const rowsOf = (sheet: string) => {
    const [columns = new Map<string, string>(), ...rows] = [
      ...(sheets.get(sheet) ?? '').matchAll(/<row>(.*?)<\/row>/gs),
    ].map(([, row = '']) => cellsOf(row));
    return rows.map((cells) =>
      Object.fromEntries([...columns].map(([letter, name]) => [name, cells.get(letter)])),
    );
  };
  const sheetOf = new Map(rowsOf('_sheet').map((row) => [row.table_name, row.sheet ?? '']));
  return (table) => rowsOf(sheetOf.get(table) ?? '');
}

/** The cells of a row by the letters of their columns. */
const cellsOf = (row: string) =>
  new Map(
    [...row.matchAll(/<c r="([A-Z]+)\d+".*?<(?:t|v)\b[^>]*>(.*?)<\/[tv]>/gs)].map(
      ([, letter = '', text = '']) => [
        letter,
        text
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&'),
      ],
    ),
  );
