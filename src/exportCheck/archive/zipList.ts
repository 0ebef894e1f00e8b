import { readAll, type ByteSource } from '../bytes/source';
import {
  CENTRAL_HEADER,
  CENTRAL_LENGTH,
  centralEntry,
  type ZipEntry,
  LOCAL_HEADER,
  LOCAL_LENGTH,
  localEntry,
} from './zipEntry';

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
    const fits = place + centralLength(view, place) <= view.byteLength;
    if (!fits) return undefined;
    const { length, ...entry } = centralEntry(view, place);
    entries.push(entry);
    at += length;
  }
  return entries;
}

function centralLength(view: DataView, at: number): number {
  const variable = [28, 30, 32].map((place) => view.getUint16(at + place, true));
  return variable.reduce((all, length) => all + length, CENTRAL_LENGTH);
}

async function findList(source: ByteSource): Promise<List | undefined> {
  const length = Math.min(source.size, END_LENGTH + LONGEST_COMMENT);
  const start = source.size - length;
  const view = await readAll(source, start, length);
  for (let at = length - END_LENGTH; at >= 0; at--) {
    if (view.getUint32(at, true) !== END) continue;
    if (at + END_LENGTH + view.getUint16(at + 20, true) !== length) continue;
    const short = {
      count: view.getUint16(at + 10, true),
      length: view.getUint32(at + 12, true),
      start: view.getUint32(at + 16, true),
    };
    const list = (await longList(source, start + at)) ?? short;
    return list.start + list.length <= source.size ? list : undefined;
  }
  return undefined;
}

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
    const { hasDescriptor, ...entry } = localEntry(await readAll(source, at, length), at);
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
