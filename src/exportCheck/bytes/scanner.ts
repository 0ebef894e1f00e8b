/** What kind of JSON a value is. */
export const STRING = 0;
export const NUMBER = 1;
export const TRUE = 2;
export const FALSE = 3;
export const NULL = 4;
export const OBJECT = 5;
export const ARRAY = 6;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** What damage begins with: `Â`, `Ã`, `â`, `ï`, and the character that replaces what could not be read. */
const SUSPECT = new Set([0xc2, 0xc3, 0xe2, 0xef, 0xfffd]);

/** In a string: 0 for what stands for itself, 1 for quote, backslash and control characters, 2 beyond ASCII. */
const IN_STRING = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte < 0x20 || byte === QUOTE || byte === BACKSLASH) return 1;
  return byte < 0x80 ? 0 : 2;
});

const bytesOf = (word: string) => new TextEncoder().encode(word);
const WORDS = { null: bytesOf('null'), true: bytesOf('true'), false: bytesOf('false') };

const ESCAPED = new Set([...'"\\/bfnrt'].map((letter) => letter.charCodeAt(0)));
const isHex = (byte: number) =>
  (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);
const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;

/**
 * Reads JSON by its bytes, without making anything of it. Its functions take the place where something
 * begins, and give the place behind it, or -1 where it is no JSON.
 */
export class Scanner {
  bytes: Uint8Array = new Uint8Array(0);
  view = new DataView(new ArrayBuffer(0)) as DataView;
  end = 0;
  /** Of the last value: its kind. */
  type = NULL;
  /** Of the last string: whether it has escapes. */
  hasEscapes = false;
  /** Of the last number: whether it has neither fraction nor exponent. */
  isWhole = true;
  /** Whether any string since it was last unset has bytes that are no UTF-8. */
  hasInvalidUtf8 = false;
  /** Whether any string since then may have a character that damage leaves, or that programs cut or reject. */
  isSuspect = false;
  readonly #open: number[] = [];

  setText(bytes: Uint8Array, end: number): void {
    if (bytes !== this.bytes) {
      this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    }
    this.bytes = bytes;
    this.end = end;
    this.hasInvalidUtf8 = false;
    this.isSuspect = false;
  }

