import type { Kind } from '../../dictionary/model/findingKinds';
import {
  type ExportSource,
  type SourceFile,
  piecesOf,
  readAll,
  ReadError,
  type ByteSource,
} from './source';
import { findRemains, listZip, LOCAL_HEADER, LOCAL_LENGTH, type ZipEntry } from './zipList';

/** What a zip's files are unpacked and held against their check sums with. */
export type Unpacking = Readonly<{ inflate: Inflate; sumUp: CheckSum }>;

const STORED = 0;
const DEFLATED = 8;
/** No file of records shrinks to less than a five-hundredth; one that does is made to fill a disk. */
const MOST_RATIO = 500;
const SMALL = 100 * 1024 * 1024;
const UNSAFE_PATH = /^([/\\]|[a-z]:)|(^|[/\\])\.\.([/\\]|$)|\0/i;

export async function isZip(source: ByteSource): Promise<boolean> {
  if (source.size < 4) return false;
  const signature = (await readAll(source, 0, 4)).getUint32(0, true);
  // A zip without files is nothing but its end.
  if (signature === LOCAL_HEADER || signature === 0x06054b50) return true;
  // So the first part of a split zip begins, and a zip that was not split after all.
  return signature === 0x08074b50 && (await listZip(source)) !== undefined;
}

/**
 * Opens a zip. Nothing of it is kept but the list of its files; what it asks for is bounded by what it
 * says, and what it says is a finding where it cannot be.
 *
 * @param by what inflates and sums up; the browser's own and ours, where none is given
 */
export async function zipSource(
  source: ByteSource,
  by: Unpacking = { inflate, sumUp: crc32 },
): Promise<ExportSource> {
  const listed = await listZip(source);
  return {
    problems: listed ? [] : [{ kind: 'archive-cut' }],
    files: filesOf(listed ?? (await findRemains(source)), source, by),
  };
}

function* filesOf(
  entries: readonly ZipEntry[],
  source: ByteSource,
  by: Unpacking,
): Generator<SourceFile> {
  const overlaid = overlaidEntries(entries);
  for (const entry of entries) {
    if (/[/\\]$/.test(entry.path)) continue;
    const problem = problemOf(entry, overlaid.has(entry));
    yield {
      path: entry.path,
      size: entry.size ?? entry.packedSize,
      ...(problem && { problem }),
      pieces: () => unpacked(source, entry, by),
    };
  }
}

function problemOf({ path, size, packedSize, isEncrypted, method }: ZipEntry, isOverlaid: boolean) {
  const isBomb = size !== undefined && size > SMALL && size > packedSize * MOST_RATIO;
  const problems: readonly (readonly [boolean, Kind])[] = [
    [UNSAFE_PATH.test(path), 'path-unsafe'],
    [isBomb || isOverlaid, 'archive-bomb'],
    [isEncrypted, 'file-encrypted'],
    [method !== STORED && method !== DEFLATED, 'packing-unknown'],
  ];
  return problems.find(([is]) => is)?.[1];
}

/** Files whose bytes begin where those of another have not ended: so a zip holds more than there is room for. */
function overlaidEntries(entries: readonly ZipEntry[]): ReadonlySet<ZipEntry> {
  const overlaid = new Set<ZipEntry>();
  let end = 0;
  for (const entry of [...entries].sort((a, b) => a.offset - b.offset)) {
    if (entry.offset < end) overlaid.add(entry);
    else end = entry.offset + LOCAL_LENGTH + entry.packedSize;
  }
  return overlaid;
}

async function* unpacked(
  source: ByteSource,
  { offset, size, packedSize, method, sum, isCut }: ZipEntry,
  { inflate: unpack, sumUp }: Unpacking,
): AsyncGenerator<Uint8Array> {
  if (offset + LOCAL_LENGTH > source.size) throw new ReadError('archive-damaged');
  const header = await readAll(source, offset, LOCAL_LENGTH);
  if (header.getUint32(0, true) !== LOCAL_HEADER) throw new ReadError('archive-damaged');
  const start = offset + LOCAL_LENGTH + header.getUint16(26, true) + header.getUint16(28, true);
  const end = Math.min(start + packedSize, source.size);
  const packed = piecesOf(source, start, end);
  const most = size ?? Infinity;
  let length = 0;
  let found = 0;
  try {
    for await (const piece of method === STORED ? packed : unpack(packed)) {
      length += piece.length;
      found = sumUp(piece, found);
      if (length > most || length > SMALL + packedSize * MOST_RATIO) {
        throw new ReadError('archive-bomb');
      }
      yield piece;
    }
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError('archive-damaged');
  }
  if (isCut || (size !== undefined && length < size)) throw new ReadError('archive-damaged');
  if (sum !== undefined && found !== sum) throw new ReadError('check-sum-differs');
}

/** Unpacks deflated bytes, piece by piece. It throws where they are damaged or end too early. */
export type Inflate = (packed: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** Unpacks with what browsers and Node have built in. */
export const inflate: Inflate = async function* (packed) {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const reader = readable.getReader();
  const feeding = (async () => {
    for await (const piece of packed) await writer.write(piece as Uint8Array<ArrayBuffer>);
    await writer.close();
  })();
  // Whatever goes wrong on the way in shows on the way out.
  feeding.catch(() => writer.abort().catch(() => {}));
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
};

/** Takes further bytes into the check sum that a zip notes of each of its files; it begins with 0. */
export type CheckSum = (bytes: Uint8Array, before: number) => number;

const AT_ONCE = 8;

/** What each byte brings about: 256 numbers for a byte that is followed by none, then by one to seven others. */
const TABLE = new Int32Array(AT_ONCE * 256);
for (let byte = 0; byte < 256; byte++) {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  TABLE[byte] = sum;
}
for (let at = 256; at < TABLE.length; at++) {
  const before = TABLE[at - 256] as number;
  TABLE[at] = (before >>> 8) ^ (TABLE[before & 0xff] as number);
}
const lookUp = (followers: number, bits: number) =>
  TABLE[followers * 256 + (bits & 0xff)] as number;

/** The check sum for where the platform has none of its own: CRC-32, eight bytes at once. */
export const crc32: CheckSum = (bytes, before) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const whole = bytes.length - (bytes.length % AT_ONCE);
  let sum = ~before;
  for (let at = 0; at < whole; at += AT_ONCE) {
    const low = view.getInt32(at, true) ^ sum;
    const high = view.getInt32(at + 4, true);
    sum =
      lookUp(7, low) ^
      lookUp(6, low >>> 8) ^
      lookUp(5, low >>> 16) ^
      lookUp(4, low >>> 24) ^
      lookUp(3, high) ^
      lookUp(2, high >>> 8) ^
      lookUp(1, high >>> 16) ^
      lookUp(0, high >>> 24);
  }
  for (let at = whole; at < bytes.length; at++) {
    sum = (sum >>> 8) ^ lookUp(0, sum ^ (bytes[at] as number));
  }
  return ~sum >>> 0;
};
