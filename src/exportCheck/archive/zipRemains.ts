import { readAll, type ByteSource } from '../source/byteSource';
import { LOCAL_HEADER, LOCAL_LENGTH, localEntry, type ZipEntry } from './zipEntry';

/** What stands behind the bytes of a file whose size was not known before. */
const DESCRIPTOR = [0x50, 0x4b, 0x07, 0x08] as const;
const DESCRIPTOR_LENGTH = 16;
const DESCRIPTOR_64_LENGTH = 24;
const PART = 1024 * 1024;

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
