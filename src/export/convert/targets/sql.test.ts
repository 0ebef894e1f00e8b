import { expect, it } from 'vitest';
import { csvLines } from '../../../code/csv';
import { convertFiles, memoryOut, rules } from '../../../testing/convert/inMemory';
import { sqlTarget } from './sql';

/** A field of each type. */
const FIELDS = {
  text: ['ContentOrders', 'Order Item Text'],
  integer: ['ContentOrders', 'Order Item Id'],
  bigint: ['ContentClientImplantableDevice', 'Device Type'],
  decimal: ['Content277Response', 'Claim Charge'],
  double: ['ContentClaims', 'Charges'],
  bit: ['ContentOrders', 'Is Signed'],
  guid: ['ContentASAMAssessment', 'ASAM Assessment Report Id'],
  datetime: ['ContentOrders', 'Created Date'],
  date: ['ContentAuthorization', 'Period Start Date'],
} as const;

const GUID = '0f1c2a34-5b6d-4e7f-8a90-1b2c3d4e5f60';

/** What a value in JSON becomes in the file, and why it is listed. */
const VALUES: Readonly<
  Record<keyof typeof FIELDS, readonly (readonly [json: string, kept: string, listed?: string])[]>
> = {
  text: [
    ['"=1+1"', '=1+1'],
    ['"a \\"b\\",\\r\\nc"', 'a "b",\r\nc'],
    ['"a\\u0000b"', '', 'text-not-kept'],
    ['"a\\ud800b"', '', 'text-not-kept'],
    ['"a\\n\\\\.\\nb"', '', 'text-not-kept'],
    ['1.10', '1.10', 'wrong-type'],
  ],
  integer: [
    ['-7', '-7'],
    ['7.0', '7'],
    ['"7"', '7', 'wrong-type'],
    ['1.5', '', 'wrong-type'],
    ['2147483648', '', 'out-of-range'],
    ['1e400', '', 'out-of-range'],
    ['1E-400', '', 'out-of-range'],
  ],
  bigint: [
    ['9223372036854775807', '9223372036854775807'],
    ['9223372036854775808', '', 'out-of-range'],
    ['1e21', '', 'out-of-range'],
  ],
  decimal: [
    ['150.2500', '150.25'],
    ['0.00', '0'],
    ['33.333333333333336', '33.3333', 'more-digits-than-kept'],
    ['9007199254740993', '', 'out-of-range'],
    ['1e400', '', 'out-of-range'],
    ['""', '', 'wrong-type'],
  ],
  double: [
    ['1e-7', '1e-7'],
    ['33.333333333333336', '33.333333333333336', 'more-digits-than-kept'],
    ['9007199254740993', '9007199254740992', 'more-digits-than-kept'],
    ['0.10000000000000000555', '0.1', 'more-digits-than-kept'],
    ['1e400', '', 'out-of-range'],
    ['-1e400', '', 'out-of-range'],
    ['1E-400', '', 'out-of-range'],
    ['"inf"', '', 'wrong-type'],
  ],
  bit: [
    ['true', '1'],
    ['"false"', '0'],
    ['"yes"', '', 'wrong-type'],
    ['2', '', 'wrong-type'],
  ],
  guid: [
    [`"${GUID}"`, GUID],
    [`"{${GUID}}"`, '', 'wrong-type'],
  ],
  datetime: [
    ['"2025-03-04T11:05:00.1230000"', '2025-03-04T11:05:00.123'],
    ['"2025-03-04 11:05"', '2025-03-04T11:05:00'],
    ['"3/4/2025 12:05:00 AM"', '2025-03-04T00:05:00'],
    ['"3/4/2025"', '2025-03-04'],
    ['"9999-12-31T23:59:59.9999999"', '9999-12-31T23:59:59.999999', 'more-digits-than-kept'],
    ['"0000-01-01"', '', 'out-of-range'],
    ['"2025-02-30"', '', 'impossible-date'],
    ['"2025-03-04T11:05:60"', '', 'impossible-date'],
    ...[
      'now',
      'J2451187',
      'epoch',
      'infinity',
      '2025-03-04T11:05:00+05:30',
      '2025-03-04 11:05 EST',
    ].map((text) => [`"${text}"`, '', 'wrong-type'] as const),
  ],
  date: [
    ['"2025-03-04T00:00:00"', '2025-03-04'],
    ['"2025-03-04T10:00:00"', '2025-03-04', 'more-digits-than-kept'],
  ],
};

/** The files of an export of one file, by their names. */
async function convert(table: string, lines: readonly string[]) {
  const { out, files } = memoryOut();
  const { sql } = await rules;
  const open = () => sqlTarget(out, [], sql);
  await convertFiles(new Map([[`${table}.json`, [...lines]]]), { open });
  return files;
}

it.each(Object.keys(FIELDS) as (keyof typeof FIELDS)[])(
  'a value that fits the type %s is spelled as databases read it; any other is null and listed',
  async (type) => {
    const [table, field] = FIELDS[type];
    const lines = VALUES[type].map(([json]) => `{"${field}":${json}}`);
    const files = await convert(table, lines);
    const [heading = [], ...rows] = csvLines(files.get(`${table}.csv`) ?? '');
    const listed = csvLines(files.get('_misfit.csv') ?? '').slice(1);
    const found = VALUES[type].map(([json], at) => {
      const [, , , , value, reason] = listed.find(([, line]) => line === String(at + 1)) ?? [];
      if (reason) expect(value).toBe(json.replaceAll(/^"|"$/g, ''));
      return [json, rows[at]?.[heading.indexOf(field)], ...(reason ? [reason] : [])];
    });
    expect(found).toEqual(VALUES[type]);
  },
);

it('empty text is told from null by quotes, and in a column for databases that do not see them', async () => {
  const files = await convert('ContentPayer', ['{"Payer Id":1,"City":"","Zip":null,"State":""}']);
  expect(files.get('ContentPayer.csv')).toBe(
    'Payer Id,Insurance Name,Address 1,Address 2,City,State,Zip,Phone,_file,_line,_extra,_empty\r\n' +
      '1,,,,"","",,,ContentPayer.json,1,,.5..6.\r\n',
  );
});

it('what is no record is kept as it is, but for what no database has', async () => {
  const files = await convert('ContentPayer', ['no "record"', 'a\0b']);
  expect(files.get('_rejected.csv')).toContain('ContentPayer.json,1,"no ""record""",not-json,');
  expect(files.get('_rejected.csv')).toContain('ContentPayer.json,2,a\\u0000b,not-json,');
});
