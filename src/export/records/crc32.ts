/** What each byte brings about. */
const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  return sum;
});

/** Takes bytes into a checksum, CRC-32, for where the platform has none of its own. */
export function crc32(bytes: Uint8Array, before: number): number {
  let sum = ~before;
  for (let at = 0; at < bytes.length; at++) {
    sum = (sum >>> 8) ^ (TABLE[(sum ^ (bytes[at] as number)) & 0xff] as number);
  }
  return ~sum >>> 0;
}
