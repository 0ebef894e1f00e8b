import { createHash } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import type { CheckReport } from '../../exportCheck/model/report';
import { checkRules } from '../../outputs/artefacts/exportCheck/checkRules';
import { zipOf } from '../../outputs/artefacts/sampleExport/sampleZip';
import { PUBLISHED } from '../../sampleExport/sampleExport';
import { customDictionary } from '../../outputs/artefacts/customDictionary/customDictionary';
import { describeFields } from '../../outputs/artefacts/customDictionary/customDictionary';
import { projectData } from '../../testing/sampleExport/madeUp';
import type { FromWorker, Given, ToWorker } from './messages';
import { serveChecks } from './serveChecks';

const { dictionary } = projectData();
const rules = checkRules(dictionary);
const sample = zipOf(dictionary, PUBLISHED);
const records = Object.entries(unzipSync(sample))
  .filter(([name]) => name.endsWith('.json'))
  .reduce((all, [, bytes]) => all + strFromU8(bytes).trimEnd().split('\n').length, 0);
const PAYER = '{"Payer Id":"x","Insurance Name":"Example Health Plan","Phone":null}\n';

afterEach(() => vi.unstubAllGlobals());

const load = async () => describeFields(dictionary);

/** Everything that the page gets to hear. */
async function answers(given: Given, react?: (sent: FromWorker, take: Take) => void) {
  const sent: FromWorker[] = [];
  const hear = (message: FromWorker) => {
    sent.push(message);
    react?.(message, take);
  };
  const take: Take = serveChecks(rules, hear, load);
  await take({ check: { given, name: 'export.zip' } });
  return sent;
}
const SAMPLE = { given: { sampleAddress: '/sample.zip', isBroken: false }, name: 'the sample' };
type Take = (message: ToWorker) => Promise<void>;

const file = (path: string, content: string | Uint8Array) => ({
  path,
  blob: new Blob([content as Uint8Array<ArrayBuffer>]),
});
const files = (...list: ReturnType<typeof file>[]): Given => ({ files: list, isFolder: false });
const refused = (refusal: string) => [{ is: 'refused', refusal }];
const reportOf = (sent: readonly FromWorker[]): CheckReport => {
  const last = sent.at(-1);
  if (!last || !('report' in last)) throw new Error(JSON.stringify(last));
  return last.report;
};
const kindsOf = ({ findings, spelling }: CheckReport) =>
  new Set([...findings, ...spelling].map(({ kind }) => kind));
const serveSample = (response = new Response(sample as Uint8Array<ArrayBuffer>)) =>
  vi.stubGlobal('fetch', async () => response);

it('pasted records are recognized by their fields, and no other file is missed', async () => {
  const sent = await answers({ text: PAYER });
  expect(sent[0]).toEqual({ is: 'recognized', file: 'ContentPayer.json' });
  expect(reportOf(sent)).toMatchObject({ records: 1, files: 1 });
  expect([...kindsOf(reportOf(sent))]).toContain('wrong-type');
  expect([...kindsOf(reportOf(sent))]).not.toContain('file-missing');
});

it('earlier releases are read only for an export with other fields, which one of them may fit', async () => {
  const older = { version: '1.0.0', fewer: ['ContentPayer.json/Phone'], more: [] };
  const readEarlier = vi.fn(async () => [older]);
  const payer = rules.entities.find(({ slug }) => slug === 'payer')!;
  const recordOf = (fields: typeof payer.fields) =>
    Object.fromEntries(fields.map(({ name }) => [name, null]));
  const whole = recordOf(payer.fields);
  const without = recordOf(payer.fields.filter(({ name }) => name !== 'Phone'));
  const summaryOf = async (record: object, read: typeof readEarlier) => {
    const sent: FromWorker[] = [];
    const take = serveChecks({ ...rules, release: '1.1.0' }, (each) => sent.push(each), load, read);
    const text = `${JSON.stringify(record)}\n`.repeat(3);
    await take({ check: { given: { text }, name: 'records' } });
    return reportOf(sent).summary;
  };
  expect(await summaryOf(whole, readEarlier)).not.toContain('release');
  expect(readEarlier).not.toHaveBeenCalled();
  expect(await summaryOf(without, readEarlier)).toMatch(
    / It fits release 1\.0\.0 best: 1 field fewer than 1\.1\.0\.$/,
  );
  expect(readEarlier).toHaveBeenCalledOnce();
  const offline = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await summaryOf(without, offline)).toMatch(/^1 file, 3 records: \d+ problems?\.?/);
  expect(offline).toHaveBeenCalledOnce();
});

