import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { inMemory, TWO_FILES } from '../../testing/exportCheck/checkFiles';
import { handMadeZip } from '../../testing/exportCheck/handMadeZip';
import type { CheckReport } from '../model/report';
import { openFile } from './openFile';
import { runCheck, startCheck } from '../check/startCheck';
import { blobSource, plainFile } from './source';
import { jsonReport, textReport } from '../check/findings/formats';

const ONE = '{"Id":1}\n';
const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? Uint8Array.from(content, (sign) => sign.charCodeAt(0)) : content;

async function check(path: string, content: string | Uint8Array): Promise<CheckReport> {
  const bytes = inMemory(bytesOf(content));
  const { source, isPart, subject } = await openFile(TWO_FILES, plainFile(path, bytes), bytes);
  const started = startCheck(TWO_FILES, { isPart, subject, salt: '' });
  await runCheck(started, source);
  return started.report();
}

const SOUND = zipSync({ 'ContentOne.json': strToU8(ONE), 'ContentTwo.json': strToU8(ONE) });
/** The same as the second of two parts. */
const lastPart = SOUND.slice();
lastPart[SOUND.length - 18] = 1;
const concat = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

const tar = `${'ContentOne.json'.padEnd(257, '\0')}ustar\0${'\0'.repeat(300)}`;
const encrypted = (...names: string[]) =>
  handMadeZip(names.map((name) => ({ name, content: strToU8(ONE), flags: 1 })));
const FHIR = '{\n  "resourceType": "Bundle",\n  "entry": []\n}\n';

describe('what cannot be judged is not checked, in one finding that names it', () => {
  it.each([
    ['x.zip', '', 'x.zip is empty (0 bytes)'],
    ['ContentOne.json', '', 'ContentOne.json is empty (0 bytes)'],
    ['ContentOne.json', '\n', 'ContentOne.json contains no records'],
    ['ContentOne.json', '[]', 'ContentOne.json contains no records'],
    ['x.zip', 'Dear Sir or Madam', 'x.zip is not a zip'],
    ['x.zip', '%PDF-1.7\n', 'x.zip is a PDF document, not a zip'],
    ['x.zip', '\n <!DOCTYPE html><html>', 'x.zip is a web page, not a zip'],
    ['x.zip', '7z\xbc\xaf\x27\x1c\0\x04', 'x.zip is a 7-Zip archive, not a zip'],
    ['x.zip', 'Rar!\x1a\x07\x01\0', 'x.zip is a RAR archive, not a zip'],
    ['x.json', '\x1f\x8b\x08\0', 'x.json is a gzip archive, not a zip'],
    ['x', 'BZh91AY', 'x is a bzip2 archive, not a zip'],
    ['x', '\xfd7zXZ\0\0', 'x is an XZ archive, not a zip'],
    ['x', '\x28\xb5\x2f\xfd\0', 'x is a Zstandard archive, not a zip'],
    ['x.zip', concat(strToU8('MZ'), SOUND), 'x.zip is a self-extracting archive, not a zip'],
    ['x.exe', concat(strToU8('MZ'), SOUND), 'x.exe is a self-extracting archive, not a zip'],
    [
      'x.z01',
      concat(strToU8('PK\x07\x08'), SOUND.slice(0, 60)),
      'x.z01 is a part of a split archive, not a zip',
    ],
    ['x.zip', concat(strToU8('rest'), lastPart), 'x.zip is a part of a split archive, not a zip'],
    ['ContentOne.json', tar, 'ContentOne.json is a tar archive, not a zip'],
    ['x.zip', zipSync({}), 'x.zip contains no files'],
    ['x.zip', zipSync({ 'a/': new Uint8Array(0) }), 'x.zip contains no files'],
    ['x.zip', zipSync({ 'Payer.tsv': strToU8('a\tb') }), 'x.zip contains no file of an export'],
    ['x.zip', zipSync({ 'bundle.json': strToU8(FHIR) }), 'x.zip contains no file of an export'],
    [
      'x.zip',
      zipSync({ '3C9E1F52-7A64-4D0B-9E18-2B5D8C7F6A11': strToU8('a') }),
      'x.zip contains no file of an export',
    ],
    ['bundle.json', FHIR, 'bundle.json is not a file of an export'],
    ['x.rar', 'no archive', 'x.rar is not a file of an export'],
    ['x.zip', zipSync({ 'y.zip': zipSync({}) }), 'x.zip contains only another archive'],
    ['x.zip', zipSync({ 'y.tar.gz': new Uint8Array(9) }), 'x.zip contains only another archive'],
    ['x.zip', zipSync({ 'ContentOne.json': strToU8('') }), 'x.zip contains no records'],
    [
      'x.zip',
      encrypted('ContentOne.json', 'ContentTwo.json', 'a.pdf'),
      'x.zip is protected by a password',
    ],
    [
      'x.zip',
      zipSync({ 'ContentOne.json': strToU8(''), 'ContentTwo.json': strToU8(ONE) }).slice(0, 60),
      'x.zip is cut off, and nothing in it could be read',
    ],
    [
      'x.zip',
      zipSync({ 'ContentOne.json': strToU8(ONE) }).slice(0, 40),
      'x.zip is cut off, and nothing in it could be read',
    ],
  ])('%s %j', async (path, content, says) => {
    const report = await check(path, content);
    expect(report.verdict).toEqual({ state: 'not-checked', text: `Not checked: ${says}.` });
    expect(report.findings).toHaveLength(1);
    expect(report.summary).toMatch(/ 0 records\.$/);
    expect([...report.spelling, ...report.notes]).toEqual([]);
    expect(textReport(report)).toContain(`Checked:    ${path}\n`);
  });

  it('of what has no file of an export, none is said to be missing', async () => {
    for (const zip of [zipSync({}), zipSync({ 'Payer.tsv': strToU8('a') })]) {
      expect(jsonReport(await check('x.zip', zip))).not.toContain('file-missing');
    }
  });

  it('also where the file can no longer be read', async () => {
    const blob = new Blob([ONE]);
    blob.slice = () => {
      throw new DOMException('', 'NotReadableError');
    };
    const bytes = blobSource(blob);
    const { source } = await openFile(TWO_FILES, plainFile('x.zip', bytes), bytes);
    expect(source.problems).toEqual([{ kind: 'file-unreadable' }]);
  });
});

it('a file that ends before its size says is unreadable', async () => {
  const bytes = { size: 99, read: async (offset: number) => strToU8(offset === 0 ? ONE : '') };
  const started = startCheck(TWO_FILES, { isPart: true });
  await runCheck(started, { files: [plainFile('ContentOne.json', bytes)], problems: [] });
  expect(started.report().findings.map(({ kind }) => kind)).toEqual(['file-unreadable']);
});

/** As Finder compresses a folder again. */
const zipOfMacOs = zipSync({
  'export/ContentOne.json': strToU8(ONE),
  'export/ContentTwo.json': strToU8(ONE),
  'export/.DS_Store': strToU8('a'),
  '__MACOSX/export/._ContentOne.json': strToU8('a'),
  '__MACOSX/._export': strToU8('a'),
});

describe('what can be judged is, by its content', () => {
  it.each([
    ['x', SOUND],
    ['x', zipOfMacOs],
    ['mine.txt', ONE],
    ['ContentOne.json', `[${ONE}]`],
  ])('%s', async (path, content) => {
    const { verdict, findings } = await check(path, content);
    expect([findings, verdict.state]).not.toContain('not-checked');
    expect(findings).toEqual([]);
  });
});
