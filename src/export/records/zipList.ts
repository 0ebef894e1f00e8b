import { readAll, type ByteSource } from './source';

/** A file in a zip, as its list of files or the header before it says. */
export type ZipEntry = Readonly<{
  path: string;
  /** Bytes as unpacked; nothing where the zip is cut off and does not say. */
  size: number | undefined;
  packedSize: number;
  /** Its checksum as unpacked; nothing where the zip is cut off and does not say. */
  sum: number | undefined;
  isEncrypted: boolean;
  method: number;
  /** Where the header before its bytes is. */
  offset: number;
  /** Set where the zip ends before the file does. */
  isCut?: boolean;
}>;

export const LOCAL_HEADER = 0x04034b50;
export const LOCAL_LENGTH = 30;
const CENTRAL_HEADER = 0x02014b50;
const CENTRAL_LENGTH = 46;

const DECODER = new TextDecoder();
const IN_EXTRA = 0xffffffff;

const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const LOCATOR = 0x07064b50;
const LOCATOR_LENGTH = 20;
const END_64 = 0x06064b50;
const END_64_LENGTH = 56;
/** So many bytes are looked at at once; a header is shorter. */
const PART = 1024 * 1024;
const LONGEST_HEADER = CENTRAL_LENGTH + 3 * 0xffff;

type List = { start: number; length: number; count: number };

/** What both headers of a file say alike, from their flags on; behind the header are its name and an extra field. */
function readHeader(view: DataView, flags: number, end: number) {
  const nameLength = view.getUint16(flags + 20, true);
  const extraLength = view.getUint16(flags + 22, true);
  const extra = extraOf(view, end + nameLength, extraLength);
  const size = extra(view.getUint32(flags + 16, true));
  const packedSize = extra(view.getUint32(flags + 12, true));
  const entry = {
    path: DECODER.decode(new Uint8Array(view.buffer, view.byteOffset + end, nameLength)),
    size,
    packedSize,
    sum: view.getUint32(flags + 8, true),
    isEncrypted: (view.getUint16(flags, true) & 1) === 1,
    method: view.getUint16(flags + 2, true),
  };
  return { entry, extra, length: end + nameLength + extraLength };
}

function localEntry(view: DataView, offset: number) {
  const { entry, length } = readHeader(view, 6, LOCAL_LENGTH);
  const hasDescriptor = (view.getUint16(6, true) & 8) !== 0 && entry.packedSize === 0;
  const unknown = hasDescriptor && { size: undefined, sum: undefined };
  return { entry: { ...entry, ...unknown, offset }, hasDescriptor, length };
}

