import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { isGolden } from '../../../testing/golden';
import { readSample } from '../../../testing/sample/sample';
import { isSameInAllZones } from '../../../testing/timeZones';
import { csv } from '../csv/csv';
import { workbook } from './workbook';

isGolden(__dirname, workbook);

const { dictionary, inputs } = await readSample();
const bytes = async () => (await workbook(dictionary, inputs))[0]?.content as Uint8Array;

const part = (zip: Uint8Array, name: string) => strFromU8(unzipSync(zip)[name] ?? new Uint8Array());

it('holds positions as numbers, to be sorted', async () => {
  expect(part(await bytes(), 'xl/worksheets/sheet3.xml')).toMatch(/<c r="E\d+"><v>2<\/v>/);
});

it('has a number with its sign, as the CSV file of fields has it', async () => {
  const [entity] = dictionary.entities;
  const fields = entity!.fields.map((field) => ({ ...field, exampleValue: '-12345.50' }));
  const changed = { ...dictionary, entities: [{ ...entity!, fields }] };
  const [file] = await workbook(changed, inputs);
  expect(part(file!.content as Uint8Array, 'xl/worksheets/sheet3.xml')).toContain('>-12345.50<');
  const files = await csv(changed, inputs);
  expect(files.map(({ content }) => String(content)).join()).toContain(',-12345.50,');
});

afterEach(() => void vi.useRealTimers());

isSameInAllZones((at) => {
  vi.setSystemTime(Date.UTC(2030, at, 1));
  return bytes();
});
