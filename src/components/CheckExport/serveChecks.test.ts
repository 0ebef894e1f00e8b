import { createHash } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import {
  answers,
  file,
  files,
  kindsOf,
  PAYER,
  reportOf,
  SAMPLE,
  sample,
  served,
  serveSample,
} from '../../testing/exportCheck/servedChecks';
import type { Given } from './messages';

const records = Object.entries(unzipSync(sample))
  .filter(([name]) => name.endsWith('.json'))
  .reduce((all, [, bytes]) => all + strFromU8(bytes).trimEnd().split('\n').length, 0);
const failed = (error: string) => [{ error }];

afterEach(() => vi.unstubAllGlobals());

it('of single files no other is missed', async () => {
  const report = reportOf(await answers(files(file('ContentPayer.json', PAYER))));
  expect(report).toMatchObject({ records: 1, files: 1 });
  expect([...kindsOf(report)]).toContain('wrong-type');
  const two = files(file('ContentPayer.json', PAYER), file('ContentTeam.json', ''));
  const reports = [report, reportOf(await answers(two))];
  for (const each of reports) expect([...kindsOf(each)]).not.toContain('file-missing');
  expect(reports.map(({ subject }) => subject.name)).toEqual(['ContentPayer.json', 'export.zip']);
});

it('in a zip and in a folder every other file is missing', async () => {
  const zip = file('x', zipSync({ 'a/ContentPayer.json': strToU8(PAYER) }));
  const folder: Given = { files: [file('a/ContentPayer.json', PAYER)], isFolder: true };
  for (const given of [files(zip), folder]) {
    const sent = await answers(given);
    expect(sent[0]?.progress?.file).toBe('ContentPayer.json');
    expect(reportOf(sent).findings.filter(({ kind }) => kind === 'file-missing')).toHaveLength(105);
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
  ['several-zips', files(file('b.json', ''), file('A.ZIP', 'PK'))],
] as const)('refuses: %s', async (error, given) => {
  expect(await answers(given)).toEqual(failed(error));
});

it('says that there is no sample, also where the server answers with a page', async () => {
  for (const answer of [new Response('', { status: 404 }), new Response('<!doctype html>')]) {
    serveSample(answer);
    expect(await answers(SAMPLE.given)).toEqual(failed('no-sample'));
  }
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
  expect(await answers(gone(new TypeError()))).toEqual(failed('broken-off'));
});

it('the sample is without fault, and the broken one has each of its faults', async () => {
  serveSample();
  const clean = await answers(SAMPLE.given);
  expect(reportOf(clean).findings).toEqual([]);
  serveSample();
  const broken = reportOf(await answers({ sampleAddress: '/sample.zip', isBroken: true }));
  expect(broken.subject.name).toBe('export.zip');
  const were = kindsOf(reportOf(clean));
  const added = [...kindsOf(broken)].filter((kind) => !were.has(kind)).sort();
  expect(added.join(' ')).toBe(
    'attachment-without-file attachment-without-record crlf cut-off date-before-1900 ' +
      'end-before-begin field-missing field-unknown file-missing file-name-case impossible-date ' +
      'json-array key-duplicate key-repeated not-in-list not-json null-unexpected orphan wrong-type',
  );
  expect(broken.findings.filter(({ kind }) => kind === 'wrong-type')).toHaveLength(1);
});

it('a canceled check reports what it has found so far', async () => {
  serveSample();
  const sent = await answers(
    SAMPLE.given,
    ({ progress }, take) => void (progress && take({ cancel: true })),
  );
  expect(sent.at(-1)).toMatchObject({
    report: { isFinished: false },
    announced: expect.stringMatching(/^Canceled\. /),
  });
  expect(reportOf(sent).records).toBeLessThan(records);
});

it('canceled before anything is read, it is dismissed', async () => {
  serveSample();
  const { sent, take } = served();
  const checking = take({ check: SAMPLE });
  await take({ cancel: true });
  await checking;
  expect(sent).toEqual([{ error: undefined }]);
});

it('a second check stops the first, which reports nothing more', async () => {
  serveSample();
  let second: Promise<void> | undefined;
  const { sent, take } = served(({ progress }) => {
    if (!progress || second) return;
    const name = 'ContentPayer.json';
    second = take({ check: { given: files(file(name, PAYER)), name } });
  });
  await take({ check: SAMPLE });
  await second;
  expect(sent.slice(1).map(({ report }) => report?.records)).toEqual([undefined, 1]);
  expect(reportOf(sent).records).toBe(1);
});

it('an empty folder is not checked, in the words of the command', async () => {
  const { verdict } = reportOf(await answers({ files: [], isFolder: true }));
  expect(verdict).toEqual({
    state: 'not-checked',
    text: 'Not checked: export.zip contains no files.',
  });
});
