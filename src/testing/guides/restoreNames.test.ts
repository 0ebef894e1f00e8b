import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder, spell, vendorSample } from './exportFolder';
import { needs, runPython } from './programs';
import { pythonFile } from './projectGuides';

beforeEach((context) => needs('python3', context));

const GUID = '3C9E1F52-7A64-4D0B-9E18-2B5D8C7F6A11';
const OTHER = '3C9E1F52-7A64-4D0B-9E18-2B5D8C7F6A12';

/** Runs the script of the guide on some files of an export; gives what it printed and restored. */
function restore(files: Record<string, string>) {
  const folder = makeFolder(files);
  const printed = runPython(folder, [pythonFile('read_export.py'), pythonFile('restore_names.py')]);
  const target = path.join(folder, 'restored');
  const restored = fs.existsSync(target)
    ? fs.readdirSync(target, { recursive: true, encoding: 'utf8', withFileTypes: true })
    : [];
  return {
    ...printed,
    restored: restored
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(target, path.join(parentPath, name)))
      .sort(),
  };
}

/** One record of the index as the vendor's dictionary shapes it, in one line. */
const row = (values: object) =>
  JSON.stringify({
    'Client Id': 10482,
    'Attachment Area': 'Visit',
    'Attachment Area Id': 58813,
    Size: 3,
    'Original Name': 'log.pdf',
    Attachment: GUID,
    ...values,
  });

const index = (...rows: string[]) => ({ 'ContentClientAttachments.json': spell(rows, 'lines') });

describe('the script that restores names', () => {
  it('reads the vendor’s sample: an array, small letters, and null for a file elsewhere', () => {
    expect(restore(vendorSample())).toEqual({
      output: 'ask the agency: /agency/files/client/20001/remote.txt remote.txt',
      errors: '',
      status: 0,
      restored: ['20001/Client 20001/sample.txt'],
    });
  });

  it('reads lines under the other name, and a file with an extension in a folder', () => {
    const files = { ...index(row({})), [`deep/${GUID.toLowerCase()}.pdf`]: 'abc' };
    expect(restore(files)).toMatchObject({ output: '', restored: ['10482/Visit 58813/log.pdf'] });
  });

  it('keeps names apart and harmless', () => {
    const unsafe = { 'Original Name': '../../log.pdf', Attachment: OTHER };
    const again = { 'Original Name': 'LOG.pdf', Attachment: GUID };
    const files = { ...index(row({}), row(again), row(unsafe)), [GUID]: 'abc', [OTHER]: 'abc' };
    expect(restore(files).restored).toEqual([
      '10482/Visit 58813/LOG (2).pdf',
      '10482/Visit 58813/_.._log.pdf',
      '10482/Visit 58813/log.pdf',
    ]);
  });

  it('takes what it restored in an earlier run for no file of the export', () => {
    const files = { ...index(row({})), [GUID]: 'abc', [`restored/10482/Visit 1/${OTHER}`]: 'abc' };
    expect(restore(files).output).toBe('');
  });

  it('reports what does not match', () => {
    const files = { ...index(row({ Size: 4 }), row({ Attachment: OTHER })), [GUID]: 'abc' };
    expect(restore(files).output.split('\n')).toEqual([
      `size differs: ${GUID} 4 3`,
      `no file: ${OTHER} log.pdf None`,
    ]);
    expect(restore({ ...index(), [GUID]: 'abc' }).output).toContain('no record:');
    expect(restore({ 'ContentClaims.json': '' })).toMatchObject({ status: 1 });
  });
});
