import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readText, readingProblem } from './sourceFile';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'texts-'));
const at = (name: string) => path.join(folder, name);

it('reads a text, and leaves its byte order mark out', () => {
  fs.writeFileSync(at('text'), '\ufeffname: A\n');
  expect(readText(at('text'))).toEqual({ text: 'name: A\n' });
});

it.each([
  ['a missing file', () => {}, /^is missing$/],
  ['a folder', () => fs.mkdirSync(at('a folder')), /^is no file; a file belongs here$/],
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