it('a file under a name of its own is recognized too; a known name is not doubted', async () => {
  const [own] = await answers(files(file('my download (1).json', PAYER)));
  expect(own).toEqual({ is: 'recognized', file: 'ContentPayer.json' });
  const known = await answers(files(file('ContentPayments.json', PAYER)));
  expect(reportOf(known).perFile.map(({ file }) => file)).toEqual(['ContentPayments.json']);
});

it('in a zip and in a folder every other file is missing', async () => {
  const zip = file('x', zipSync({ 'a/ContentPayer.json': strToU8(PAYER) }));
  const folder: Given = { files: [file('a/ContentPayer.json', PAYER)], isFolder: true };
  for (const given of [files(zip), folder]) {
    const { findings } = reportOf(await answers(given));
    expect(findings.filter(({ kind }) => kind === 'file-missing')).toHaveLength(105);
  }
});

it('a report names the SHA-256 of one file of up to 256 MB, and of nothing else', async () => {
  const zip = zipSync({ 'ContentPayer.json': strToU8(PAYER) });
  const sumOf = async (given: Given) => reportOf(await answers(given)).subject.sha256;
  const sum = createHash('sha256').update(zip).digest('hex');
  expect(await sumOf(files(file('a.zip', zip)))).toBe(sum);
  expect(await sumOf(files(file('ContentPayer.json', PAYER), file('b.json', PAYER)))).toBeNull();
  expect(await sumOf({ files: [file('ContentPayer.json', PAYER)], isFolder: true })).toBeNull();
  const large = file('ContentPayer.json', PAYER);
  vi.spyOn(large.blob, 'size', 'get').mockReturnValue(256 * 2 ** 20 + 1);
  expect(await sumOf(files(large))).toBeNull();
});

it.each([
  ['nothing-chosen', files()],
  ['nothing-pasted', { text: ' \n' }],
  ['unknown-records', { text: '{"Shoe Size":7}' }],
  ['several-zips', files(file('a.zip', 'PK'), file('b.zip', 'PK'))],
] as const)('refuses: %s', async (refusal, given) => {
  expect(await answers(given)).toEqual(refused(refusal));
});

it('says that there is no sample, also where the server answers with a page', async () => {
  const given = { sampleAddress: '/sample.zip', isBroken: false };
  serveSample(new Response('', { status: 404 }));
  expect(await answers(given)).toEqual(refused('no-sample'));
  serveSample(new Response('<!doctype html>'));
  expect(await answers(given)).toEqual(refused('no-sample'));
});

it('reports a file that can no longer be read, and refuses when the error is its own', async () => {
  const gone = (error: Error) => {
    const blob = new Blob([PAYER]);
    blob.slice = () => {
      throw error;
    };
    return files({ path: 'ContentPayer.json', blob });
  };
  const moved = new DOMException('', 'NotReadableError');
  const { verdict } = reportOf(await answers(gone(moved)));
  expect(verdict).toEqual({
    state: 'not-checked',
    text: 'Not checked: ContentPayer.json could not be read.',
  });
  expect(await answers(gone(new TypeError()))).toEqual(refused('broken-off'));
});

it('the sample is without fault, and the broken one has each of its faults', async () => {
  serveSample();
  const clean = await answers({ sampleAddress: '/sample.zip', isBroken: false });
  expect(reportOf(clean).findings).toEqual([]);
  serveSample();
  const broken = reportOf(await answers({ sampleAddress: '/sample.zip', isBroken: true }));
  const were = kindsOf(reportOf(clean));
  const added = [...kindsOf(broken)].filter((kind) => !were.has(kind)).sort();
  expect(added).toEqual([
    'attachment-without-file',
    'attachment-without-record',
    'crlf',
    'cut-off',
    'date-before-1900',
    'end-before-begin',
    'field-missing',
    'field-unknown',
    'file-missing',
    'file-name-case',
    'impossible-date',
    'json-array',
    'key-duplicate',
    'key-repeated',
    'not-in-list',
    'not-json',
    'null-unexpected',
    'orphan',
    'wrong-type',
  ]);
  expect(broken.findings.filter(({ kind }) => kind === 'wrong-type')).toHaveLength(1);
});

