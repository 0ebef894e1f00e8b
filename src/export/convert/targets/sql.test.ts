import { expect, it } from 'vitest';
import { csvLines } from '../../../code/csv';
import { casesOf } from '../../../testing/cases';
import { convertFiles, memoryOut, rules } from '../../../testing/convert/inMemory';
import { sqlTarget } from './sql';

type Case = {
  file: string;
  field: string;
  values: [json: string, kept: string, listed?: string][];
};

/** The files of an export of one file, by their names. */
async function convert(table: string, lines: readonly string[]) {
  const { out, files } = memoryOut();
  const { sql } = await rules;
  const source = new Map([[`${table}.json`, [...lines]]]);
  await convertFiles(source, { open: () => sqlTarget(out, [], sql) });
  return files;
}

it.each(Object.entries(casesOf<Case>('src/export/convert/targets/sql')))(
  'a value that fits the type %s is spelled as databases read it; any other is null and listed',
  async (_, { file, field, values }) => {
    const lines = values.map(([json]) => `{"${field}":${json}}`);
    const files = await convert(file, lines);
    const [heading = [], ...rows] = csvLines(files.get(`${file}.csv`) ?? '');
    const listed = csvLines(files.get('_misfit.csv') ?? '').slice(1);
    const found = values.map(([json], at) => {
      const [, , , , value, reason] = listed.find(([, line]) => line === String(at + 1)) ?? [];
      if (reason) expect(value).toBe(json.replaceAll(/^"|"$/g, ''));
      return [json, rows[at]?.[heading.indexOf(field)], ...(reason ? [reason] : [])];
    });
    expect(found).toEqual(values);
    expect(rows.filter((row) => row.at(-1) !== '')).toEqual([]);
  },
);

it('empty text is told from null by quotes, and in a column for databases that do not see them', async () => {
  const files = await convert('ContentPayer', ['{"Payer Id":1,"City":"","Zip":null,"State":""}']);
  expect(files.get('ContentPayer.csv')).toBe(
    'Payer Id,Insurance Name,Address 1,Address 2,City,State,Zip,Phone,_file,_line,_extra,_empty\r\n' +
      '1,,,,"","",,,ContentPayer.json,1,,.5..6.\r\n',
  );
});

it('DuckDB is told how many bytes the longest line of a file may have', async () => {
  const files = await convert('ContentPayer', [`{"City":"${'中'.repeat(800_000)}"}`]);
  expect(files.get('duckdb.sql')).toContain(', max_line_size = 2400093, columns');
});

it('what is no record is kept as it is, but for what no database has', async () => {
  const files = await convert('ContentPayer', ['no "record"', 'a\0b']);
  expect(files.get('_rejected.csv')).toContain('ContentPayer.json,1,"no ""record""",not-json,');
  expect(files.get('_rejected.csv')).toContain('ContentPayer.json,2,a\\u0000b,not-json,');
  expect(files.get('ContentPayer.csv')).toMatch(/^Payer Id,.*,_empty\r\n$/);
});
