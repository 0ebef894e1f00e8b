import { strFromU8, unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { dictionary, guides } from '../../../testing/guides/projectGuides';
import { isGolden } from '../../../testing/golden';
import { CAN_CHANGE_ZONE, inTimeZones } from '../../../testing/timeZones';
import { csv } from '../csv/csv';
import { workbook } from './workbook';

isGolden(__dirname, workbook);

const bytes = async () => (await workbook.render(dictionary, { guides }))[0]?.content as Uint8Array;

/** The texts of a workbook's part. */
const part = (zip: Uint8Array, name: string) => strFromU8(unzipSync(zip)[name] ?? new Uint8Array());

it('has five sheets, with as many rows as there are', async () => {
  const zip = await bytes();
  const names = [...part(zip, 'xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]+)"/g)];
  expect(names.map(([, name]) => name)).toEqual(['About', 'Entities', 'Fields', 'Values', 'Joins']);
  const rows = (sheet: number) =>
    part(zip, `xl/worksheets/sheet${sheet}.xml`).match(/<row /g)?.length;
  expect(rows(2)).toBe(dictionary.entities.length + 1);
  expect(rows(3)).toBe(dictionary.entities.flatMap(({ fields }) => fields).length + 1);
  expect(rows(5)).toBe(dictionary.relationships.joins.length + 1);
  expect(part(zip, 'xl/sharedStrings.xml')).toContain('CC BY 4.0');
});

it('holds positions as numbers, to be sorted', async () => {
  expect(part(await bytes(), 'xl/worksheets/sheet3.xml')).toMatch(/<c r="E3"><v>2<\/v>/);
});

it('has a number with its sign, as the CSV file of fields has it', async () => {
  const [entity] = dictionary.entities;
  const fields = entity!.fields.map((field) => ({ ...field, exampleValue: '-12345.50' }));
  const changed = { ...dictionary, entities: [{ ...entity!, fields }] };
  const [file] = await workbook.render(changed, { guides });
  expect(part(file!.content as Uint8Array, 'xl/sharedStrings.xml')).toContain('>-12345.50<');
  const files = await csv.render(changed, { guides });
  expect(files.map(({ content }) => String(content)).join()).toContain(',-12345.50,');
});

it.skipIf(!CAN_CHANGE_ZONE)('has the same bytes in every time zone and at every time', async () => {
  const made = await inTimeZones(['UTC', 'America/Los_Angeles', 'Asia/Kolkata'], async (at) => {
    vi.setSystemTime(Date.UTC(2030, at, 1));
    return Buffer.from(await bytes()).toString('base64');
  });
  vi.useRealTimers();
  expect(made).toHaveLength(3);
  expect(new Set(made).size).toBe(1);
});
