import { Scanner, STRING } from '../bytes/scanner';
import type { KeyTable } from './keyTable';

/** What a line turned out to be. */
export const RECORD = 0;
export const NO_JSON = 1;
export const NO_OBJECT = 2;

/** Takes a record apart by its bytes: into keys, and the places and kinds of their values. */
export class RecordReader {
  readonly scanner = new Scanner();
  /** How many members the last record has; for each of them the number of its key, */
  count = 0;
  keys = new Int32Array(256);
  /** the kind of its value, */
  types = new Uint8Array(256);
  /** where the key's first quote is, */
  keyStarts = new Int32Array(256);
  /** and where the value is: of a string what its quotes contain. */
  starts = new Int32Array(256);
  ends = new Int32Array(256);
  escapes = new Uint8Array(256);

  /** Reads a line, of which `start` and `end` are the bounds. */
  read(table: KeyTable, bytes: Uint8Array, start: number, end: number): number {
    const { scanner } = this;
    scanner.setText(bytes, end);
    this.count = 0;
    const first = scanner.white(start);
    if (first >= end) return NO_JSON;
    if (bytes[first] === 0x7b) return this.#object(table, first) ? RECORD : NO_JSON;
    const last = scanner.value(first);
    return last >= 0 && scanner.white(last) === end ? NO_OBJECT : NO_JSON;
  }

  #object(table: KeyTable, first: number): boolean {
    const { scanner } = this;
    const { bytes, end, view } = scanner;
    let at = scanner.white(first + 1);
    if (at < end && bytes[at] === 0x7d) return scanner.white(at + 1) === end;
    let before = -1;
    for (;;) {
      if (at >= end || bytes[at] !== 0x22) return false;
      const keyStart = at;
      let key = table.expected(view, at, before);
      if (key >= 0) {
        at += table.lengthOf(key);
      } else {
        const quote = scanner.string(at + 1);
        if (quote < 0) return false;
        key = table.find(bytes, at + 1, quote, scanner.hasEscapes, before);
        at = quote + 1;
      }
      if (bytes[at] !== 0x3a) {
        at = scanner.white(at);
        if (at >= end || bytes[at] !== 0x3a) return false;
      }
      at += 1;
      if ((bytes[at] as number) <= 0x20) at = scanner.white(at);
      const behind = scanner.value(at);
      if (behind < 0) return false;
      this.#add(key, keyStart, at, behind);
      before = key;
      at = behind;
      if (bytes[at] !== 0x2c) {
        at = scanner.white(at);
        if (at >= end) return false;
        if (bytes[at] === 0x7d) return scanner.white(at + 1) === end;
        if (bytes[at] !== 0x2c) return false;
      }
      at += 1;
      if ((bytes[at] as number) <= 0x20) at = scanner.white(at);
    }
  }

  #add(key: number, keyStart: number, start: number, end: number): void {
    const { scanner, count } = this;
    if (count === this.keys.length) this.#makeRoom();
    const isString = scanner.type === STRING;
    this.keys[count] = key;
    this.keyStarts[count] = keyStart;
    this.types[count] = scanner.type;
    this.starts[count] = isString ? start + 1 : start;
    this.ends[count] = isString ? end - 1 : end;
    this.escapes[count] = isString && scanner.hasEscapes ? 1 : 0;
    this.count = count + 1;
  }

  #makeRoom(): void {
    const room = this.keys.length * 2;
    const ints = (old: Int32Array) => {
      const more = new Int32Array(room);
      more.set(old);
      return more;
    };
    const bytes = (old: Uint8Array) => {
      const more = new Uint8Array(room);
      more.set(old);
      return more;
    };
    this.keys = ints(this.keys);
    this.keyStarts = ints(this.keyStarts);
    this.starts = ints(this.starts);
    this.ends = ints(this.ends);
    this.types = bytes(this.types);
    this.escapes = bytes(this.escapes);
  }
}
