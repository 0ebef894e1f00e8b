import zlib from 'node:zlib';
import { expect, it } from 'vitest';
import { crc32 } from './crc32';

const BYTES = Uint8Array.from({ length: 1000 }, (_, at) => (at * 7919) >>> 3);

it('sums up as zip programs do, in pieces of whatever length and place', () => {
  expect(crc32(new TextEncoder().encode('123456789'), 0)).toBe(0xcbf43926);
  for (let start = 0; start < 17; start++) {
    const [first, second] = [
      BYTES.subarray(start, 500 + 3 * start),
      BYTES.subarray(500 + 3 * start),
    ];
    expect(crc32(second, crc32(first, 0))).toBe(zlib.crc32(BYTES.subarray(start)));
  }
});
