import { Scanner, STRING } from '../bytes/scanner';
import { Value } from '../bytes/spellings';
import type { KeyTable } from './keyTable';

/** What a line turned out to be. */
export const RECORD = 0;
export const NO_JSON = 1;
export const NO_OBJECT = 2;

/** A value of a record with its key. */
export class Member extends Value {
  /** The number of the key. */
  key = 0;
  /** Where the key's first quote is. */
  keyStart = 0;
}

/** Takes a record apart by its bytes: into keys, and the places and kinds of their values. */
export class RecordReader {
  readonly scanner = new Scanner();
  /** How many members the last record has: of `members` so many are its own, the others are for later records. */
  count = 0;
  readonly members: Member[] = [];

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
    const { bytes, type, hasEscapes, isWhole } = this.scanner;
    const member = (this.members[this.count] ??= new Member());
    const quote = type === STRING ? 1 : 0;
    member.key = key;
    member.keyStart = keyStart;
    member.bytes = bytes;
    member.type = type;
    member.start = start + quote;
    member.end = end - quote;
    member.hasEscapes = type === STRING && hasEscapes;
    member.isWhole = isWhole;
    this.count += 1;
  }
}
