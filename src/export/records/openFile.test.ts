import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { inMemory, TWO_FILES } from '../../testing/exportCheck/checkFiles';
import { casesOf } from '../../testing/cases';
import { handMadeZip } from '../../testing/exportCheck/handMadeZip';
import type { CheckReport } from '../model/report';
import { openFile } from './openFile';
import { startCheck } from '../check/startCheck';
import { blobSource, plainFile } from './source';
import { jsonReport, textReport } from '../check/findings/formats';

const ONE = '{"Id":1}\n';
const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? Uint8Array.from(content, (sign) => sign.charCodeAt(0)) : content;

async function check(path: string, content: string | Uint8Array): Promise<CheckReport> {
  const bytes = inMemory(bytesOf(content));
  const { source, isPart, subject } = await openFile(plainFile(path, bytes), bytes);
  const started = startCheck(TWO_FILES, { isPart, subject, salt: '' });
  await started.run(source);
  return started.report();
}

/** A zip of texts, perhaps with something before it, cut off, or with the number of a part. */
type Zip = { zip: Record<string, string>; before?: string; length?: number; part?: number };

function contentOf(content: string | Zip | Uint8Array): string | Uint8Array {
  if (typeof content === 'string' || content instanceof Uint8Array) return content;
  const { zip, before = '', length, part } = content;
  const files = Object.entries(zip).map(([name, text]) => [name, strToU8(text)]);
  const bytes = Buffer.from(zipSync(Object.fromEntries(files)).slice(0, length));
  if (part) bytes.writeUInt16LE(part, bytes.length - 18);
  return Buffer.concat([Buffer.from(before), bytes]);
}

const tar = `${'ContentOne.json'.padEnd(257, '\0')}ustar\0${'\0'.repeat(300)}`;
const made = (flags: number, before = '') =>
  handMadeZip(
    ['ContentOne.json', 'ContentTwo.json', 'a.pdf'].map((name) => ({
      ...{ name, content: strToU8(ONE), flags },
    })),
    { before },
  );

describe('what cannot be judged is not checked, in one finding that names it', () => {
  it.each<[path: string, content: string | Zip | Uint8Array, message: string]>([
    ...Object.values(casesOf<[string, string | Zip, string]>('src/export/records/openFile')),
    ['ContentOne.json', tar, 'ContentOne.json is a tar archive, not a zip'],
    ['x.zip', made(1), 'x.zip is protected by a password'],
  ])('of $0 the reader is told: $2', async (path, content, message) => {
    const report = await check(path, contentOf(content));
    expect(report.verdict).toEqual({ state: 'not-checked', text: `Not checked: ${message}.` });
    expect(report.findings).toHaveLength(1);
    expect(report.summary).toMatch(/ 0 records\.$/);
    expect([...report.spelling, ...report.notes]).toEqual([]);
    if (/contains no file/.test(message)) {
      expect(jsonReport(report)).not.toContain('file-missing');
    }
    const text = textReport(report);
    expect(text).toContain(`Checked:    ${path}\n`);
    const [, format] = /is an? ((?!self|part).*), not a zip/.exec(message) ?? [];
    if (format) expect(text).toContain(`; its content is that of a ${format}\n`);
  });

  it('also where the file can no longer be read', async () => {
    const blob = new Blob([ONE]);
    blob.slice = () => {
      throw new DOMException('', 'NotReadableError');
    };
    const bytes = blobSource(blob);
    const { source } = await openFile(plainFile('x.zip', bytes), bytes);
    expect(source.problems).toEqual([{ kind: 'file-unreadable' }]);
  });
});

it('a file that ends before its size says is unreadable', async () => {
  const bytes = { size: 99, read: async (offset: number) => strToU8(offset === 0 ? ONE : '') };
  const started = startCheck(TWO_FILES, { isPart: true });
  await started.run({ files: [plainFile('ContentOne.json', bytes)], problems: [] });
  expect(started.report().findings.map(({ kind }) => kind)).toEqual(['file-unreadable']);
});

describe('what can be judged is, by its content', () => {
  const both = { 'ContentOne.json': ONE, 'ContentTwo.json': ONE };
  /** As Finder compresses a folder again. */
  const zipOfMacOs = {
    ...{ 'export/ContentOne.json': ONE, 'export/ContentTwo.json': ONE, 'export/.DS_Store': 'a' },
    ...{ '__MACOSX/export/._ContentOne.json': 'a', '__MACOSX/._export': 'a' },
  };
  it.each([
    ['x', { zip: both }],
    ['x', { zip: zipOfMacOs }],
    // It was to be split, but was not after all.
    ['x', made(0, 'PK\x07\x08')],
    ['unzipped/ContentOne.json', ONE],
    ['ContentOne.json', `[${ONE}]`],
  ])('%s', async (path, content) => {
    const { verdict, findings } = await check(path, contentOf(content));
    expect([findings, verdict.state]).not.toContain('not-checked');
    expect(findings).toEqual([]);
  });
});
