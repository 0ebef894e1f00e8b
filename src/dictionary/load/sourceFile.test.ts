import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
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

it.each([
  ['a missing file', () => {}, /^is missing$/],
  ['a folder', () => fs.mkdirSync(at('a folder')), /^is a folder/],
  [
    'a link to a folder',
    () => fs.symlinkSync(folder, at('a link to a folder')),
    /^is a folder; a file belongs here$/,
  ],
  [
    'a link that leads back to itself',
    () =>
      fs.symlinkSync('a link that leads back to itself', at('a link that leads back to itself')),
    /^is a link that leads back to itself/,
  ],
  [
    'a link that leads nowhere',
    () => fs.symlinkSync('away', at('a link that leads nowhere')),
    /^is a link that leads nowhere/,
  ],
  ['a pipe', () => execFileSync('mkfifo', [at('a pipe')]), /^is no regular file/],
  [
    'an endless device',
    () => fs.symlinkSync('/dev/zero', at('an endless device')),
    /^is no regular/,
  ],
  [
    'a file of 3 GB',
    () => fs.truncateSync(make('a file of 3 GB'), 3 * 1024 ** 3),
    /^is over 1 MB; such a file is a few kB$/,
  ],
  ['bytes', () => fs.writeFileSync(at('bytes'), Buffer.from([0xc3, 0x28])), /^is not valid UTF-8/],
])('finds %s', (name, prepare, problem) => {
  prepare();
  expect(readText(at(name))).toEqual({ problem: expect.stringMatching(problem) as string });
});

it('says what the file system says, and leaves the errors of programs alone', () => {
  expect(readingProblem({ code: 'EACCES' })).toMatch(/^may not be read; give yourself the right/);
  expect(readingProblem({ code: 'EIO' })).toBe('cannot be read (EIO)');
  expect(() => readingProblem(new TypeError('a bug'))).toThrow('a bug');
});

function make(name: string): string {
  fs.writeFileSync(at(name), '');
  return at(name);
}
