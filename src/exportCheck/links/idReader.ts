import { Hash } from '../ids/hash';
import { NUMBER, STRING } from '../json/scanner';
import { bytesOf, textOf } from '../values/spellings';

/** Whole numbers of so many digits are exact. */
const EXACT_DIGITS = 15;

/** Reads values as ids: two halves as `IdSet` keeps them. A number and its digits as text are one id. */
export class IdReader {
  a = 0;
  /** Zero where there is no id. */
  b = 0;
  readonly #hash = new Hash();

  read(type: number, bytes: Uint8Array, start: number, end: number, hasEscapes: boolean): void {
    this.b = 0;
    if (start === end || (type !== STRING && type !== NUMBER)) return;
    if (hasEscapes) {
      const plain = bytesOf(bytes, start, end);
      this.#plain(plain, 0, plain.length);
    } else if (type === NUMBER && !isWhole(bytes, start, end)) {
      this.#number(Number(textOf(bytes, start, end)), bytes, start, end);
    } else {
      this.#plain(bytes, start, end);
    }
  }

  #plain(bytes: Uint8Array, start: number, end: number): void {
    const hasLeadingZero = bytes[start] === 0x30 && end - start > 1;
    if (end - start > EXACT_DIGITS || hasLeadingZero) return this.#text(bytes, start, end);
    let value = 0;
    for (let at = start; at < end; at++) {
      const digit = (bytes[at] as number) - 0x30;
      if (digit < 0 || digit > 9) return this.#text(bytes, start, end);
      value = value * 10 + digit;
    }
    this.a = value >>> 0;
    this.b = Math.floor(value / 4294967296) + 1;
  }

  /** Of `12.0` the whole number. */
  #number(value: number, bytes: Uint8Array, start: number, end: number): void {
    if (!Number.isSafeInteger(value) || value < 0) return this.#text(bytes, start, end);
    this.a = value >>> 0;
    this.b = Math.floor(value / 4294967296) + 1;
  }

  #text(bytes: Uint8Array, start: number, end: number): void {
    this.#hash.ofBytes(bytes, start, end, true);
    this.a = this.#hash.a;
    this.b = this.#hash.b;
  }
}

function isWhole(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = bytes[at] as number;
    if (byte === 0x2e || (byte | 0x20) === 0x65) return false;
  }
  return true;
}
