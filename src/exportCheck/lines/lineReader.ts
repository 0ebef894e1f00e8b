import { Carry } from './carry';
import { isBlank, type PieceReader, type RecordSink } from './recordSink';

const NEWLINE = 0x0a;
const RETURN = 0x0d;

/** Reads a file that has a record a line. */
export class LineReader implements PieceReader {
  lines = 0;
  readonly #sink: RecordSink;
  readonly #most: number;
  readonly #carry: Carry;

  /** @param most the longest line that is read, in bytes */
  constructor(sink: RecordSink, most: number) {
    this.#sink = sink;
    this.#most = most;
    this.#carry = new Carry(most);
  }

  write(piece: Uint8Array, from: number): void {
    const carry = this.#carry;
    let start = from;
    for (;;) {
      const end = piece.indexOf(NEWLINE, start);
      if (end < 0) break;
      if (carry.isEmpty) {
        this.#line(piece, start, end, end - start > this.#most);
      } else {
        carry.add(piece, start, end);
        this.#line(carry.bytes, 0, carry.length, carry.isTooLong);
        carry.clear();
      }
      start = end + 1;
    }
    if (start < piece.length) carry.add(piece, start, piece.length);
  }

  end(isCut: boolean): void {
    const { bytes, length, isTooLong, isEmpty } = this.#carry;
    if (isEmpty || isCut) return;
    this.lines += 1;
    if (isTooLong) return this.#sink.note('line-too-long', this.lines);
    if (isBlank(bytes, 0, length)) return this.#sink.note('line-blank', this.lines);
    if (this.#sink.line(bytes, 0, length, this.lines)) return;
    const isRecord = bytes.subarray(0, length).find((byte) => byte > 0x20) === 0x7b;
    this.#sink.note(isRecord ? 'cut-off' : 'not-json', this.lines);
  }

  #line(bytes: Uint8Array, start: number, end: number, isTooLong: boolean): void {
    this.lines += 1;
    if (isTooLong) return this.#sink.note('line-too-long', this.lines);
    let last = end;
    if (last > start && bytes[last - 1] === RETURN) {
      last -= 1;
      this.#sink.note('crlf', this.lines);
    }
    if (bytes[start] !== 0x7b && isBlank(bytes, start, last)) {
      this.#sink.note('line-blank', this.lines);
    } else if (!this.#sink.line(bytes, start, last, this.lines)) {
      this.#sink.note('not-json', this.lines);
    }
  }
}
