import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryName } from './replaceFile';
import { writeFiles, type OwnedFolder } from './writeFiles';

const isOurs = (content: Buffer) => content.subarray(0, 4).toString() === 'made';
const OWNED: readonly OwnedFolder[] = [
  { folder: 'docs/pages', isOurs },
  { folder: 'static', isOurs },
];
const BYTES = Uint8Array.from([...Buffer.from('made'), 0, 0xff, 0x80]);
const FILES = [
  { path: 'docs/pages/a.mdx', content: 'made of a' },
  { path: 'static/a.bin', content: BYTES },
];

let root: string;
const at = (file: string) => path.join(root, file);
const write = (files = FILES) => writeFiles(root, files, OWNED);
const put = (file: string, content: string) => {
  fs.mkdirSync(path.dirname(at(file)), { recursive: true });
  fs.writeFileSync(at(file), content);
};
const everything = () =>
  fs
    .readdirSync(root, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'writer-'));
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('what is asked for', () => {
  it('is written, text and bytes, in folders that are made', () => {
    expect(write()).toEqual({
      written: ['docs/pages/a.mdx', 'static/a.bin'],
      unchanged: [],
      removed: [],
    });
    expect(fs.readFileSync(at('docs/pages/a.mdx'), 'utf8')).toBe('made of a');
    expect(new Uint8Array(fs.readFileSync(at('static/a.bin')))).toEqual(BYTES);
    expect(everything()).toEqual(['docs/pages/a.mdx', 'static/a.bin']);
  });

  it('is not written again while its bytes are the same, text or bytes', () => {
    write();
    const files = FILES.map(({ path: file }) => fs.statSync(at(file)));
    expect(write()).toEqual({
      written: [],
      unchanged: ['docs/pages/a.mdx', 'static/a.bin'],
      removed: [],
    });
    expect(FILES.map(({ path: file }) => fs.statSync(at(file)))).toMatchObject(
      files.map(({ ino, mtimeMs }) => ({ ino, mtimeMs })),
    );
  });

  it('takes the place of what was generated before', () => {
    put('static/a.bin', 'made long ago');
    expect(write().written).toContain('static/a.bin');
    expect(fs.readFileSync(at('static/a.bin'))).toEqual(Buffer.from(BYTES));
  });

  it('stands in a folder of the generator, or nothing is written', () => {
    for (const file of ['docs/b.mdx', 'docs/pages/deep/b.mdx', 'docs/pages/../../b.mdx']) {
      expect(() => write([...FILES, { path: file, content: 'made' }])).toThrow(
        `${file} stands in no folder of the generator`,
      );
    }
    expect(everything()).toEqual([]);
  });
});

describe('what is not asked for any more', () => {
  it('goes, if it was generated; the rest stays', () => {
    put('docs/pages/gone.mdx', 'made once');
    put('docs/pages/by-hand.mdx', 'written by hand');
    put('docs/pages/deep/b.mdx', 'made elsewhere');
    put('docs/other.mdx', 'made elsewhere');
    put('static/gone.bin', 'made once');
    expect(write().removed).toEqual(['docs/pages/gone.mdx', 'static/gone.bin']);
    expect(everything()).toEqual([
      'docs/other.mdx',
      'docs/pages/a.mdx',
      'docs/pages/by-hand.mdx',
      'docs/pages/deep/b.mdx',
      'static/a.bin',
    ]);
  });
});

describe('what was not generated', () => {
  it.each(FILES.map(({ path: file }) => file))('is never written over: %s', (file) => {
    put(file, 'by hand');
    expect(() => write()).toThrow(
      `${file}  is hand-written and stands where a generated file belongs; rename or move it`,
    );
    expect(everything()).toEqual([file]);
    expect(fs.readFileSync(at(file), 'utf8')).toBe('by hand');
  });

  it('is told all at once', () => {
    FILES.forEach(({ path: file }) => put(file, 'by hand'));
    expect(() => write()).toThrow(/docs\/pages\/a\.mdx[^]*static\/a\.bin[^]*\n2 problems$/);
  });

  it('may be a folder, or a link to somewhere else', () => {
    fs.mkdirSync(at('docs/pages/a.mdx'), { recursive: true });
    fs.mkdirSync(at('static'));
    fs.symlinkSync(at('elsewhere'), at('static/a.bin'));
    expect(() => write()).toThrow(/a\.mdx {2}is no ordinary file[^]*a\.bin {2}is no ordinary file/);
    expect(fs.existsSync(at('elsewhere'))).toBe(false);
  });
});

