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
export const CENTRAL_HEADER = 0x02014b50;
export const CENTRAL_LENGTH = 46;

const DECODER = new TextDecoder();
const IN_EXTRA = 0xffffffff;

/** Reads a header of the list of files; the whole of it is in the bytes. */
export function centralEntry(view: DataView, at: number): ZipEntry & { length: number } {
  const nameLength = view.getUint16(at + 28, true);
  const extraLength = view.getUint16(at + 30, true);
  const name = at + CENTRAL_LENGTH;
  const extra = extraOf(view, name + nameLength, extraLength);
  const size = extra(view.getUint32(at + 24, true));
  const packedSize = extra(view.getUint32(at + 20, true));
  return {
    path: textAt(view, name, nameLength),
    size,
    packedSize,
    sum: view.getUint32(at + 16, true),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    offset: extra(view.getUint32(at + 42, true)),
    length: CENTRAL_LENGTH + nameLength + extraLength + view.getUint16(at + 32, true),
  };
}

/** Reads the header that stands before a file's bytes. */
export function localEntry(
  view: DataView,
  offset: number,
): ZipEntry & { hasDescriptor: boolean; length: number } {
  const nameLength = view.getUint16(26, true);
  const extraLength = view.getUint16(28, true);
  const flags = view.getUint16(6, true);
  const extra = extraOf(view, LOCAL_LENGTH + nameLength, extraLength);
  const size = extra(view.getUint32(22, true));
  const packedSize = extra(view.getUint32(18, true));
  const hasDescriptor = (flags & 8) !== 0 && packedSize === 0;
  return {
    path: textAt(view, LOCAL_LENGTH, nameLength),
    size: hasDescriptor ? undefined : size,
    packedSize,
    sum: hasDescriptor ? undefined : view.getUint32(14, true),
    isEncrypted: (flags & 1) === 1,
    method: view.getUint16(8, true),
    offset,
    hasDescriptor,
    length: LOCAL_LENGTH + nameLength + extraLength,
  };
}

function textAt(view: DataView, start: number, length: number): string {
  return DECODER.decode(new Uint8Array(view.buffer, view.byteOffset + start, length));
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
