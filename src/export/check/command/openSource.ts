import { readFileSync, statSync, type Dirent } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import zlib from 'node:zlib';
import { counted } from '../../../dictionary/model/counted';
import { InputError } from '../../../readOptions';
import type { CheckRules } from '../../model/rules';
import { openFile, recognize, unopened, type Opened } from '../../records/openFile';
import { ReadError, type ByteSource, type SourceFile } from '../../records/source';
import type { Unpacking } from '../../records/zip';
import { customFieldsIn } from '../customFields';
import type { CustomFields, Progress } from '../startCheck';

/** What was opened, how it is closed again, and the one file that was given, where it was one. */
type Closable = Opened & Readonly<{ close: () => Promise<void>; file?: string }>;

const PIECE = 256 * 1024;

/** Opens a zip, a folder, or single files. What may not be read is opened, too; its report says why. */
export async function openSource(rules: CheckRules, paths: readonly string[]): Promise<Closable> {
  const [first = ''] = paths;
  const subject = { name: path.basename(path.resolve(first)) };
  const close = async () => {};
  try {
    if (paths.length > 1) return { ...(await openSeveral(rules, paths)), close };
    if (!(await fs.stat(first)).isDirectory()) {
      const { bytes, close } = await openBytes(first);
      const plain = plainFile(path.basename(first), first);
      return { ...(await openFile(rules, plain, bytes, BY_ZLIB)), close, file: first };
    }
    const found = await fs.readdir(first, { recursive: true, withFileTypes: true });
    return {
      source: { files: filesOf(first, found), problems: [] },
      isPart: false,
      subject,
      close,
    };
  } catch (error) {
    const { code, path: missing = first } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new InputError(`There is no ${missing}`);
    if (code === undefined) throw error;
    return { ...unopened({ kind: 'file-unreadable' }), subject, close };
  }
}

async function openSeveral(rules: CheckRules, paths: readonly string[]): Promise<Opened> {
  const files: SourceFile[] = [];
  for (const file of paths) {
    const isFolder = (await fs.stat(file)).isDirectory();
    if (isFolder || /\.zip$/i.test(file)) {
      throw new InputError('Check one zip or folder at a time, or the files of one export');
    }
    const plain = plainFile(path.basename(file), file);
    const { bytes, close } = await openBytes(file);
    files.push({ ...plain, path: (await recognize(rules, plain.path, bytes)) ?? plain.path });
    await close();
  }
  const subject = { name: counted(paths.length, 'file') };
  return { source: { files, problems: [] }, isPart: true, subject };
}

function* filesOf(folder: string, found: readonly Dirent[]): Generator<SourceFile> {
  for (const entry of found) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) yield plainFile(path.relative(folder, file), file);
  }
}

function plainFile(name: string, file: string): SourceFile {
  // One after the other: an export may have a hundred thousand attachments, and as many promises take 100 MB.
  const { size } = statSync(file);
  return {
    path: name,
    size,
    pieces: async function* () {
      const handle = await fs.open(file).catch(unreadable);
      const room = Buffer.allocUnsafe(PIECE);
      try {
        for (;;) {
          const { bytesRead } = await handle.read(room, 0, PIECE, null).catch(unreadable);
          if (bytesRead === 0) break;
          yield room.subarray(0, bytesRead);
        }
      } finally {
        await handle.close();
      }
    },
  };
}

async function openBytes(file: string): Promise<{ bytes: ByteSource; close: () => Promise<void> }> {
  const handle = await fs.open(file);
  const { size } = await handle.stat();
  const read = async (offset: number, length: number) => {
    // Each time anew: what unpacks reads ahead.
    const room = Buffer.alloc(length);
    const { bytesRead } = await handle.read(room, 0, length, offset).catch(unreadable);
    return room.subarray(0, bytesRead);
  };
  return { bytes: { size, read }, close: () => handle.close() };
}

/** Whatever the file system says while a file is read is a finding. */
function unreadable(): never {
  throw new ReadError('file-unreadable');
}

/** Unpacks with zlib, which hands on larger pieces than the browser's own way does, and sums up four times as fast. */
const BY_ZLIB: Unpacking = {
  inflate: (packed) => {
    const unpacking = zlib.createInflateRaw({ chunkSize: PIECE });
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
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new InputError(code === 'ENOENT' ? `There is no ${file}` : `${file}: ${message}`);
  }
}

export type Streams = Readonly<Record<'stdout' | 'stderr', Out>>;

type Out = { write: (text: string) => unknown; isTTY?: boolean };

const PAUSE = 200;
const ERASE = '\r\u001b[K';

/** A line that is written over itself: how far a command has come, and more; only on a terminal. */
export function progressLine<P extends Progress>(
  out: Out,
  more: (progress: P, share: number) => string,
) {
  let last = 0;
  return {
    show: (progress: P) => {
      if (!out.isTTY || Date.now() - last < PAUSE) return;
      last = Date.now();
      const share = progress.size > 0 ? Math.min(1, progress.bytes / progress.size) : 1;
      const percent = String(Math.floor(share * 100)).padStart(3);
      out.write(`${ERASE}${percent} %  ${more(progress, share)}`);
    },
    clear: () => out.isTTY && out.write(ERASE),
  };
}
