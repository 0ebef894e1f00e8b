/** Takes further bytes into the check sum that a zip notes of each of its files; it begins with 0. */
export type CheckSum = (bytes: Uint8Array, before: number) => number;

const AT_ONCE = 8;

/** What each byte brings about, for a byte that is followed by none to seven others. */
const TABLES = Array.from({ length: AT_ONCE }, () => new Int32Array(256));
for (let byte = 0; byte < 256; byte++) {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  (TABLES[0] as Int32Array)[byte] = sum;
}
for (let table = 1; table < AT_ONCE; table++) {
  for (let byte = 0; byte < 256; byte++) {
    const before = (TABLES[table - 1] as Int32Array)[byte] as number;
    const next = (TABLES[0] as Int32Array)[before & 0xff] as number;
    (TABLES[table] as Int32Array)[byte] = (before >>> 8) ^ next;
  }
}
const [T0, T1, T2, T3, T4, T5, T6, T7] = TABLES as [
  Int32Array,
  Int32Array,
  Int32Array,
  Int32Array,
  Int32Array,
  Int32Array,
  Int32Array,
  Int32Array,
];

/** The check sum for where the platform has none of its own: CRC-32, eight bytes at once. */
export const crc32: CheckSum = (bytes, before) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const whole = bytes.length - (bytes.length % AT_ONCE);
  let sum = ~before;
  for (let at = 0; at < whole; at += AT_ONCE) {
    const low = view.getInt32(at, true) ^ sum;
    const high = view.getInt32(at + 4, true);
    sum =
      (T7[low & 0xff] as number) ^
      (T6[(low >>> 8) & 0xff] as number) ^
      (T5[(low >>> 16) & 0xff] as number) ^
      (T4[low >>> 24] as number) ^
      (T3[high & 0xff] as number) ^
      (T2[(high >>> 8) & 0xff] as number) ^
      (T1[(high >>> 16) & 0xff] as number) ^
      (T0[high >>> 24] as number);
  }
  for (let at = whole; at < bytes.length; at++) {
    sum = (sum >>> 8) ^ (T0[(sum ^ (bytes[at] as number)) & 0xff] as number);
  }
  return ~sum >>> 0;
};
