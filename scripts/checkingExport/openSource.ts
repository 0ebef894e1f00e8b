import { statSync, type Dirent } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import zlib from 'node:zlib';
import { counted } from '../../src/dictionary/model/counted';
import { crc32 } from '../../src/exportCheck/archive/crc32';
import type { Inflate } from '../../src/exportCheck/archive/inflate';
import { isZip, zipSource, type Unpacking } from '../../src/exportCheck/archive/zipSource';
import { guessFile } from '../../src/exportCheck/files/guessFile';
import type { CheckRules } from '../../src/exportCheck/model/rules';
import type { ByteSource } from '../../src/exportCheck/source/byteSource';
import type { ExportSource, SourceFile } from '../../src/exportCheck/source/exportSource';

/** What was opened, and whether it is but a part of an export. */
export type Opened = Readonly<{
  source: ExportSource;
  isPart: boolean;
  /** What the report calls it. */
  subject: Readonly<{ name: string; size?: number }>;
  close: () => Promise<void>;
}>;

const LOOKED_AT = 64 * 1024;
const PIECE = 256 * 1024;

/**
 * Opens a zip, a folder, or single files.
 *
 * @throws the error of the file system, if there is no such thing
 */
export async function openSource(rules: CheckRules, paths: readonly string[]): Promise<Opened> {
  const [first = ''] = paths;
  const name = path.basename(path.resolve(first));
  const isFolder = (await fs.stat(first)).isDirectory();
  if (paths.length === 1 && isFolder) {
    const found = await fs.readdir(first, { recursive: true, withFileTypes: true });
    return {
      source: { files: filesOf(first, found), problems: [] },
      isPart: false,
      subject: { name },
      close: async () => {},
    };
  }
  if (paths.length === 1) {
    const { source, close } = await openFile(first);
    if (await isZip(source)) {
      const subject = { name, size: source.size };
      return { source: await zipSource(source, UNPACKING), isPart: false, subject, close };
    }
    await close();
  }
  const files = await Promise.all(paths.map((file) => singleFile(rules, file)));
  return {
    source: { files, problems: [] },
    isPart: true,
    subject: { name: paths.length === 1 ? name : counted(paths.length, 'file') },
    close: async () => {},
  };
}

function* filesOf(folder: string, found: readonly Dirent[]): Generator<SourceFile> {
  for (const entry of found) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) yield plainFile(path.relative(folder, file), file);
  }
}

/** A file by itself; where its name says nothing, its keys tell which one it is. */
async function singleFile(rules: CheckRules, file: string): Promise<SourceFile> {
  const known = plainFile(path.basename(file), file);
  if (/^Content/i.test(known.path)) return known;
  const { source, close } = await openFile(file);
  const start = await source.read(0, Math.min(LOOKED_AT, source.size));
  await close();
  return { ...known, path: guessFile(rules, new TextDecoder().decode(start)) ?? known.path };
}

function plainFile(name: string, file: string): SourceFile {
  // One after the other: an export may have a hundred thousand attachments, and as many promises take 100 MB.
  const { size } = statSync(file);
  return {
    path: name,
    size,
    pieces: async function* () {
      const handle = await fs.open(file);
      const room = Buffer.allocUnsafe(PIECE);
      try {
        for (;;) {
          const { bytesRead } = await handle.read(room, 0, PIECE, null);
          if (bytesRead === 0) break;
          yield room.subarray(0, bytesRead);
        }
      } finally {
        await handle.close();
      }
    },
  };
}

async function openFile(file: string): Promise<{ source: ByteSource; close: () => Promise<void> }> {
  const handle = await fs.open(file);
  const { size } = await handle.stat();
  const read = async (offset: number, length: number) => {
    // Each time anew: what unpacks reads ahead.
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  };
  return { source: { size, read }, close: () => handle.close() };
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
