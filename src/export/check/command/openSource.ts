import fs from 'node:fs';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import zlib from 'node:zlib';
import { counted } from '../../../dictionary/model/counted';
import { InputError } from '../../../readOptions';
import type { CheckRules } from '../../model/rules';
import { openFile, unopened, type Opened } from '../../records/openFile';
import { plainFile, ReadError, type ByteSource, type SourceFile } from '../../records/source';
import type { Unpacking } from '../../records/zip';
import { customFieldsIn } from '../customFields';
import type { CustomFields, Progress } from '../startCheck';

/** What was opened, and the one file that was given, where it was one. */
export type OnDisk = Opened & Readonly<{ file?: string }>;

/** Opens a zip, a folder, or single files. What may not be read is opened, too; its report says why. */
export async function openSource(paths: readonly string[]): Promise<OnDisk> {
  const [first = ''] = paths;
  const subject = { name: path.basename(path.resolve(first)) };
  try {
    if (paths.length > 1) return openSeveral(paths);
    if (fs.statSync(first).isDirectory()) {
      const files = { [Symbol.iterator]: () => filesOf(first) };
      return { source: { files, problems: [] }, isPart: false, subject };
    }
    const bytes = bytesOnDisk(first);
    const plain = plainFile(subject.name, bytes);
    return { ...(await openFile(plain, bytes, BY_ZLIB)), file: first };
  } catch (error) {
    const { code, path: missing = first } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new InputError(`There is no ${missing}`);
    if (code === undefined) throw error;
    return { ...unopened({ kind: 'file-unreadable' }), subject };
  }
}

function openSeveral(paths: readonly string[]): Opened {
  const files = paths.map((file) => {
    if (/\.zip$/i.test(file) || fs.statSync(file).isDirectory()) {
      throw new InputError('Check one zip or folder at a time, or the files of one export');
    }
    return plainFile(path.basename(file), bytesOnDisk(file));
  });
  const subject = { name: counted(paths.length, 'file') };
  return { source: { files, problems: [] }, isPart: true, subject };
}

function* filesOf(folder: string): Generator<SourceFile> {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) yield plainFile(path.relative(folder, file), bytesOnDisk(file));
  }
}

/** A file that is opened for each piece, so that there is nothing to close. */
function bytesOnDisk(file: string): ByteSource {
  const read = async (offset: number, length: number) => {
    // What is read in one go would leave no turn to a signal.
    await setImmediate();
    try {
      const handle = fs.openSync(file, 'r');
      try {
        const room = Buffer.allocUnsafe(length);
        return room.subarray(0, fs.readSync(handle, room, 0, length, offset));
      } finally {
        fs.closeSync(handle);
      }
    } catch {
      // Whatever the file system says while a file is read is a finding.
      throw new ReadError('file-unreadable');
    }
  };
  return { size: fs.statSync(file).size, read };
}

/** Unpacks with zlib, which hands on larger pieces than the browser's own way does, and sums up many times as fast. */
const BY_ZLIB: Unpacking = {
  inflate: (packed) => {
    const unpacking = zlib.createInflateRaw({ chunkSize: 256 * 1024 });
    // Errors reach whoever reads.
    pipeline(Readable.from(packed), unpacking, () => {});
    return unpacking;
  },
  sumUp: zlib.crc32,
};

/** Reads the file in which an agency describes its own fields; no file describes none. */
export function readCustomFields(rules: CheckRules, file: string | undefined): CustomFields {
  if (file === undefined) return {};
  const read = customFieldsIn(rules, file, textOf(file));
  if ('errors' in read) throw new InputError(read.errors.join('\n'));
  return read.custom;
}

function textOf(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new InputError(code === 'ENOENT' ? `There is no ${file}` : message);
  }
}

export type Streams = Readonly<Record<'stdout' | 'stderr', Out>>;

type Out = { write: (text: string) => unknown; isTTY?: boolean };

const PAUSE = 200;
const ERASE = '\r\u001b[K';

/** A line that is written over itself: how far a command has come, and how long it takes; only on a terminal. */
export function progressLine(out: Out) {
  const began = Date.now();
  let last = 0;
  return {
    show: ({ bytes, size }: Progress) => {
      const now = Date.now();
      if (!out.isTTY || now - last < PAUSE || bytes === 0) return;
      last = now;
      const share = Math.min(1, bytes / size);
      const percent = String(Math.floor(share * 100)).padStart(3);
      const seconds = Math.ceil(((now - began) * (1 / share - 1)) / 1000);
      const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
      out.write(`${ERASE}${percent}%  ${left} left`);
    },
    clear: () => out.isTTY && out.write(ERASE),
  };
}
