import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { csvLines } from '../../../code/csv';
import { casesOf } from '../../../testing/cases';
import { memoryOut } from '../../../testing/convert/inMemory';
import { readWorkbook } from '../../../testing/convert/readWorkbook';
import type { AreaName } from '../../../dictionary/model/areas';
import { Numeral, spec, type Cell, type TableSpec } from '../tables';
import { workbookTarget } from './workbook';
import { textTarget, zipOut } from './out';

const TABLE = spec('ContentTable', 'Id# Text');
const NOTHING = {
  indexes: [],
  views: [],
  about: () => ['export.zip', 'What became of it.'],
  notes: () => ['Its license.'],
};

const NASTY = Object.values(casesOf<string>('src/export/convert/targets/nasty'));
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

type Filled = readonly [table: TableSpec, rows: readonly Cell[][]];

const workbook = (rows: readonly Cell[][], mostRows?: number) =>
  readWorkbook(workbookOf([[TABLE, rows]], mostRows));
const nameOf = (at: number) => (at === 1 ? TABLE.name : `${TABLE.name} ${at}`);

function workbookOf(tables: readonly Filled[], mostRows?: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  const zip = zipOut((bytes) => pieces.push(bytes));
  const target = workbookTarget({ ...zip, abandon: () => {} }, mostRows);
  for (const [table, rows] of tables) {
    const writer = target.begin(table);
    rows.forEach(writer.row);
    writer.end();
  }
  void target.finish(NOTHING);
  return Buffer.concat(pieces);
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
    const [heading, ...rows] = workbook(ROWS).get(TABLE.name) ?? [];
    expect(heading).toEqual(['Id', 'Text']);
    expect(rows).toEqual(
      ROWS.map((row) =>
        row.every((cell) => cell === null)
          ? []
          : row.map((cell) => (typeof cell === 'number' ? cell : String(cell))),
      ),
    );
  });

  it('has as many columns as a table, as wide as their first values, and no time of its making', () => {
    const columns = Array.from({ length: 60 }, (_, at) => `Column${at}`);
    const cells = columns.map((name, at) => (at === 1 ? '1'.repeat(47) : name));
    const zip = Buffer.from(workbookOf([[spec('Wide', columns.join(' ')), [cells]]]));
    expect(readWorkbook(zip).get('Wide')).toEqual([columns, cells]);
    const sheet = strFromU8(unzipSync(zip)['xl/worksheets/sheet1.xml']!);
    const widths = Array.from(sheet.matchAll(/ width="(\d+)"/g), ([, width]) => width);
    expect([...widths.slice(0, 3), widths[10]]).toEqual(['11', '50', '11', '12']);
    expect(sheet).toContain('<autoFilter ref="A1:BH2"/>');
    expect(zip.readUInt32LE(10)).toBe(0x00210000);
  });

  it('goes on in another sheet where a table is longer than one', () => {
    const rows = Array.from({ length: 5 }, (_, at): Cell[] => [at, 'x']);
    const sheets = workbook(rows, 3);
    expect([...sheets.keys()].slice(1)).toEqual([1, 2, 3].map((at) => nameOf(at)));
    expect(sheets.get(nameOf(3))).toEqual([
      ['Id', 'Text'],
      [4, 'x'],
    ]);
    const listed = sheets.get('Contents')?.slice(-5, -2);
    expect(listed?.map(([name, count]) => [name, count])).toEqual(
      [2, 2, 1].map((count, at) => [nameOf(at + 1), count]),
    );
  });

  it('cuts names of sheets to what Excel takes, also with a number behind', () => {
    const table = spec(`Content/\\?*:[]${'Long'.repeat(9)}`, 'Id');
    const [, ...names] = readWorkbook(workbookOf([[table, [[1], [2], [3]]]], 3)).keys();
    expect(names).toEqual(['Content       LongLongLongLongL', 'Content       LongLongLongLon 2']);
  });

  it('has text that is longer than a cell in parts', () => {
    const text = 'ab'.repeat(40_000);
    const sheets = workbook([[1, text]]);
    expect(sheets.get(TABLE.name)?.[1]).toEqual([1, 'See the sheet _long']);
    const parts = sheets.get('_long')?.slice(1) ?? [];
    expect(parts.map((part) => part[4]).join('')).toBe(text);
    expect(parts[0]?.[4]).toHaveLength(32_767);
    expect(parts[2]?.slice(0, 4)).toEqual([TABLE.name, 2, 'Text', 3]);
  });

  it('lists records by area under names that people read, files without any, then what there is about them', () => {
    const own = spec('', 'Id _file _line# _extra').columns;
    const columns = own.map((column, at) =>
      at === 1 ? { ...column, about: 'Its R&D, <b>.' } : column,
    );
    const table = (name: string, area: AreaName) => ({
      ...{ name: `Content${name}`, columns },
      shown: { name: `${name} & more`, area, description: `One ${name}.` },
    });
    const rows: Cell[][] = [['1', 'f', 1, null]];
    const pieces = workbookOf([
      [spec('_load', 'file state'), [['f', 'loaded']]],
      [spec('_misfit', 'file'), []],
      [table('Bill', 'Billing and payments'), rows],
      [table('Pill', 'Medications'), []],
      [table('Name', 'Client and family'), rows],
    ]);
    const sheets = readWorkbook(pieces);
    const names = ['Name & more', 'Bill & more', '_load'];
    expect([...sheets.keys()]).toEqual(['Contents', ...names]);
    expect(sheets.get('Contents')?.[0]).toEqual(['export.zip']);
    expect(sheets.get('Contents')?.slice(-6)).toEqual([
      ['Name & more', 1, 'Client and family', 'ContentName', 'One Name.'],
      ['Bill & more', 1, 'Billing and payments', 'ContentBill', 'One Bill.'],
      ['_load', 1, 'About the export', '_load', ''],
      ['Pill & more', 0, 'Medications', 'ContentPill', 'One Pill.'],
      [],
      ['Its license.'],
    ]);
    const parts = unzipSync(pieces);
    const text = (name: string) => strFromU8(parts[`xl/${name}`]!);
    const contents = text('worksheets/sheet4.xml');
    expect(contents).toContain(`location="'Name &amp; more'!A1"`);
    const cells = (ofLink: RegExp) => Array.from(contents.matchAll(ofLink), ([, cell]) => cell);
    expect(cells(/<c r="(\w+)" s="2"/g)).toEqual(cells(/<hyperlink ref="(\w+)"/g));
    expect(cells(/<c r="E(\d+)" s="3"/g)).not.toEqual([]);
    expect(text('comments2.xml')).toMatch(/ref="B1".*Its R&amp;D, &lt;b&gt;\./);
    const hidden = text('worksheets/sheet2.xml').matchAll(/<col min="(\d)"[^>]*hidden/g);
    expect(Array.from(hidden, ([, at]) => at)).toEqual(['2', '3', '4']);
    expect(text('worksheets/sheet1.xml')).not.toContain('hidden');
  });
});
