import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { Database } from 'node-sqlite3-wasm';
import { csvLines } from '../../code/csv';
import { quoteName } from '../../code/sql';
import { DOWNLOADS, downloadName } from '../../dictionary/model/addresses';
import type { Naming } from '../../dictionary/model/columnNames';
import { counted } from '../../dictionary/model/counted';
import { exportFileName } from '../../dictionary/model/exampleRecord';
import { nameIn } from '../../outputs/artefacts/columns';
import { inFolder, lineOf, type Proof, type Subject } from '../subject/proof';
import type { Row } from './programs';
import { expectedOf, isSame } from './values';

export const PROGRAM = downloadName(DOWNLOADS.exportConvert);

/** The rows of a table in the order of its file; cells by column, of which null may be left out. */
type Tables = (table: string) => readonly Row[];

/** Takes its own SQLite from a Node that has it. */
export const WITHOUT_SQLITE = process.allowedNodeEnvironmentFlags.has('--experimental-sqlite')
  ? ['--no-experimental-sqlite']
  : [];

/** The converter in each of its formats, read again: the values are those of the sample. */
export const CONVERT_PROOFS: readonly Proof[] = [
  ofFormat('SQLite by node:sqlite', ['out.sqlite'], sqliteTables),
  ofFormat('SQLite as WebAssembly', ['out.sqlite'], sqliteTables, 'snake_case', WITHOUT_SQLITE),
  ofFormat('CSV', ['--to', 'csv', 'out'], (out) => csvTables(out, /^'(?=[=+@\t\r-])/)),
  ofFormat('CSV for databases', ['--to', 'sql', 'out'], (out) => csvTables(out)),
  ofFormat('NDJSON', ['--to', 'ndjson', 'out'], (out) => (table) => {
    const lines = read(out, `${table}.ndjson`).split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line) as Row);
  }),
  ofFormat('a workbook', ['out.xlsx'], (out) => workbookTables(fs.readFileSync(`${out}.xlsx`))),
];

function ofFormat(
  format: string,
  args: readonly string[],
  tablesOf: (out: string) => Tables,
  naming: Naming = 'exported',
  flags: readonly string[] = [],
): Proof {
  const isMissing = format.endsWith('node:sqlite') && !process.getBuiltinModule('node:sqlite');
  return {
    artefact: PROGRAM,
    how: `converts the sample to ${format}; every value compared with its line`,
    run: (subject) =>
      isMissing
        ? { notRun: 'this Node has no node:sqlite' }
        : inFolder((folder) => {
            fs.writeFileSync(path.join(folder, 'export.zip'), subject.bytes('sample-export.zip'));
            convert(subject, folder, ['export.zip', ...args, '--names', naming], flags);
            const rowsOf = tablesOf(path.join(folder, 'out'));
            return compareRecords(subject, format, naming, rowsOf);
          }),
  };
}

/** Runs the converter in a folder. Throws an Error where it writes nothing. */
export function convert(
  { bytes }: Subject,
  cwd: string,
  args: readonly string[],
  flags: readonly string[] = [],
): void {
  fs.writeFileSync(path.join(cwd, PROGRAM), bytes(PROGRAM));
  const command = [...flags, PROGRAM, ...args];
  const { stderr, status } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' });
  if (status === null || status > 1) throw new Error(`it ends with ${status}: ${stderr}`);
}

/**
 * Says where rows are not what the records of the sample say.
 *
 * @param others how many rows each table has behind those
 */
export function compareRecords(
  { tables, sample }: Subject,
  format: string,
  naming: Naming,
  rowsOf: Tables,
  others = 0,
) {
  const broken: string[] = [];
  let values = 0;
  for (const table of tables) {
    const file = exportFileName(table.name);
    const records = sample.of(table.entity.slug);
    const rows = rowsOf(nameIn(naming, table));
    const expectedRows = records.length + others;
    if (rows.length !== expectedRows) {
      broken.push(`${file} becomes ${rows.length} rows, not ${expectedRows}`);
    }
    for (const [at, record] of records.entries()) {
      for (const column of table.columns) {
        values += 1;
        const expected = expectedOf(column, record);
        const found = rows[at]?.[nameIn(naming, column)];
        if (isSame(column.dataType, expected, found)) continue;
        broken.push(
          `${lineOf(record)} "${column.field.fieldName}" is ${expected}, becomes ${found}`,
        );
      }
    }
  }
  return {
    counted: counted(values, 'value'),
    broken: broken.map((each) => `${PROGRAM}, ${format}: ${each}`),
  };
}

const read = (folder: string, name: string) => fs.readFileSync(path.join(folder, name), 'utf8');

function sqliteTables(out: string): Tables {
  return (table) => {
    const database = new Database(`${out}.sqlite`, { readOnly: true });
    try {
      return database.all(`SELECT * FROM ${quoteName(table)} ORDER BY rowid`);
    } finally {
      database.close();
    }
  };
}

/** @param guard what stands before text that a spreadsheet would run; nothing in files for databases */
export function csvTables(out: string, guard = /^$/): Tables {
  return (table) => {
    const [columns = [], ...rows] = csvLines(read(out, `${table}.csv`));
    const cell = (text = '') => text.replace(guard, '');
    return rows.map((cells) =>
      Object.fromEntries(columns.map((name, at) => [name, cell(cells[at])])),
    );
  };
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
