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
export function crc32(bytes: Uint8Array, before: number): number {
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
}
