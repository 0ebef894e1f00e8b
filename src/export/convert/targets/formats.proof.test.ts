import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { Database } from 'node-sqlite3-wasm';
import { expect, it } from 'vitest';
import { quoteName } from '../../../code/sql';
import { convertIn, csvTables, folderToConvert } from '../../../testing/convert/publishedConverter';
import { unlikeSample, type Row } from '../../../testing/convert/sampleValues';

const folder = folderToConvert();
const out = (name: string) => path.join(folder, name);

const hasSqlite = process.allowedNodeEnvironmentFlags.has('--experimental-sqlite');

it.skipIf(!hasSqlite)(
  `SQLite has every value of the sample${hasSqlite ? '' : ' by node:sqlite, which this Node lacks'}`,
  () => {
    convertIn(folder, ['export.zip', 'node.sqlite']);
    expect(unlikeSample(sqliteTables('node.sqlite'))).toEqual([]);
  },
);

it('SQLite as WebAssembly has every value, with names in snake_case', () => {
  const flags = hasSqlite ? ['--no-experimental-sqlite'] : [];
  convertIn(folder, ['export.zip', 'wasm.sqlite', '--names', 'snake_case'], flags);
  expect(unlikeSample(sqliteTables('wasm.sqlite'), 'snake_case')).toEqual([]);
});

it('CSV has every value', () => {
  convertIn(folder, ['export.zip', '--to', 'csv', 'csv']);
  expect(unlikeSample(csvTables(out('csv'), /^'(?=[=+@\t\r-])/))).toEqual([]);
});

it('NDJSON has every value', () => {
  convertIn(folder, ['export.zip', '--to', 'ndjson', 'ndjson']);
  const rowsOf = (table: string) => {
    const lines = fs
      .readFileSync(out(`ndjson/${table}.ndjson`), 'utf8')
      .split('\n')
      .slice(0, -1);
    return lines.map((line) => JSON.parse(line) as Row);
  };
  expect(unlikeSample(rowsOf)).toEqual([]);
});

it('a workbook has every value', () => {
  convertIn(folder, ['export.zip', 'out.xlsx']);
  expect(unlikeSample(workbookTables(fs.readFileSync(out('out.xlsx'))))).toEqual([]);
});

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

/** Reads a workbook whose text is in its cells; its last sheet says which table each sheet is from. */
function workbookTables(zip: Uint8Array) {
  const parts = unzipSync(zip);
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const sheets = new Map(
    [...part('xl/workbook.xml').matchAll(/<sheet name="([^"]+)" sheetId="(\d+)"/g)].map(
      ([, name = '', number]) => [name, part(`xl/worksheets/sheet${number}.xml`)],
    ),
  );
  const rowsOf = (sheet: string): Row[] => {
    const [columns = new Map<string, string>(), ...rows] = [
      ...(sheets.get(sheet) ?? '').matchAll(/<row>(.*?)<\/row>/gs),
    ].map(([, row = '']) => cellsOf(row));
    return rows.map((cells) =>
      Object.fromEntries([...columns].map(([letter, name]) => [name, cells.get(letter)])),
    );
  };
  const sheetOf = new Map(rowsOf('_sheet').map((row) => [row.table_name, String(row.sheet)]));
  return (table: string) => rowsOf(sheetOf.get(table) ?? '');
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
