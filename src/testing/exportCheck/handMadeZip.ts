import { crc32, deflateRawSync } from 'node:zlib';

export type HandMade = {
  name: string;
  content: Uint8Array;
  method?: number;
  flags?: number;
  says?: number;
  /** Where the list says that it begins, if that is elsewhere. */
  offset?: number;
  hasDescriptor?: boolean;
  isLong?: boolean;
  /** Whether both headers have a time in the field that most programs add. */
  hasTime?: boolean;
  note?: string;
};

/** A zip written by hand, so that it can say anything. */
export function handMadeZip(
  files: readonly HandMade[],
  { before = '', comment = '' }: { before?: string; comment?: string } = {},
): Uint8Array {
  const parts = [Buffer.from(before)];
  const list: Buffer[] = [];
  let offset = before.length;
  for (const file of files) {
    const { name, content, method = 8, flags = 0, says, hasDescriptor, isLong, note = '' } = file;
    const packed = method === 8 ? deflateRawSync(content) : Buffer.from(content);
    const size = says ?? content.length;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(flags | (hasDescriptor ? 8 : 0), 6);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(hasDescriptor ? 0 : crc32(content), 14);
    local.writeUInt32LE(hasDescriptor ? 0 : packed.length, 18);
    local.writeUInt32LE(hasDescriptor ? 0 : size, 22);
    local.writeUInt16LE(name.length, 26);
    const time = Buffer.from(file.hasTime ? 'UT\x05\0\x01\0\0\0\0' : '');
    local.writeUInt16LE(time.length, 28);
    const descriptor = Buffer.alloc(hasDescriptor ? (isLong ? 24 : 16) : 0);
    if (hasDescriptor) {
      descriptor.writeUInt32LE(0x08074b50, 0);
      descriptor.writeUInt32LE(crc32(content), 4);
      descriptor.writeUInt32LE(packed.length, 8);
      descriptor.writeUInt32LE(size, isLong ? 16 : 12);
    }
    const extra = Buffer.alloc(isLong ? 28 : 0);
    if (isLong) {
      extra.writeUInt16LE(1, 0);
      extra.writeUInt16LE(24, 2);
      extra.writeBigUInt64LE(BigInt(size), 4);
      extra.writeBigUInt64LE(BigInt(packed.length), 12);
      extra.writeBigUInt64LE(BigInt(offset), 20);
    }
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(flags, 8);
    central.writeUInt16LE(method, 10);
    central.writeUInt32LE(crc32(content), 16);
    central.writeUInt32LE(isLong ? 0xffffffff : packed.length, 20);
    central.writeUInt32LE(isLong ? 0xffffffff : size, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt16LE(time.length + extra.length, 30);
    central.writeUInt16LE(note.length, 32);
    central.writeUInt32LE(isLong ? 0xffffffff : (file.offset ?? offset), 42);
    const own = Buffer.concat([local, Buffer.from(name), time, packed, descriptor]);
    parts.push(own);
    list.push(central, Buffer.from(name), time, extra, Buffer.from(note));
    offset += own.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...parts, listed, end, Buffer.from(comment)]);
}
