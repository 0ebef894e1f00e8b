import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { casesOf } from '../../../testing/cases';
import { rules } from '../../../testing/convert/inMemory';
import { convert, PAYER, runIn, zipOfPayer } from '../../../testing/convert/runConvert';
import { handMadeZip, type HandMade } from '../../../testing/exportCheck/handMadeZip';
import { makeFolder } from '../../../testing/guides/exportFolder';
import { ConvertError } from '../convertExport';
import { convertCommand, main } from './convertCommand';

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
  type Refused = { files?: Partial<HandMade>[]; says: string };
  const refused = casesOf<Refused>('src/export/convert/command/refused');
  it.each(Object.entries(refused))('%s', async (_, { files, says }) => {
    const usual = { name: 'ContentPayer.json', content: strToU8(PAYER.repeat(20)) };
    const zip = files && handMadeZip(files.map((file) => ({ ...usual, ...file })));
    const { exitCode, stdout, stderr, left } = await convert(zip ?? 'words');
    expect({ exitCode, stdout, stderr, left }).toEqual({
      ...{ exitCode: 2, stdout: '', stderr: `export.zip${says}\n`, left: ['export.zip'] },
    });
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('a run that is stopped by %s', async (signal) => {
    const folder = makeFolder({ 'export.zip': sound });
    const { argv, exitCode } = process;
    process.argv = ['', '', path.join(folder, 'export.zip'), path.join(folder, 'b.db')];
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const run = main(await rules, '');
    process.emit(signal);
    await run;
    const said = [process.exitCode, ...stderr.mock.calls.flat()];
    stderr.mockRestore();
    Object.assign(process, { argv, exitCode });
    expect(said).toEqual([2, 'Interrupted; nothing was written\n']);
    expect(fs.readdirSync(folder)).toEqual(['export.zip']);
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
      expect(said[0]).toMatch(/^\r\S+ *\d+% {2}\d+:\d\d left$/);
      expect(fs.readdirSync(folder).sort()).toEqual(['ehi.sqlite', 'export.zip']);
    }
  });

  it('a target that somebody else makes meanwhile', async () => {
    const { file, folder } = await convert(sound);
    const clients = path.join(makeFolder({ 'clients.zip': CLIENTS }), 'clients.zip');
    for (const name of ['b.db', 'b.html', 'b.xlsx']) {
      const target = path.join(folder, name);
      const args = name === 'b.html' ? [clients, target, '--client', '1'] : [file, target];
      const said: string[] = [];
      const write = (text: string) => {
        said.push(text);
        fs.mkdirSync(target, { recursive: true });
      };
      const streams = { stdout: { write: () => {} }, stderr: { isTTY: true, write } };
      expect(await convertCommand(await rules, args, streams)).toBe(2);
      expect(said.at(-1)).toBe(
        `${target} cannot be written: illegal operation on a directory; nothing was written\n`,
      );
    }
    const made = ['b.db', 'b.html', 'b.xlsx', 'ehi.sqlite', 'export.zip'];
    expect(fs.readdirSync(folder).sort()).toEqual(made);
  });

  it('a disk that is full', async () => {
    const { file, folder } = await convert(sound);
    const full = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
      const error = new Error('ENOSPC: no space left on device, write');
      throw Object.assign(error, { syscall: 'write' });
    });
    const why = {
      'b.db': 'the disk is full or reports an error',
      'b.xlsx': 'no space left on device',
    };
    const runs = [];
    for (const name in why) runs.push(await runIn(file, path.join(folder, name)));
    full.mockRestore();
    expect(runs).toEqual(
      Object.entries(why).map(([name, why]) => ({
        exitCode: 2,
        stdout: '',
        stderr: `${path.join(folder, name)} cannot be written: ${why}; nothing was written\n`,
      })),
    );
    expect(fs.readdirSync(folder).sort()).toEqual(['ehi.sqlite', 'export.zip']);
  });

  // Nobody can write there, whoever runs the tests.
  it.skipIf(!fs.existsSync('/proc/self'))('a folder that takes no files', async () => {
    const { file } = await convert(sound);
    for (const target of ['/proc/e.sqlite', '/proc/e.xlsx', '/dev/full/e.sqlite']) {
      const { exitCode, stderr } = await runIn(file, target);
      expect([exitCode, stderr.trim().split('\n').length]).toEqual([2, 1]);
      expect(stderr).toContain(`${target} cannot be written: `);
    }
  });
});
