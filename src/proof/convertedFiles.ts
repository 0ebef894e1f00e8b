import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { csvLines } from '../code/csv';
import { counted } from '../dictionary/model/counted';
import { PROGRAM, withConverted } from './sql/convert';
import type { Row } from './subject/databases';
import type { Outcome, Proof, Subject } from './subject/proof';

/** The rows of each table as they are read again: cells by column, of which null and empty may be left out. */
type Tables = (table: string) => readonly Readonly<Record<string, unknown>>[];

/** The formats of the converter beside SQLite, read again. */
export const CONVERTED_FILE_PROOFS: readonly Proof[] = [
  proof('CSV', ['--to', 'csv', 'out'], (folder) => (table) => {
    const [columns = [], ...rows] = csvLines(read(folder, `${table}.csv`).toString('utf8'));
    return rows.map((cells) => Object.fromEntries(columns.map((name, at) => [name, cells[at]])));
  }),
  proof('NDJSON', ['--to', 'ndjson', 'out'], (folder) => (table) => {
    const lines = read(folder, `${table}.ndjson`).toString('utf8').split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line));
  }),
  proof('a workbook', ['out.xlsx'], (folder) => workbookTables(fs.readFileSync(`${folder}.xlsx`))),
];

const read = (folder: string, name: string) => fs.readFileSync(path.join(folder, name));

function proof(format: string, args: readonly string[], tablesOf: (out: string) => Tables): Proof {
  return {
    artefact: PROGRAM,
    how: `the same as ${format}, read again; each value compared with the published SQL`,
    run: (subject) =>
      withConverted(subject, [PROGRAM, 'sample-export.zip', ...args], (folder) =>
        compare(subject, tablesOf(path.join(folder, 'out')), format),
      ),
  };
}

async function compare(subject: Subject, tables: Tables, format: string): Promise<Outcome> {
  const { database, broken: failed } = await subject.loaded('ddl/sqlite.sql', 'sqlite');
  if (failed.length > 0) return { counted: '', broken: failed };
  let values = 0;
  const broken: string[] = [];
  for (const { name, columns } of subject.tables) {
    const expected = await database.rows(`SELECT * FROM "${name}" ORDER BY rowid`);
    const rows = tables(name);
    if (rows.length !== expected.length) {
      broken.push(`${PROGRAM}, ${format}: ${name} has ${rows.length} rows, not ${expected.length}`);
    }
    expected.forEach((row: Row, at) => {
      for (const column of columns) {
        values += 1;
        if (isSame(rows[at]?.[column.name], row[column.name])) continue;
        const place = `${name}, row ${at + 1}, "${column.name}"`;
        broken.push(`${PROGRAM}, ${format}: ${place} differs from the published SQL`);
      }
    });
  }
  return { counted: counted(values, 'value'), broken };
}

/** Whether a cell has the value; in CSV, text that a spreadsheet would run has an apostrophe before it. */
function isSame(cell: unknown, value: unknown): boolean {
  const [found, expected] = [cell, value].map((one) => String(one ?? ''));
  return found === expected || (/^'[=+@\t\r-]/.test(String(cell)) && found === `'${expected}`);
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
