import { HASHED } from './idSet';

/**
 * A hash of 63 bits, in two halves of which the second has its highest bit set. Among ten million
 * different values the chance that any two share it is below one in 180,000.
 */
export class Hash {
  a = 0;
  b = HASHED;

  /** Hashes bytes; where letter case is ignored, A to Z count as a to z. */
  ofBytes(bytes: Uint8Array, start: number, end: number, ignoresCase: boolean): void {
    let a = 0xdeadbeef;
    let b = 0x41c6ce57;
    for (let at = start; at < end; at++) {
      let byte = bytes[at] as number;
      if (ignoresCase && byte >= 0x41 && byte <= 0x5a) byte |= 0x20;
      a = Math.imul(a ^ byte, 2654435761);
      b = Math.imul(b ^ byte, 1597334677);
    }
    this.#finish(a, b);
  }

  /** Hashes a list of numbers of 32 bits. */
  ofNumbers(numbers: Uint32Array, count: number): void {
    let a = 0x9e3779b9;
    let b = 0x85ebca6b;
    for (let at = 0; at < count; at++) {
      const number = numbers[at] as number;
      a = Math.imul(a ^ (a >>> 15) ^ number, 2654435761);
      b = Math.imul(b ^ (b >>> 13) ^ number, 1597334677);
    }
    this.#finish(a, b);
  }

  #finish(first: number, second: number): void {
    let a = Math.imul(first ^ (first >>> 16), 2246822507);
    a ^= Math.imul(second ^ (second >>> 13), 3266489909);
    let b = Math.imul(second ^ (second >>> 16), 2246822507);
    b ^= Math.imul(first ^ (first >>> 13), 3266489909);
    this.a = a >>> 0;
    this.b = (b | HASHED) >>> 0;
  }
}
