import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { casesOf } from '../../testing/cases';
import { readText, readingProblem } from './sourceFile';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'texts-'));
const at = (name: string) => path.join(folder, name);
const { readFileSync } = fs;

// What must not be read would be read for ever, and the test would not end.
beforeEach(() => {
  vi.spyOn(fs, 'readFileSync').mockImplementation((file, options) => {
    const stats = fs.statSync(String(file));
    const isEndless = !stats.isDirectory() && (!stats.isFile() || stats.size > 1e9);
    if (isEndless) throw new Error(`${path.basename(String(file))} was read`);
    return readFileSync(file, options);
  });
});

it('reads a text, and leaves its byte order mark out', () => {
  fs.writeFileSync(at('text'), '\ufeffname: A\n');
  expect(readText(at('text'))).toEqual({ text: 'name: A\n' });
});

const { files, codes } = casesOf<Record<string, string>>(path.join(__dirname, 'sourceFile'));

const MAKE: Record<string, (file: string) => void> = {
  'a missing file': () => {},
  'a folder': (file) => fs.mkdirSync(file),
  'a link to a folder': (file) => fs.symlinkSync(folder, file),
  'a link that leads back to itself': (file) => fs.symlinkSync(file, file),
  'a link that leads nowhere': (file) => fs.symlinkSync('away', file),
  'a pipe': (file) => execFileSync('mkfifo', [file]),
  'an endless device': (file) => fs.symlinkSync('/dev/zero', file),
  'a file of 3 GB': (file) => {
    fs.writeFileSync(file, '');
    fs.truncateSync(file, 3 * 1024 ** 3);
  },
  bytes: (file) => fs.writeFileSync(file, Buffer.from([0xc3, 0x28])),
};

it.each(Object.entries(files!))('finds %s, which %s', (name, problem) => {
  MAKE[name]!(at(name));
  expect(readText(at(name))).toEqual({ problem });
});

it('says what the file system says, and leaves the errors of programs alone', () => {
  const said = Object.keys(codes!).map((code) => [code, readingProblem({ code })]);
  expect(Object.fromEntries(said)).toEqual(codes);
  expect(() => readingProblem(new TypeError('a bug'))).toThrow('a bug');
});
