import { NULL } from './scanner';

const DECODER = new TextDecoder();
const ENCODER = new TextEncoder();

/** The text of bytes, as it is written. */
export function textOf(bytes: Uint8Array, start: number, end: number): string {
  return DECODER.decode(bytes.subarray(start, end));
}

/** What the quotes of a JSON string hold, with its escapes resolved. */
export function plainText(bytes: Uint8Array, start: number, end: number): string {
  return JSON.parse(`"${textOf(bytes, start, end)}"`);
}

/** A value as it is written, by the place of its bytes; of a string they are what its quotes contain. */
export class Value {
  /** The kind of JSON. */
  type = NULL;
  start = 0;
  end = 0;
  /** Whether it is a string with escapes. */
  hasEscapes = false;
  /** Whether a number has neither fraction nor exponent. */
  isWhole = true;

  constructor(public bytes: Uint8Array = new Uint8Array(0)) {}

  get length(): number {
    return this.end - this.start;
  }

  /** The text as it is written. */
  text(): string {
    return textOf(this.bytes, this.start, this.end);
  }

  /** The same value without escapes. */
  plain(): Value {
    if (!this.hasEscapes) return this;
    const plain = new Value(ENCODER.encode(plainText(this.bytes, this.start, this.end)));
    plain.type = this.type;
    plain.end = plain.bytes.length;
    return plain;
  }
}

/** Whether text is a GUID, and if so whether in capitals; nothing if it is none. */
export function isGuid({ bytes, start, end }: Value): boolean | undefined {
  if (end - start !== 36) return undefined;
  let hasSmall = false;
  for (let at = 0; at < 36; at++) {
    const byte = bytes[start + at] as number;
    if (at === 8 || at === 13 || at === 18 || at === 23) {
      if (byte !== 0x2d) return undefined;
    } else if (!isDigit(byte) && !isCapitalHex(byte)) {
      if (!isCapitalHex(byte - 0x20)) return undefined;
      hasSmall = true;
    }
  }
  return !hasSmall;
}

/** Whether text is `0x` and hex digits in twos, and if so whether in capitals; nothing if it is not. */
export function isHexBytes({ bytes, start, end }: Value): boolean | undefined {
  if ((end - start) % 2 !== 0 || bytes[start] !== 0x30 || bytes[start + 1] !== 0x78) {
    return undefined;
  }
  let hasSmall = false;
  for (let at = start + 2; at < end; at++) {
    const byte = bytes[at] as number;
    if (isDigit(byte) || isCapitalHex(byte)) continue;
    if (!isCapitalHex(byte - 0x20)) return undefined;
    hasSmall = true;
  }
  return !hasSmall;
}

/** Whether a number is spelled as one digit, 0 or 1. */
export function isZeroOrOne({ bytes, start, end }: Value): boolean {
  return end - start === 1 && ((bytes[start] as number) | 1) === 0x31;
}

const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;
const isCapitalHex = (byte: number) => byte >= 0x41 && byte <= 0x46;