describe('a temporary file', () => {
  const deadProcess = () =>
    new Promise<number>((resolve) => {
      const child = spawn(process.execPath, ['--version']);
      child.on('close', () => resolve(child.pid ?? 0));
    });

  it('of a run that was killed is cleared away in every folder', async () => {
    const name = temporaryName('a.mdx', await deadProcess());
    put(`docs/pages/${name}`, 'ma');
    put(`static/${name}`, 'made');
    expect(write().removed).toEqual([]);
    expect(everything()).toEqual(['docs/pages/a.mdx', 'static/a.bin']);
  });

  it('of a run that goes on stays, whatever it holds', () => {
    const name = temporaryName('a.mdx', process.ppid);
    put(`docs/pages/${name}`, 'made of');
    put(`static/${name}`, 'ma');
    write();
    expect(everything()).toEqual([
      `docs/pages/${name}`,
      'docs/pages/a.mdx',
      `static/${name}`,
      'static/a.bin',
    ]);
  });

  it('is left over once it is old, though its process’s number runs again', () => {
    const name = temporaryName('a.mdx', process.ppid);
    put(`static/${name}`, 'ma');
    const longAgo = Date.now() / 1000 - 3600;
    fs.utimesSync(at(`static/${name}`), longAgo, longAgo);
    write();
    expect(everything()).toEqual(['docs/pages/a.mdx', 'static/a.bin']);
  });

  it('of this process’s number is from a run before', () => {
    put(`static/${temporaryName('a.mdx', process.pid)}`, 'ma');
    write();
    expect(everything()).toEqual(['docs/pages/a.mdx', 'static/a.bin']);
  });

  it('is told by its whole name', () => {
    put('static/notes.123.tmp', 'by hand');
    put('static/.a.1.0123abcd.tmp.bak', 'by hand');
    write();
    expect(everything()).toHaveLength(4);
  });
});

describe('a fault of the disk is one line that names the file and what to do', () => {
  const fail = (code: string) => () => {
    throw Object.assign(new Error(`${code}: no`), { code, syscall: 'write' });
  };

  it.each([
    ['ENOSPC', /^docs\/pages\/a\.mdx {2}cannot be written, for the disk is full; make room/],
    ['EDQUOT', /share of the disk is used up/],
    ['EFBIG', /raise the limit \(ulimit -f\)/],
    ['EROFS', /its disk is read-only/],
    ['ENOENT', /its folder cannot be made; look whether the disk is read-only/],
    ['EACCES', /give yourself the right to write/],
    ['EPERM', /give yourself the right to write/],
    ['EMFILE', /too many files are open/],
    ['EWEIRD', /^docs\/pages\/a\.mdx {2}cannot be read or written: EWEIRD: no\n1 problem$/],
  ])('%s', (code, expected) => {
    put('docs/pages/a.mdx', 'made before');
    const writeFileSync = fs.writeFileSync;
    vi.spyOn(fs, 'writeFileSync').mockImplementation((file, content) => {
      writeFileSync(file, String(content).slice(0, 2));
      fail(code)();
    });
    expect(() => write()).toThrow(expected);
    vi.restoreAllMocks();
    expect(everything()).toEqual(['docs/pages/a.mdx']);
    expect(fs.readFileSync(at('docs/pages/a.mdx'), 'utf8')).toBe('made before');
  });

  it('where the name cannot be taken over', () => {
    vi.spyOn(fs, 'renameSync').mockImplementation(fail('EACCES'));
    expect(() => write()).toThrow('docs/pages/a.mdx  cannot be read or written; give yourself');
    expect(everything()).toEqual([]);
  });

  it('where a file stands in place of its folder', () => {
    put('docs/pages', 'by hand');
    expect(() => write()).toThrow('docs/pages/a.mdx  cannot be written, for a file stands where');
  });

  it('where what is not asked for any more cannot be removed', () => {
    put('static/gone.bin', 'made once');
    vi.spyOn(fs, 'rmSync').mockImplementation(fail('EROFS'));
    expect(() => write()).toThrow('static/gone.bin  cannot be written, for its disk is read-only');
  });

  it('and a fault of the program stays one', () => {
    vi.spyOn(fs, 'renameSync').mockImplementation(() => {
      throw new TypeError('no function');
    });
    expect(() => write()).toThrow(TypeError);
  });
});
