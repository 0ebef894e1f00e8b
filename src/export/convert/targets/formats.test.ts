import { describe, expect, it } from 'vitest';
import { csvLines } from '../../../code/csv';
import { memoryOut } from '../../../testing/convert/inMemory';
import { readWorkbook } from '../../../testing/convert/readWorkbook';
import { Numeral, spec, type Cell } from '../tables';
import { textTarget } from './texts';
import { workbookTarget } from './workbook';
import { zipOut } from './out';

const TABLE = spec('ContentTable', 'Id# Text');
const NOTHING = { indexes: [], views: [] };

const NASTY = [
  '=cmd()',
  '+1 day',
  '@x',
  '-',
  '-5',
  'a "quote", a comma\r\nand a line',
  '',
  ' spaces ',
  '<b>&amp;</b>',
  'a\u0000b\u000c\uffff',
  '_x0041_',
  '中文 😀 é',
];
const ROWS: Cell[][] = [
  ...NASTY.map((text, at): Cell[] => [at, text]),
  [null, null],
  [1.5, 'a decimal'],
  [9007199254740993n, 'a long number'],
  [new Numeral('1e400'), 'one beyond all'],
];

/** The file of the format that has the rows of a table. */
function lines(format: 'csv' | 'ndjson'): string {
  const { out, files } = memoryOut();
  const target = textTarget(format, out);
  const writer = target.begin(TABLE);
  ROWS.forEach(writer.row);
  writer.end();
  void target.finish(NOTHING);
  return files.get(`ContentTable.${format}`) ?? '';
}

function workbook(rows: readonly Cell[][], mostRows?: number): Map<string, Cell[][]> {
  const pieces: Uint8Array[] = [];
  const out = zipOut(
    (bytes) => pieces.push(bytes),
    () => {},
    () => {},
  );
  const target = workbookTarget(out, mostRows);
  const writer = target.begin(TABLE);
  rows.forEach(writer.row);
  writer.end();
  void target.finish(NOTHING);
  return readWorkbook(Buffer.concat(pieces));
}

describe('a CSV file', () => {
  it('has each value as it is, and nothing that a spreadsheet runs', () => {
    const [heading, ...rows] = csvLines(lines('csv'));
    expect(heading).toEqual(['Id', 'Text']);
    const texts = rows.slice(0, NASTY.length).map(([, text]) => text);
    expect(texts).toEqual(NASTY.map((text) => (/^[=+@]|^-$/.test(text) ? `'${text}` : text)));
    expect(rows.slice(NASTY.length)).toEqual([
      ['', ''],
      ['1.5', 'a decimal'],
      ['9007199254740993', 'a long number'],
      ['1e400', 'one beyond all'],
    ]);
  });

  it('distinguishes null and empty text', () => {
    expect(lines('csv')).toContain('\r\n6,""\r\n');
    expect(lines('csv')).toContain('\r\n,\r\n');
  });
});

it('an NDJSON file has each value as it is, and no null', () => {
  const rows = lines('ndjson').trim().split('\n');
  expect(rows.slice(0, NASTY.length).map((line) => JSON.parse(line).Text)).toEqual(NASTY);
  expect(rows.slice(NASTY.length)).toEqual([
    '{}',
    '{"Id":1.5,"Text":"a decimal"}',
    '{"Id":9007199254740993,"Text":"a long number"}',
    '{"Id":1e400,"Text":"one beyond all"}',
  ]);
});

describe('a workbook', () => {
  it('has each value as it is, long numbers as text', () => {
    const [heading, ...rows] = workbook(ROWS).get('Table') ?? [];
    expect(heading).toEqual(['Id', 'Text']);
    expect(rows).toEqual(
      ROWS.map((row) =>
        row.every((cell) => cell === null)
          ? []
          : row.map((cell) => (typeof cell === 'number' ? cell : String(cell))),
      ),
    );
  });

  it('goes on in another sheet where a table is longer than one', () => {
    const rows = Array.from({ length: 5 }, (_, at): Cell[] => [at, 'x']);
    const sheets = workbook(rows, 3);
    expect([...sheets.keys()]).toEqual(['Table', 'Table 2', 'Table 3', '_sheet', '_sheet 2']);
    expect(sheets.get('Table 3')).toEqual([
      ['Id', 'Text'],
      [4, 'x'],
    ]);
    expect(sheets.get('_sheet')?.slice(1)).toEqual([
      ['Table', 'ContentTable', 2],
      ['Table 2', 'ContentTable', 2],
    ]);
  });

  it('has text that is longer than a cell in parts', () => {
    const text = 'ab'.repeat(40_000);
    const sheets = workbook([[1, text]]);
    expect(sheets.get('Table')?.[1]).toEqual([1, 'See the sheet _long']);
    const parts = sheets.get('_long')?.slice(1) ?? [];
    expect(parts.map((part) => part[4]).join('')).toBe(text);
    expect(parts[2]?.slice(0, 4)).toEqual(['Table', 2, 'Text', 3]);
  });
});
