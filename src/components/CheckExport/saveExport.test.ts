import { randomBytes } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { customDictionary } from '../../outputs/artefacts/customDictionary/customDictionary';
import {
  dictionary,
  file,
  files,
  kindsOf,
  PAYER,
  SAMPLE,
  served,
  serveSample,
} from '../../testing/exportCheck/servedChecks';
import type { FromWorker, Given, SaveFormat, ToWorker } from './messages';
import { zipOf } from './saveExport';

afterEach(() => vi.unstubAllGlobals());

async function saved(given: Given, format: SaveFormat, isCanceled = false) {
  const { sent, take } = served();
  await take({ check: { given, name: 'export.zip' } });
  const before = sent.length;
  const saving = take({ save: format });
  if (isCanceled) await take({ cancel: true });
  await saving;
  return sent.slice(before).filter(({ saving }) => !saving?.isUnderWay);
}

const XLSX = 'export.xlsx, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const partsOf = async ([message]: FromWorker[], file: string) => {
  if (!message?.saved) throw new Error(JSON.stringify(message));
  const { name, blob } = message.saved;
  expect(`${name}, ${blob.type}`).toBe(file);
  return unzipSync(new Uint8Array(await blob.arrayBuffer()));
};

it('what was checked is saved as CSV and as a workbook, with what does not fit', async () => {
  const given = files(file('ContentPayer.json', `${PAYER}no record\n`));
  const messages = await saved(given, 'csv');
  const text =
    'Saved. 2 records of 1 file read: 1 row, 1 rejected record. Rejected records are in _rejected, with the reason. 1 value not of the data type of the field; listed in _misfit.';
  const zip = { name: 'export-csv.zip', blob: expect.any(Blob) };
  const saving = { text, isUnderWay: false };
  expect(messages).toEqual([{ saving, announced: text, saved: zip }]);
  const csv = await partsOf(messages, 'export-csv.zip, application/zip');
  expect(strFromU8(csv['ContentPayer.csv']!)).toContain('\r\nx,Example Health Plan,');
  expect(strFromU8(csv['_rejected.csv']!)).toContain('ContentPayer.json,2,no record,not-json');
  const workbook = await partsOf(await saved(given, 'xlsx'), XLSX);
  expect(strFromU8(workbook['xl/workbook.xml']!)).toContain('<sheet name="Payer"');
});

it('what was checked is saved as SQL: the files, and what copies them into each database', async () => {
  const messages = await saved(files(file('ContentPayer.json', PAYER)), 'sql');
  const sql = await partsOf(messages, 'export-sql.zip, application/zip');
  expect(strFromU8(sql['ContentPayer.csv']!)).toContain('\r\n,Example Health Plan,');
  for (const name of ['postgresql', 'sqlserver', 'sqlite', 'duckdb']) {
    const text = strFromU8(sql[`${name}.sql`]!);
    expect(text).toContain('ContentPayer.csv');
    expect(text).toContain('Name of the payer');
    expect(text.includes('CREATE VIEW "units-left"')).toBe(name !== 'sqlserver');
  }
  expect(strFromU8(sql['_field.csv']!)).toContain('ContentPayer,Payer Id,1,');
});

it('what cannot be read whole is not saved, and the reason is given', async () => {
  const zip = zipSync({ 'ContentPayer.json': strToU8(PAYER) });
  const cut = files(file('export.zip', zip.subarray(0, zip.length - 10)));
  const text = 'Not saved. export.zip: Zip is cut off.';
  expect(await saved(cut, 'csv')).toEqual([
    { saving: { text, isUnderWay: false }, announced: text },
  ]);
  const [brokenOff] = await saved(files(), 'csv');
  expect(brokenOff?.announced).toMatch(/^Not saved\. The page could not write .* ehi-convert\.mjs/);
});

it('what is larger than is kept in memory is whole', async () => {
  const content = randomBytes(2 ** 24);
  const zip = await zipOf([{ path: 'a', content }]).arrayBuffer();
  expect(content.equals(unzipSync(new Uint8Array(zip)).a!)).toBe(true);
});

it('what is put away while it is saved is not saved', async () => {
  serveSample();
  expect(await saved(SAMPLE.given, 'csv', true)).toEqual([]);
});

const PROFILE = 'ContentClientProfile_Custom.json';
const PROFILES = files(
  file(
    PROFILE,
    '{"Client Id":1,"Shoe Size":9}\n{"Client Id":2,"Shoe Size":"big"}\n{"Client Id":3,"Shoe Size":8}\n',
  ),
);
const PROFILES_CHECK = { check: { given: PROFILES, name: 'files' } };
const yaml = (fields: string) =>
  file('custom.yaml', `ContentClientProfile_Custom:\n  Shoe Size: ${fields}\n`);
const SIZED = yaml('{ dataType: integer, description: US size. }');

/** What comes of orders that are given one after the other: the last news of each part. */
async function hear(orders: readonly ToWorker[]) {
  const { sent, take } = served();
  for (const order of orders) await take(order);
  return sent.reduce((all, news) => ({ ...all, ...news }), {});
}

it('custom fields are drafted, and once described are checked, saved and a dictionary of their own', async () => {
  const before = await hear([PROFILES_CHECK]);
  expect(before.draft).toContain('  "Shoe Size":\n');
  const payer = { check: { given: files(file('ContentPayer.json', PAYER)), name: 'files' } };
  expect((await hear([payer])).draft).toBeUndefined();
  const after = await hear([{ describe: SIZED }, PROFILES_CHECK, { save: 'csv' }]);
  expect(after.saving?.text).toContain('1 value not of the data type of the field');
  const made = unzipSync(new Uint8Array(await after.described!.zip.arrayBuffer()));
  const expected = customDictionary(dictionary, {
    ContentClientProfile_Custom: [{ name: 'Shoe Size', type: 'integer', description: 'US size.' }],
  });
  expect(
    Object.entries(made).map(([path, bytes]) => ({ path, content: strFromU8(bytes) })),
  ).toEqual(expected);
});

it('what is wrong with a description is said, and the one before it stays', async () => {
  const heard = await hear([{ describe: SIZED }, { describe: yaml('number') }, PROFILES_CHECK]);
  expect(heard.notDescribed).toHaveLength(1);
  expect(kindsOf(heard.report!)).toContain('wrong-type');
  const two = yaml('{ dataType: integer }\n  Hat: { dataType: integer, description: Size. }');
  const better = await hear([{ describe: yaml('number') }, { describe: two }]);
  expect(better.announced).toBe('custom.yaml: 2 fields of 1 file, 1 with a description.');
  expect(better.notDescribed).toBeUndefined();
  const gone = { path: 'custom.yaml', blob: { text: () => Promise.reject() } as unknown as Blob };
  const { notDescribed } = await hear([{ describe: gone }]);
  expect(notDescribed).toEqual(['The file could not be read. Choose it again.']);
});