  /** Passes over blanks. */
  white(start: number): number {
    let at = start;
    while (at < this.end) {
      const byte = this.bytes[at];
      if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) break;
      at++;
    }
    return at;
  }

  /**
   * Reads a string.
   *
   * @param start the place behind its first quote
   * @returns the place of its last quote
   */
  string(start: number): number {
    const { bytes, end } = this;
    let isAscii = true;
    this.hasEscapes = false;
    for (let at = start; at < end; at++) {
      // Four letters at once, as long as each stands for itself.
      while (at + 4 <= end) {
        const four = this.view.getInt32(at, true);
        const quotes = four ^ 0x22222222;
        const backslashes = four ^ 0x5c5c5c5c;
        const special =
          ((quotes - 0x01010101) & ~quotes) |
          ((backslashes - 0x01010101) & ~backslashes) |
          (four - 0x20202020) |
          four;
        if ((special & 0x80808080) !== 0) break;
        at += 4;
      }
      if (at >= end) return -1;
      const byte = bytes[at] as number;
      const kind = IN_STRING[byte];
      if (kind === 0) continue;
      if (byte === QUOTE) {
        if (!isAscii && !this.#isUtf8(start, at)) this.hasInvalidUtf8 = true;
        return at;
      }
      if (kind === 2) {
        isAscii = false;
      } else if (byte === BACKSLASH) {
        this.hasEscapes = true;
        at = this.#escape(at + 1);
        if (at < 0) return -1;
      } else {
        return -1;
      }
    }
    return -1;
  }

  /** @returns the last place of the escape */
  #escape(at: number): number {
    const byte = at < this.end ? (this.bytes[at] as number) : 0;
    if (ESCAPED.has(byte)) return at;
    if (byte !== 0x75 || at + 4 >= this.end) return -1;
    let code = 0;
    for (let digit = at + 1; digit <= at + 4; digit++) {
      const hex = this.bytes[digit] as number;
      if (!isHex(hex)) return -1;
      code = code * 16 + (hex & 0xf) + (hex > 0x39 ? 9 : 0);
    }
    if (code === 0 || SUSPECT.has(code) || (code & 0xf800) === 0xd800) this.isSuspect = true;
    return at + 4;
  }

  number(start: number): number {
    let at = start;
    this.isWhole = true;
    if (this.#byte(at) === 0x2d) at++;
    if (this.#byte(at) === 0x30) at++;
    else if ((at = this.#digits(at)) < 0) return -1;
    if (this.#byte(at) === 0x2e) {
      this.isWhole = false;
      if ((at = this.#digits(at + 1)) < 0) return -1;
    }
    if ((this.#byte(at) | 0x20) === 0x65) {
      this.isWhole = false;
      const sign = this.#byte(at + 1);
      at = this.#digits(sign === 0x2b || sign === 0x2d ? at + 2 : at + 1);
    }
    return at;
  }

  #byte(at: number): number {
    return at < this.end ? (this.bytes[at] as number) : 0;
  }

  /** At least one digit. */
  #digits(start: number): number {
    let at = start;
    while (at < this.end && isDigit(this.bytes[at] as number)) at++;
    return at > start ? at : -1;
  }

  /** Reads any value, with all that is in it. */
  value(start: number): number {
    const byte = this.#byte(start);
    if (byte === QUOTE) {
      this.type = STRING;
      const last = this.string(start + 1);
      return last < 0 ? -1 : last + 1;
    }
    if (byte === 0x2d || isDigit(byte)) {
      this.type = NUMBER;
      return this.number(start);
    }
    if (byte === 0x6e) return this.#word(start, WORDS.null, NULL);
    if (byte === 0x74) return this.#word(start, WORDS.true, TRUE);
    if (byte === 0x66) return this.#word(start, WORDS.false, FALSE);
    if (byte === 0x7b || byte === 0x5b) return this.#nested(start);
    return -1;
  }

  #word(start: number, word: Uint8Array, type: number): number {
    if (start + word.length > this.end) return -1;
    for (let at = 1; at < word.length; at++) {
      if (this.bytes[start + at] !== word[at]) return -1;
    }
    this.type = type;
    return start + word.length;
  }

  /** Reads an object or array, however deep it is nested. */
  #nested(start: number): number {
    const type = this.#byte(start) === 0x7b ? OBJECT : ARRAY;
    const open = this.#open;
    open.length = 0;
    let at = start;
    for (;;) {
      // Here a value begins.
      const byte = this.#byte(at);
      if (byte === 0x7b || byte === 0x5b) {
        open.push(byte);
        at = this.white(at + 1);
        const isEmpty = this.#byte(at) === byte + 2;
        if (!isEmpty) {
          if (byte === 0x7b && (at = this.#key(at)) < 0) return -1;
          continue;
        }
      } else {
        if ((at = this.value(at)) < 0) return -1;
        at = this.white(at);
      }
      // Here a value has ended, or an empty one is about to.
      while (this.#byte(at) === (open.at(-1) ?? 0) + 2) {
        open.pop();
        at += 1;
        if (open.length === 0) {
          this.type = type;
          return at;
        }
        at = this.white(at);
      }
      if (this.#byte(at) !== 0x2c) return -1;
      at = this.white(at + 1);
      if (open.at(-1) === 0x7b && (at = this.#key(at)) < 0) return -1;
    }
  }

  /** A key with its colon and the blanks behind. */
  #key(start: number): number {
    if (this.#byte(start) !== QUOTE) return -1;
    const last = this.string(start + 1);
    if (last < 0) return -1;
    const colon = this.white(last + 1);
    return this.#byte(colon) === 0x3a ? this.white(colon + 1) : -1;
  }

  /** Whether bytes are UTF-8 throughout: no stray, missing, overlong or surrogate ones. */
  #isUtf8(start: number, end: number): boolean {
    const { bytes } = this;
    let at = start;
    while (at < end) {
      const byte = bytes[at] as number;
      if (byte < 0x80) {
        at += 1;
        continue;
      }
      const more = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1;
      if (byte < 0xc2 || byte > 0xf4 || at + more >= end) return false;
      const second = bytes[at + 1] as number;
      const least = byte === 0xe0 ? 0xa0 : byte === 0xf0 ? 0x90 : 0x80;
      const most = byte === 0xed ? 0x9f : byte === 0xf4 ? 0x8f : 0xbf;
      if (second < least || second > most) return false;
      for (let next = 2; next <= more; next++) {
        if (((bytes[at + next] as number) & 0xc0) !== 0x80) return false;
      }
      if (byte === 0xc3 ? SUSPECT.has(second + 0x40) : byte === 0xef && second === 0xbf) {
        this.isSuspect = true;
      }
      at += more + 1;
    }
    return true;
  }
}