it('stands still while it is paused, and goes on to the same end', async () => {
  serveSample();
  let order = '';
  const whilePaused: string[] = [];
  const sent = await answers({ sampleAddress: '/sample.zip', isBroken: false }, ({ is }, take) => {
    if (order === 'paused') whilePaused.push(is);
    if (is !== 'under way' || order) return;
    order = 'paused';
    void take({ order: 'pause' });
    setTimeout(() => {
      order = 'resumed';
      void take({ order: 'resume' });
    }, 1500);
  });
  expect(order).toBe('resumed');
  expect(whilePaused).toEqual([]);
  expect(reportOf(sent)).toMatchObject({ isFinished: true, records });
});

it('a canceled check reports what it has found so far', async () => {
  serveSample();
  const sent = await answers(
    { sampleAddress: '/sample.zip', isBroken: false },
    (message, take) => void (message.is === 'under way' && take({ order: 'cancel' })),
  );
  expect(sent.at(-1)).toMatchObject({ is: 'canceled', report: { isFinished: false } });
  expect(reportOf(sent).records).toBeLessThan(records);
});

it('canceled before anything is read, it is dismissed', async () => {
  serveSample();
  const sent: FromWorker[] = [];
  const take = serveChecks(rules, (message) => sent.push(message), load);
  const checking = take({ check: SAMPLE });
  await take({ order: 'cancel' });
  await checking;
  expect(sent).toEqual([{ is: 'dismissed' }]);
});

it('a second check stops the first, which reports nothing more', async () => {
  serveSample();
  const sent: FromWorker[] = [];
  let second: Promise<void> | undefined;
  const hear = (message: FromWorker) => {
    sent.push(message);
    if (message.is !== 'under way' || second) return;
    // Paused, the first would never end by itself.
    void take({ order: 'pause' });
    second = take({ check: { given: { text: PAYER }, name: 'pasted records' } });
  };
  const take: Take = serveChecks(rules, hear, load);
  const first = take({ check: SAMPLE });
  await vi.waitFor(() => expect(second).toBeDefined());
  await second;
  const soon = new Promise((resolve) => setTimeout(resolve, 100, 'still paused'));
  expect(await Promise.race([first.then(() => 'stopped'), soon])).toBe('stopped');
  expect(sent.map(({ is }) => is)).toEqual(['under way', 'recognized', 'under way', 'finished']);
  expect(reportOf(sent).records).toBe(1);
});

it('an empty folder is not checked, in the words of the command', async () => {
  const { verdict } = reportOf(await answers({ files: [], isFolder: true }));
  expect(verdict).toEqual({
    state: 'not-checked',
    text: 'Not checked: export.zip contains no files.',
  });
});

/** What comes when what was checked is saved. */
async function saved(given: Given, format: 'csv' | 'xlsx', order?: 'cancel') {
  const sent: FromWorker[] = [];
  const take = serveChecks(rules, (message) => sent.push(message), load);
  await take({ check: { given, name: 'export.zip' } });
  const before = sent.length;
  const saving = take({ save: format });
  if (order) await take({ order });
  await saving;
  return sent.slice(before).filter(({ is }) => is !== 'saving');
}

const partsOf = async ([message]: FromWorker[]) => {
  if (message?.is !== 'saved') throw new Error(JSON.stringify(message));
  return unzipSync(new Uint8Array(await message.blob.arrayBuffer()));
};

