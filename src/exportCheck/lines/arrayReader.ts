import { Carry } from './carry';
import { isBlank, type PieceReader, type RecordSink } from './recordSink';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const CLOSE = 0x5d;

/** What may end something: brackets, braces, commas, quotes and what is behind a backslash. */
const MATTERS = Uint8Array.from({ length: 256 }, (_, byte) =>
  '"\\[]{},'.includes(String.fromCharCode(byte)) ? 1 : 0,
);

/** Reads a file that is one JSON array of records, behind its opening bracket. Lines are numbers of records. */
export class ArrayReader implements PieceReader {
  lines = 0;
  readonly #sink: RecordSink;
  readonly #carry: Carry;
  readonly #most: number;
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  #isClosed = false;
  #hasTrailing = false;

  /** @param most the longest record that is read, in bytes */
  constructor(sink: RecordSink, most: number) {
    this.#sink = sink;
    this.#most = most;
    this.#carry = new Carry(most);
  }

  write(piece: Uint8Array, from: number): void {
    let start = from;
    for (let at = from; at < piece.length && !this.#isClosed; at++) {
      const byte = piece[at] as number;
      if (this.#isEscaped) {
        this.#isEscaped = false;
        continue;
      }
      if (MATTERS[byte] === 0) continue;
      if (this.#isInString) {
        if (byte === QUOTE) this.#isInString = false;
        else if (byte === BACKSLASH) this.#isEscaped = true;
      } else if (byte === QUOTE) {
        this.#isInString = true;
      } else if (this.#depth === 0 && (byte === COMMA || byte === CLOSE)) {
        this.#record(piece, start, at, byte === CLOSE);
        this.#isClosed = byte === CLOSE;
        start = at + 1;
      } else if (byte === 0x7b || byte === 0x5b) {
        this.#depth += 1;
      } else if (byte === 0x7d || byte === CLOSE) {
        this.#depth = Math.max(0, this.#depth - 1);
      }
    }
    if (!this.#isClosed) this.#carry.add(piece, start, piece.length);
    else if (!isBlank(piece, start, piece.length)) this.#hasTrailing = true;
  }

  end(isCut: boolean): void {
    if (isCut) return;
    if (this.#hasTrailing) this.#sink.note('not-json', this.lines + 1);
    if (this.#isClosed) return;
    const { bytes, length, isEmpty, isTooLong } = this.#carry;
    const hasRecord = !isEmpty && !isTooLong && !isBlank(bytes, 0, length);
    // A record that is whole counts, though the array is not.
    if (hasRecord && this.#sink.line(bytes, 0, length, this.lines + 1)) this.lines += 1;
    this.#sink.note('cut-off', this.lines + 1);
  }

  #record(piece: Uint8Array, start: number, end: number, isLast: boolean): void {
    const carry = this.#carry;
    let isTooLong = end - start > this.#most;
    let [bytes, from, to] = [piece, start, end];
    if (!carry.isEmpty) {
      carry.add(piece, start, end);
      isTooLong = carry.isTooLong;
      [bytes, from, to] = [carry.bytes, 0, carry.length];
    }
    const isNothing = !isTooLong && isBlank(bytes, from, to);
    if (!(isNothing && isLast && this.lines === 0)) {
      this.lines += 1;
      if (isTooLong) this.#sink.note('line-too-long', this.lines);
      else if (!this.#sink.line(bytes, from, to, this.lines)) {
        this.#sink.note('not-json', this.lines);
      }
    }
    carry.clear();
  }
}