/** Gives numbers of 64 bits, in their order, in place of those that say that they stand in the extra field. */
function extraOf(view: DataView, start: number, length: number): (short: number) => number {
  let at = -1;
  let end = -1;
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

/**
 * Reads the list of files at the end of a zip.
 *
 * @returns nothing if there is no whole list, as in a zip that is cut off
 */
export async function listZip(source: ByteSource): Promise<ZipEntry[] | undefined> {
  const list = await findList(source);
  if (!list) return undefined;
  const entries: ZipEntry[] = [];
  const end = list.start + list.length;
  let view: DataView = new DataView(new ArrayBuffer(0));
  let base = list.start;
  for (let at = list.start; entries.length < list.count;) {
    const isShort = at - base + LONGEST_HEADER > view.byteLength;
    if (isShort && base + view.byteLength < end) {
      base = at;
      view = await readAll(source, base, Math.min(PART, end - base));
    }
    const place = at - base;
    if (place + CENTRAL_LENGTH > view.byteLength) return undefined;
    if (view.getUint32(place, true) !== CENTRAL_HEADER) return undefined;
    const lengths = [28, 30, 32].map((field) => view.getUint16(place + field, true));
    const length = lengths.reduce((all, each) => all + each, CENTRAL_LENGTH);
    if (place + length > view.byteLength) return undefined;
    const { entry, extra } = readHeader(view, place + 8, place + CENTRAL_LENGTH);
    entries.push({ ...entry, offset: extra(view.getUint32(place + 42, true)) });
    at += length;
  }
  return entries;
}

async function findList(source: ByteSource): Promise<List | undefined> {
  const end = await findEnd(source);
  if (!end) return undefined;
  const { view, place } = end;
  const short = {
    count: view.getUint16(10, true),
    length: view.getUint32(12, true),
    start: view.getUint32(16, true),
  };
  const list = (await longList(source, place)) ?? short;
  return list.start + list.length <= source.size ? list : undefined;
}

async function findEnd(source: ByteSource): Promise<{ view: DataView; place: number } | undefined> {
  const length = Math.min(source.size, END_LENGTH + LONGEST_COMMENT);
  const view = await readAll(source, source.size - length, length);
  for (let at = length - END_LENGTH; at >= 0; at--) {
    if (view.getUint32(at, true) !== END) continue;
    if (at + END_LENGTH + view.getUint16(at + 20, true) !== length) continue;
    return { view: new DataView(view.buffer, at), place: source.size - length + at };
  }
  return undefined;
}

/** Says what ends as a zip does but does not begin as one; nothing where it is neither. */
export async function formatByEnd(source: ByteSource): Promise<string | undefined> {
  const end = await findEnd(source);
  if (!end) return undefined;
  // Large zips say elsewhere which part this is.
  return [0, 0xffff].includes(end.view.getUint16(4, true)) ? 'self-extracting archive' : SPLIT;
}

export const SPLIT = 'part of a split archive';

/** Where the list is by the record for large zips, if there is one before the end. */
async function longList(source: ByteSource, end: number): Promise<List | undefined> {
  if (end < LOCATOR_LENGTH) return undefined;
  const locator = await readAll(source, end - LOCATOR_LENGTH, LOCATOR_LENGTH);
  if (locator.getUint32(0, true) !== LOCATOR) return undefined;
  const place = Number(locator.getBigUint64(8, true));
  if (place + END_64_LENGTH > end) return undefined;
  const view = await readAll(source, place, END_64_LENGTH);
  if (view.getUint32(0, true) !== END_64) return undefined;
  return {
    count: Number(view.getBigUint64(32, true)),
    length: Number(view.getBigUint64(40, true)),
    start: Number(view.getBigUint64(48, true)),
  };
}

/** What stands behind the bytes of a file whose size was not known before. */
const DESCRIPTOR = [0x50, 0x4b, 0x07, 0x08] as const;
const DESCRIPTOR_LENGTH = 16;
const DESCRIPTOR_64_LENGTH = 24;

/** Finds the files of a zip that lacks its list, by the header before each of them. The last may be cut off. */
export async function findRemains(source: ByteSource): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + LOCAL_LENGTH <= source.size) {
    const short = await readAll(source, at, LOCAL_LENGTH);
    if (short.getUint32(0, true) !== LOCAL_HEADER) break;
    const length = LOCAL_LENGTH + short.getUint16(26, true) + short.getUint16(28, true);
    if (at + length > source.size) break;
    const { entry, hasDescriptor } = localEntry(await readAll(source, at, length), at);
    const start = at + length;
    const packed = hasDescriptor
      ? await beforeDescriptor(source, start)
      : { packedSize: entry.packedSize, behind: 0 };
    const isCut = packed === undefined || start + packed.packedSize > source.size;
    const packedSize = isCut ? source.size - start : packed.packedSize;
    entries.push({
      ...entry,
      size: isCut ? undefined : entry.size,
      sum: isCut ? undefined : entry.sum,
      packedSize,
      isCut,
    });
    if (isCut) break;
    at = start + packedSize + packed.behind;
  }
  return entries;
}

/** How many bytes stand before the descriptor that says that there are so many, and how long it is. */
async function beforeDescriptor(source: ByteSource, start: number) {
  for (let base = start; base + DESCRIPTOR_LENGTH <= source.size; base += PART) {
    const length = Math.min(PART + DESCRIPTOR_64_LENGTH, source.size - base);
    const view = await readAll(source, base, length);
    const bytes = new Uint8Array(view.buffer);
    for (
      let at = bytes.indexOf(DESCRIPTOR[0]);
      at >= 0;
      at = bytes.indexOf(DESCRIPTOR[0], at + 1)
    ) {
      if (DESCRIPTOR.some((byte, place) => bytes[at + place] !== byte)) continue;
      const packedSize = base + at - start;
      if (
        at + DESCRIPTOR_64_LENGTH <= length &&
        view.getBigUint64(at + 8, true) === BigInt(packedSize)
      ) {
        return { packedSize, behind: DESCRIPTOR_64_LENGTH };
      }
      if (at + DESCRIPTOR_LENGTH <= length && view.getUint32(at + 8, true) === packedSize) {
        return { packedSize, behind: DESCRIPTOR_LENGTH };
      }
    }
  }
  return undefined;
}
