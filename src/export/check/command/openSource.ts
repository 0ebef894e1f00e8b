import { readFileSync, statSync, type Dirent } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import zlib from 'node:zlib';
import { counted } from '../../../dictionary/model/counted';
import { crc32, type Inflate, type Unpacking } from '../../records/zipSource';
import { customFieldsIn } from '../customFields';
import type { CheckRules } from '../../model/rules';
import { openFile, recognize, unopened, type Opened } from '../../records/openFile';
import { ReadError, type ByteSource, type SourceFile } from '../../records/source';
import type { CustomFields } from '../startCheck';
import { InputError } from '../../../readOptions';

/** What was opened, and how it is closed again. */
type Closable = Opened &
  Readonly<{
    close: () => Promise<void>;
    /** The one file that was given, where it was one. */
    file?: string;
  }>;

const PIECE = 256 * 1024;
const NOTHING_OPEN = { close: async () => {} };

/**
 * Opens a zip, a folder, or single files. What may not be read is opened, too; its report says why.
 *
 * @throws InputError if there is no such file, or if several exports are given
 */
export async function openSource(rules: CheckRules, paths: readonly string[]): Promise<Closable> {
  const [first = ''] = paths;
  const name = path.basename(path.resolve(first));
  try {
    if (paths.length > 1) return await openSeveral(rules, paths);
    if (!(await fs.stat(first)).isDirectory()) return await openOne(rules, first);
    const found = await fs.readdir(first, { recursive: true, withFileTypes: true });
    const source = { files: filesOf(first, found), problems: [] };
    return { source, isPart: false, subject: { name }, ...NOTHING_OPEN };
  } catch (error) {
    const { code, path: missing = first } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new InputError(`There is no ${missing}`);
    if (code === undefined) throw error;
    return { ...unopened({ kind: 'file-unreadable' }), subject: { name }, ...NOTHING_OPEN };
  }
}

async function openOne(rules: CheckRules, file: string): Promise<Closable> {
  const { bytes, close } = await openBytes(file);
  const plain = plainFile(path.basename(file), file);
  return { ...(await openFile(rules, plain, bytes, UNPACKING)), close, file };
}

async function openSeveral(rules: CheckRules, paths: readonly string[]): Promise<Closable> {
  const files: SourceFile[] = [];
  for (const file of paths) {
    const isFolder = (await fs.stat(file)).isDirectory();
    if (isFolder || /\.zip$/i.test(file)) throw new InputError(SEVERAL);
    const plain = plainFile(path.basename(file), file);
    const { bytes, close } = await openBytes(file);
    files.push({ ...plain, path: (await recognize(rules, plain.path, bytes)) ?? plain.path });
    await close();
  }
  const subject = { name: counted(paths.length, 'file') };
  return { source: { files, problems: [] }, isPart: true, subject, ...NOTHING_OPEN };
}

const SEVERAL = 'Check one zip or folder at a time, or the files of one export';

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

/** Unpacks with zlib, which hands on larger pieces than the browser's own way does. */
const inflate: Inflate = (packed) => {
  const unpacking = zlib.createInflateRaw({ chunkSize: PIECE });
  // Errors reach whoever reads.
  pipeline(Readable.from(packed), unpacking, () => {});
  return unpacking;
};

/** Node 20 sums up by itself only from its later versions on, four times as fast. */
const UNPACKING: Unpacking = { inflate, sumUp: zlib.crc32 ?? crc32 };

/**
 * Reads the file in which an agency describes its own fields.
 *
 * @throws InputError with all that is wrong with it, a line each
 */
export function readCustomFields(rules: CheckRules, file: string): CustomFields {
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