it('what was checked is saved as CSV and as a workbook, with what does not fit', async () => {
  const given = files(file('ContentPayer.json', `${PAYER}no record\n`));
  const messages = await saved(given, 'csv');
  expect(messages).toEqual([
    {
      is: 'saved',
      format: 'csv',
      blob: expect.any(Blob),
      said: '2 records of 1 file read: 1 row, 1 rejected record. Rejected records are in _rejected, with the reason. 1 value not of the data type of the field; listed in _misfit.',
    },
  ]);
  const csv = await partsOf(messages);
  expect(strFromU8(csv['ContentPayer.csv']!)).toContain('\r\nx,Example Health Plan,');
  expect(strFromU8(csv['_rejected.csv']!)).toContain('ContentPayer.json,2,no record,not-json');
  const workbook = await partsOf(await saved(given, 'xlsx'));
  expect(strFromU8(workbook['xl/workbook.xml']!)).toContain('<sheet name="Payer"');
});

it('what cannot be read whole is not saved, and the reason is given', async () => {
  const zip = zipSync({ 'ContentPayer.json': strToU8(PAYER) });
  const cut = files(file('export.zip', zip.subarray(0, zip.length - 10)));
  expect(await saved(cut, 'csv')).toEqual([
    { is: 'not saved', reason: 'export.zip: Zip is cut off' },
  ]);
});

it('what is put away while it is saved is not saved', async () => {
  serveSample();
  expect(await saved(SAMPLE.given, 'csv', 'cancel')).toEqual([]);
});

const PROFILE = 'ContentClientProfile_Custom.json';
const PROFILES = files(
  file(
    PROFILE,
    '{"Client Id":1,"Shoe Size":9}\n{"Client Id":2,"Shoe Size":"big"}\n{"Client Id":3,"Shoe Size":8}\n',
  ),
);
const yaml = (fields: string) =>
  file('custom.yaml', `ContentClientProfile_Custom:\n  Shoe Size: ${fields}\n`);
const SIZED = yaml('{ dataType: integer, description: US size. }');

/** What comes of orders that are given one after the other, by what it is. */
async function hear(orders: readonly ToWorker[], loading = load) {
  const sent: FromWorker[] = [];
  const take = serveChecks(rules, (message) => sent.push(message), loading);
  for (const order of orders) await take(order);
  return <Is extends FromWorker['is']>(is: Is) =>
    [...sent].reverse().find((message): message is FromWorker & { is: Is } => message.is === is);
}

it('custom fields are drafted, and once described are checked, saved and a dictionary of their own', async () => {
  const check = { check: { given: PROFILES, name: 'files' } };
  const before = await hear([check]);
  expect(before('finished')?.draft).toContain('  "Shoe Size":\n');
  expect(kindsOf(before('finished')!.report)).not.toContain('wrong-type');

  const after = await hear([{ describe: SIZED }, check, { save: 'csv' }]);
  expect(after('described')?.said).toBe('custom.yaml: 1 field of 1 file, 1 with a description.');
  expect(after('finished')?.draft).toBeUndefined();
  expect(kindsOf(after('finished')!.report)).toContain('wrong-type');
  expect(after('saved')?.said).toContain('1 value not of the data type of the field');
  const made = unzipSync(new Uint8Array(await after('described')!.zip.arrayBuffer()));
  const expected = customDictionary(dictionary, {
    ContentClientProfile_Custom: [{ name: 'Shoe Size', type: 'integer', description: 'US size.' }],
  });
  expect(
    Object.entries(made).map(([path, bytes]) => ({ path, content: strFromU8(bytes) })),
  ).toEqual(expected);
});

it('what is wrong with a description is said, and the one before it stays', async () => {
  const check = { check: { given: PROFILES, name: 'files' } };
  const heard = await hear([{ describe: SIZED }, { describe: yaml('number') }, check]);
  expect(heard('not described')?.errors).toEqual([
    expect.stringMatching(/^custom\.yaml:2:3: "Shoe Size" of .* needs a data type/),
  ]);
  expect(kindsOf(heard('finished')!.report)).toContain('wrong-type');
});

it('says that what is not loaded cannot be used', async () => {
  const heard = await hear([{ describe: SIZED }, { prepare: true }], () => Promise.reject());
  expect(heard('not described')?.errors).toEqual([expect.stringContaining('could not be loaded')]);
  expect(heard('refused')?.refusal).toBe('not-loaded');
});
