import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../testing/cases';
import { rules } from '../../../testing/convert/inMemory';
import { convert, PAYER, runIn, zipOfPayer } from '../../../testing/convert/runConvert';
import { handMadeZip } from '../../../testing/exportCheck/handMadeZip';
import { makeFolder } from '../../../testing/guides/exportFolder';
import { ConvertError } from '../convertExport';
import { convertCommand } from './convertCommand';

/** Records of two clients, of whom one has two names, and a line that is none. */
const CLIENTS = zipSync({
  'ContentClientProfile_Custom.json': strToU8(
    ['1,"First Name":"Ann"', '2,"First Name":"Ben"', '2,"First Name":"Bo"', 'x']
      .map((text) => `{"Client Id":${text}}\n`)
      .join(''),
  ),
});

type Case = [args: string[], exitCode: number, stderr: string, stdout?: string];

it.each(Object.values(casesOf<Case>('src/export/convert/command/exitCodes')))(
  'ends with what is to be said of %j, and writes nothing else',
  async (args, exitCode, says, stdout = '') => {
    const given = { 'export.zip': zipOfPayer(PAYER), 'clients.zip': CLIENTS, 'ehi.sqlite': 'a' };
    const folder = makeFolder(given);
    const inFolder = (text: string) => text.replaceAll('FOLDER', folder);
    const run = await runIn(...args.map(inFolder));
    expect(run).toEqual({ exitCode, stderr: inFolder(says), stdout });
    const made = fs.readdirSync(folder).filter((name) => !(name in given));
    expect(made).toEqual(stdout.includes('record') ? [path.basename(args.at(-1) ?? '')] : []);
    for (const file of made.map((name) => path.join(folder, name))) {
      expect(fs.statSync(file).mode & 0o777).toBe(0o600);
      const sum = createHash('sha256').update(CLIENTS).digest('hex');
      expect(fs.readFileSync(file, 'utf8')).toContain(`SHA-256 ${sum}`);
    }
  },
);

describe('nothing is written, and one line says why, for', () => {
  const sound = zipOfPayer(PAYER.repeat(500));
  const entry = (more: object, name = 'ContentPayer.json') => ({
    name,
    content: strToU8(PAYER.repeat(20)),
    ...more,
  });
  it.each<[string, Uint8Array | string, string]>([
    ['no zip', 'words', 'export.zip: Not a zip'],
    ['a zip without files', zipSync({}), 'export.zip: Nothing inside'],
    [
      'another product',
      zipSync({ 'Patient.ndjson': strToU8('{}') }),
      'export.zip: No file of an export',
    ],
    ['a password', handMadeZip([entry({ flags: 1 })]), 'ContentPayer.json: '],
    ['damaged bytes', handMadeZip([entry({ says: 9999 })]), 'ContentPayer.json: '],
    [
      'two files that differ by case',
      handMadeZip([entry({}), entry({}, `far/\u001b${'x'.repeat(81)}/contentpayer.json`)]),
      `export.zip contains two files for ContentPayer: ContentPayer.json and _${'x'.repeat(81)}/contentpayer.json`,
    ],
  ])('%s', async (_, zip, message) => {
    const { exitCode, stdout, stderr, left } = await convert(zip);
    expect(stderr).toContain(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect([exitCode, stdout, left]).toEqual([2, '', ['export.zip']]);
  });

  it('an interruption', async () => {
    const { file, folder } = await convert(zipOfPayer(PAYER.repeat(3000)));
    for (const args of [
      [path.join(folder, 'b.db')],
      [path.join(folder, 'b.xlsx')],
      [path.join(folder, 'b.html')],
      ['--to', 'csv', path.join(folder, 'b')],
    ]) {
      const abort = new AbortController();
      const said: string[] = [];
      const stderr = {
        isTTY: true,
        write: (text: string) => {
          said.push(text);
          abort.abort(new ConvertError('Interrupted; nothing was written'));
        },
      };
      const streams = { stdout: { write: () => {} }, stderr };
      expect(await convertCommand(await rules, [file, ...args], streams, abort.signal)).toBe(2);
      expect(said.slice(-2)).toEqual(['\r\u001b[K', 'Interrupted; nothing was written\n']);
      expect(said[0]).toMatch(/^\r\S+ *\d+ % {2}\d+:\d\d left$/);
      expect(fs.readdirSync(folder).sort()).toEqual(['ehi.sqlite', 'export.zip']);
    }
  });

  it('a target that somebody else makes meanwhile', async () => {
    const { file, folder } = await convert(sound);
    for (const name of ['b.db', 'b.xlsx']) {
      const target = path.join(folder, name);
      const said: string[] = [];
      const write = (text: string) => {
        said.push(text);
        fs.mkdirSync(target, { recursive: true });
      };
      const streams = { stdout: { write: () => {} }, stderr: { isTTY: true, write } };
      expect(await convertCommand(await rules, [file, target], streams)).toBe(2);
      expect(said.at(-1)).toBe(
        `${target} cannot be written: illegal operation on a directory; nothing was written\n`,
      );
    }
    expect(fs.readdirSync(folder).sort()).toEqual(['b.db', 'b.xlsx', 'ehi.sqlite', 'export.zip']);
  });

  it('a disk that is full', async () => {
    const folder = makeFolder({});
    const file = path.join(folder, 'export.zip');
    fs.writeFileSync(file, sound);
    const { exitCode, stderr } = await runIn(file, '/dev/full/ehi.sqlite');
    expect([exitCode, stderr.trim().split('\n').length]).toEqual([2, 1]);
  });

  // Nobody can write there, whoever runs the tests.
  it.skipIf(!fs.existsSync('/proc/self'))('a folder that takes no files', async () => {
    const { file } = await convert(sound);
    for (const target of ['/proc/e.sqlite', '/proc/e.xlsx']) {
      const { exitCode, stderr } = await runIn(file, target);
      expect([exitCode, stderr.trim().split('\n').length]).toEqual([2, 1]);
      expect(stderr).toContain(`${target} cannot be written: `);
    }
  });
});
