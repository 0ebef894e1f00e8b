import type { Kind } from '../../dictionary/model/findingKinds';
import {
  type ByteSource,
  type ExportSource,
  piecesOf,
  readAll,
  ReadError,
  type SourceFile,
} from './source';

type ZipEntry = Readonly<{
  path: string;
  /** Bytes as unpacked, and their checksum; nothing where the zip is cut off and does not say. */
  size: number | undefined;
  sum: number | undefined;
  packedSize: number;
  isEncrypted: boolean;
  method: number;
  offset: number;
  isCut?: boolean;
}>;

/** How a zip's files are unpacked, and summed up as the zip notes of each. */
export type Unpacking = Readonly<{
  /** Throws where bytes are damaged or end too early. */
  inflate: (packed: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;
  /** Takes further bytes into a checksum, which begins with 0. */
  sumUp: (bytes: Uint8Array, before: number) => number;
}>;

const [LOCAL_HEADER, LOCAL_LENGTH] = [0x04034b50, 30];
const [CENTRAL_HEADER, CENTRAL_LENGTH] = [0x02014b50, 46];
const [END, END_LENGTH, LONGEST_COMMENT] = [0x06054b50, 22, 0xffff];
/** Large zips have a second end, and before the first what says where that is. */
const [LOCATOR, LOCATOR_LENGTH] = [0x07064b50, 20];
const [END_64, END_64_LENGTH] = [0x06064b50, 56];
/** What is behind the bytes of a file whose size was not known before; the first part of a split zip begins with it, too. */
const [DESCRIPTOR, DESCRIPTOR_LENGTH, DESCRIPTOR_64_LENGTH] = [0x08074b50, 16, 24];
const IN_EXTRA = 0xffffffff;
const LONGEST_LIST = 2 ** 30;
const PART = 1024 * 1024;

const [STORED, DEFLATED] = [0, 8];
/** No file of records shrinks to less than a five-hundredth; one that does is made to fill a disk. */
const MOST_RATIO = 500;
const SMALL = 100 * 1024 * 1024;
const UNSAFE_PATH = /^([/\\]|[a-z]:)|(^|[/\\])\.\.([/\\]|$)|\0/i;

export const SPLIT = 'part of a split archive';

export async function isZip(source: ByteSource): Promise<boolean> {
  if (source.size < 4) return false;
  const signature = (await readAll(source, 0, 4)).getUint32(0, true);
  // A zip without files is nothing but its end.
  if (signature === LOCAL_HEADER || signature === END) return true;
  // A zip that was to be split, but was not after all.
  return signature === DESCRIPTOR && (await listZip(source)) !== undefined;
}

/** Says what ends as a zip does but does not begin as one; nothing where it is neither. */
export async function formatByEnd(source: ByteSource): Promise<string | undefined> {
  const end = await findEnd(source);
  // Large zips say elsewhere which part this is.
  return end && ([0, 0xffff].includes(end.getUint16(4, true)) ? 'self-extracting archive' : SPLIT);
}

/**
 * Opens a zip. Nothing of it is kept but the list of its files; what it asks for is bounded by what it
 * says, and what it says is a finding where it cannot be.
 */
export async function zipSource(source: ByteSource, by = BUILT_IN): Promise<ExportSource> {
  const listed = await listZip(source);
  const entries = listed ?? (await findRemains(source));
  return {
    problems: listed ? [] : [{ kind: 'archive-cut' }],
    files: { [Symbol.iterator]: () => filesOf(entries, source, by) },
  };
}

function* filesOf(
  entries: readonly ZipEntry[],
  source: ByteSource,
  by: Unpacking,
): Generator<SourceFile> {
  const overlaid = overlaidEntries(entries);
  for (const entry of entries) {
    const { path, size, packedSize, isEncrypted, method } = entry;
    if (/[/\\]$/.test(path)) continue;
    const isBomb = size !== undefined && size > SMALL && size > packedSize * MOST_RATIO;
    const problems: readonly (readonly [boolean, Kind])[] = [
      [UNSAFE_PATH.test(path), 'path-unsafe'],
      [isBomb || overlaid.has(entry), 'archive-bomb'],
      [isEncrypted, 'file-encrypted'],
      [method !== STORED && method !== DEFLATED, 'packing-unknown'],
    ];
    const problem = problems.find(([is]) => is)?.[1];
    const pieces = () => unpacked(source, entry, by);
    yield { path, size: size ?? packedSize, ...(problem && { problem }), pieces };
  }
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
  { inflate, sumUp }: Unpacking,
): AsyncGenerator<Uint8Array> {
  if (offset + LOCAL_LENGTH > source.size) throw new ReadError('archive-damaged');
  const header = await readAll(source, offset, LOCAL_LENGTH);
  if (header.getUint32(0, true) !== LOCAL_HEADER) throw new ReadError('archive-damaged');
  const start = offset + LOCAL_LENGTH + header.getUint16(26, true) + header.getUint16(28, true);
  const packed = piecesOf(source, start, Math.min(start + packedSize, source.size));
  let [length, found] = [0, 0];
  try {
    for await (const piece of method === STORED ? packed : inflate(packed)) {
      length += piece.length;
      found = sumUp(piece, found);
      if (length > (size ?? Infinity) || length > SMALL + packedSize * MOST_RATIO) {
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

/** Reads the list of files at the end of a zip; nothing where there is no whole list, as in a zip that is cut off. */
async function listZip(source: ByteSource): Promise<ZipEntry[] | undefined> {
  const end = await findEnd(source);
  if (!end) return undefined;
  const long = await findLongEnd(source, source.size - end.byteLength);
  const [count, length, start] = long
    ? [32, 40, 48].map((at) => Number(long.getBigUint64(at, true)))
    : [end.getUint16(10, true), end.getUint32(12, true), end.getUint32(16, true)];
  if (length! > LONGEST_LIST || start! + length! > source.size) return undefined;
  const view = await readAll(source, start!, length!);
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count!;) {
    if (at + CENTRAL_LENGTH > view.byteLength) return undefined;
    if (view.getUint32(at, true) !== CENTRAL_HEADER) return undefined;
    const behind = [28, 30, 32].reduce((all, field) => all + view.getUint16(at + field, true), 0);
    if (at + CENTRAL_LENGTH + behind > view.byteLength) return undefined;
    const { entry, extra } = readHeader(view, at + 8, at + CENTRAL_LENGTH);
    entries.push({ ...entry, offset: extra(view.getUint32(at + 42, true)) });
    at += CENTRAL_LENGTH + behind;
  }
  return entries;
}

async function findEnd(source: ByteSource): Promise<DataView | undefined> {
  const length = Math.min(source.size, END_LENGTH + LONGEST_COMMENT);
  const view = await readAll(source, source.size - length, length);
  for (let at = length - END_LENGTH; at >= 0; at--) {
    if (view.getUint32(at, true) !== END) continue;
    if (at + END_LENGTH + view.getUint16(at + 20, true) !== length) continue;
    return new DataView(view.buffer, at);
  }
  return undefined;
}

async function findLongEnd(source: ByteSource, end: number): Promise<DataView | undefined> {
  if (end < LOCATOR_LENGTH) return undefined;
  const locator = await readAll(source, end - LOCATOR_LENGTH, LOCATOR_LENGTH);
  if (locator.getUint32(0, true) !== LOCATOR) return undefined;
  const place = Number(locator.getBigUint64(8, true));
  if (place + END_64_LENGTH > end) return undefined;
  const view = await readAll(source, place, END_64_LENGTH);
  return view.getUint32(0, true) === END_64 ? view : undefined;
}

/** What both headers of a file say alike, from their flags on; behind the header are its name and an extra field. */
function readHeader(view: DataView, flags: number, end: number) {
  const nameLength = view.getUint16(flags + 20, true);
  const extra = extraOf(view, end + nameLength, view.getUint16(flags + 22, true));
  const size = extra(view.getUint32(flags + 16, true));
  const packedSize = extra(view.getUint32(flags + 12, true));
  const entry = {
    path: new TextDecoder().decode(new Uint8Array(view.buffer, end, nameLength)),
    size,
    packedSize,
    sum: view.getUint32(flags + 8, true),
    isEncrypted: (view.getUint16(flags, true) & 1) === 1,
    method: view.getUint16(flags + 2, true),
  };
  return { entry, extra };
}

/** Gives numbers of 64 bits, in their order, in place of those that say that they are in the extra field. */
function extraOf(view: DataView, start: number, length: number): (short: number) => number {
  let [at, end] = [-1, -1];
  for (let field = start; field + 4 <= start + length;) {
    const fieldLength = view.getUint16(field + 2, true);
    if (view.getUint16(field, true) === 1) {
      at = field + 4;
      end = Math.min(at + fieldLength, start + length);
    }
    field += 4 + fieldLength;
  }
  return (short) => {
    if (short !== IN_EXTRA || at < 0 || at + 8 > end) return short;
    const long = Number(view.getBigUint64(at, true));
    at += 8;
    return long;
  };
}

/** Finds the files of a zip that lacks its list, by the header before each of them. The last may be cut off. */
async function findRemains(source: ByteSource): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  for (let offset = 0; offset + LOCAL_LENGTH <= source.size;) {
    const short = await readAll(source, offset, LOCAL_LENGTH);
    if (short.getUint32(0, true) !== LOCAL_HEADER) break;
    const length = LOCAL_LENGTH + short.getUint16(26, true) + short.getUint16(28, true);
    const start = offset + length;
    if (start > source.size) break;
    const header = await readAll(source, offset, length);
    const { entry } = readHeader(header, 6, LOCAL_LENGTH);
    const hasDescriptor = (header.getUint16(6, true) & 8) !== 0 && entry.packedSize === 0;
    const packed = hasDescriptor
      ? await beforeDescriptor(source, start)
      : { packedSize: entry.packedSize, behind: 0 };
    const unknown = { size: undefined, sum: undefined };
    if (!packed || start + packed.packedSize > source.size) {
      const packedSize = source.size - start;
      entries.push({ ...entry, ...unknown, offset, packedSize, isCut: true });
      break;
    }
    const { packedSize, behind } = packed;
    entries.push({ ...entry, ...(hasDescriptor && unknown), offset, packedSize });
    offset = start + packedSize + behind;
  }
  return entries;
}

/** How many bytes are before the descriptor that says that there are so many, and how long it is. */
async function beforeDescriptor(source: ByteSource, start: number) {
  for (let base = start; base + DESCRIPTOR_LENGTH <= source.size; base += PART) {
    const length = Math.min(PART + DESCRIPTOR_64_LENGTH, source.size - base);
    const view = await readAll(source, base, length);
    const bytes = new Uint8Array(view.buffer);
    for (let at = -1; (at = bytes.indexOf(DESCRIPTOR & 0xff, at + 1)) >= 0;) {
      if (at + DESCRIPTOR_LENGTH > length) break;
      if (view.getUint32(at, true) !== DESCRIPTOR) continue;
      const packedSize = base + at - start;
      const isLong =
        at + DESCRIPTOR_64_LENGTH <= length &&
        view.getBigUint64(at + 8, true) === BigInt(packedSize);
      if (isLong) return { packedSize, behind: DESCRIPTOR_64_LENGTH };
      if (view.getUint32(at + 8, true) === packedSize) {
        return { packedSize, behind: DESCRIPTOR_LENGTH };
      }
    }
  }
  return undefined;
}

const inflate: Unpacking['inflate'] = async function* (packed) {
  const pieces = packed[Symbol.asyncIterator]();
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (queue) => {
      const { done, value } = await pieces.next();
      if (done) queue.close();
      else queue.enqueue(value as Uint8Array<ArrayBuffer>);
    },
  });
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
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

const BUILT_IN: Unpacking = { inflate, sumUp: crc32 };

/** What each byte brings about. */
const CRC_TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  return sum;
});

/** Takes bytes into a checksum, CRC-32, for where the platform has none of its own. */
export function crc32(bytes: Uint8Array, before: number): number {
  let sum = ~before;
  for (let at = 0; at < bytes.length; at++) {
    sum = (sum >>> 8) ^ (CRC_TABLE[(sum ^ (bytes[at] as number)) & 0xff] as number);
  }
  return ~sum >>> 0;
}
