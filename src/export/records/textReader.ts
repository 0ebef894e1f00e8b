import type { Kind } from '../../dictionary/model/findingKinds';

/** So many bytes show how the text is encoded. */
const ENOUGH = 4;

const ENCODER = new TextEncoder();

/** Reads a file of records in whatever encoding and form, and notes both. */
export class TextReader {
  #head = new Uint8Array(0);
  #isBegun = false;
  #decoder: TextDecoder | undefined;
  #reader: PieceReader;
  #hasForm = false;

  constructor(
    private readonly sink: RecordSink,
    private readonly most: number,
  ) {
    this.#reader = new LineReader(sink, most);
  }

  get lines(): number {
    return this.#reader.lines;
  }

  write(piece: Uint8Array): void {
    if (this.#isBegun) return this.#decoded(piece, 0);
    this.#head = joined(this.#head, piece);
    if (this.#head.length >= ENOUGH) this.#begin();
  }

  end(isCut: boolean): void {
    if (!this.#isBegun) this.#begin();
    if (this.#decoder) this.#text(ENCODER.encode(this.#decoder.decode()), 0);
    this.#reader.end(isCut);
  }

  #begin(): void {
    this.#isBegun = true;
    const head = this.#head;
    this.#head = new Uint8Array(0);
    const [first, second, third] = head;
    if (first === 0xef && second === 0xbb && third === 0xbf) {
      this.sink.note('bom', 1);
      return this.#text(head, 3);
    }
    const isLittle = (first === 0xff && second === 0xfe) || (second === 0 && Boolean(first));
    const isBig = (first === 0xfe && second === 0xff) || (first === 0 && Boolean(second));
    if (isLittle || isBig) {
      this.sink.note('utf-16', 1);
      this.#decoder = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be');
    }
    this.#decoded(head, 0);
  }

  #decoded(piece: Uint8Array, start: number): void {
    if (!this.#decoder) return this.#text(piece, start);
    this.#text(ENCODER.encode(this.#decoder.decode(piece, { stream: true })), 0);
  }

  #text(piece: Uint8Array, start: number): void {
    if (this.#hasForm) return this.#reader.write(piece, start);
    let at = start;
    while (at < piece.length && (piece[at] as number) <= 0x20) at++;
    if (at === piece.length) return this.#reader.write(piece, start);
    this.#hasForm = true;
    if (piece[at] !== 0x5b) return this.#reader.write(piece, start);
    // Lines before the array are findings, in whatever pieces they came.
    this.#reader.write(piece.subarray(0, at), start);
    this.sink.note('json-array', 1);
    this.#reader = new ArrayReader(this.sink, this.most);
    this.#reader.write(piece, at + 1);
  }
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** What takes the records of a file in, a line at a time. */
export type RecordSink = Readonly<{
  line: (bytes: Uint8Array, start: number, end: number, line: number) => boolean;
  note: (kind: Kind, line: number) => void;
  /** Takes in what follows an array, in pieces; it is a finding, too. */
  trailing?: (bytes: Uint8Array, start: number) => void;
}>;

/** Reads records out of a file's text, in pieces however they are cut. */
export type PieceReader = {
  /** How many lines there were; of an array, how many records. */
  readonly lines: number;
  write: (piece: Uint8Array, start: number) => void;
  /** @param isCut whether the file could not be read to its end, which is a finding elsewhere */
  end: (isCut: boolean) => void;
};

function isBlank(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = bytes[at];
    if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d && byte !== 0x0a) return false;
  }
  return true;
}

const NEWLINE = 0x0a;
const RETURN = 0x0d;

/** Reads a file that has a record a line. */
export class LineReader implements PieceReader {
  lines = 0;
  readonly #carry: Carry;

  constructor(
    private readonly sink: RecordSink,
    private readonly most: number,
  ) {
    this.#carry = new Carry(most);
  }

  write(piece: Uint8Array, from: number): void {
    const carry = this.#carry;
    let start = from;
    for (;;) {
      const end = piece.indexOf(NEWLINE, start);
      if (end < 0) break;
      if (carry.isEmpty) {
        this.#line(piece, start, end, end - start > this.most);
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
    if (isTooLong) return this.sink.note('line-too-long', this.lines);
    if (isBlank(bytes, 0, length)) return this.sink.note('line-blank', this.lines);
    if (this.sink.line(bytes, 0, length, this.lines)) return;
    const isRecord = bytes.subarray(0, length).find((byte) => byte > 0x20) === 0x7b;
    this.sink.note(isRecord ? 'cut-off' : 'not-json', this.lines);
  }

  #line(bytes: Uint8Array, start: number, end: number, isTooLong: boolean): void {
    this.lines += 1;
    if (isTooLong) return this.sink.note('line-too-long', this.lines);
    let last = end;
    if (last > start && bytes[last - 1] === RETURN) {
      last -= 1;
      this.sink.note('crlf', this.lines);
    }
    if (bytes[start] !== 0x7b && isBlank(bytes, start, last)) {
      this.sink.note('line-blank', this.lines);
    } else if (!this.sink.line(bytes, start, last, this.lines)) {
      this.sink.note('not-json', this.lines);
    }
  }
}

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
  readonly #carry: Carry;
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  #isClosed = false;
  #hasTrailing = false;

  constructor(
    private readonly sink: RecordSink,
    private readonly most: number,
  ) {
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
    else if (!isBlank(piece, start, piece.length)) {
      this.#hasTrailing = true;
      this.sink.trailing?.(piece, start);
    }
  }

  end(isCut: boolean): void {
    if (isCut) return;
    if (this.#hasTrailing) this.sink.note('not-json', this.lines + 1);
    if (this.#isClosed) return;
    const { bytes, length, isEmpty, isTooLong } = this.#carry;
    const hasRecord = !isEmpty && !isTooLong && !isBlank(bytes, 0, length);
    // A record that is whole counts, though the array is not.
    if (hasRecord && this.sink.line(bytes, 0, length, this.lines + 1)) this.lines += 1;
    this.sink.note('cut-off', this.lines + 1);
  }

  #record(piece: Uint8Array, start: number, end: number, isLast: boolean): void {
    const carry = this.#carry;
    let isTooLong = end - start > this.most;
    let [bytes, from, to] = [piece, start, end];
    if (!carry.isEmpty) {
      carry.add(piece, start, end);
      isTooLong = carry.isTooLong;
      [bytes, from, to] = [carry.bytes, 0, carry.length];
    }
    const isNothing = !isTooLong && isBlank(bytes, from, to);
    if (!(isNothing && isLast && this.lines === 0)) {
      this.lines += 1;
      if (isTooLong) this.sink.note('line-too-long', this.lines);
      else if (!this.sink.line(bytes, from, to, this.lines)) {
        this.sink.note('not-json', this.lines);
      }
    }
    carry.clear();
  }
}

/** Keeps the beginning of a line or record until its end comes in a later piece. */
class Carry {
  #bytes = new Uint8Array(4096);
  length = 0;
  /** Set once it was longer than is kept; the rest is dropped. */
  isTooLong = false;

  constructor(private readonly most: number) {}

  get bytes(): Uint8Array {
    return this.#bytes;
  }

  /** Whether anything has come since it was cleared. */
  get isEmpty(): boolean {
    return this.length === 0 && !this.isTooLong;
  }

  add(piece: Uint8Array, start: number, end: number): void {
    const length = this.length + end - start;
    if (this.isTooLong || length > this.most) {
      this.isTooLong = true;
      this.length = 0;
      return;
    }
    if (length > this.#bytes.length) {
      const more = new Uint8Array(Math.min(this.most, Math.max(length, this.#bytes.length * 2)));
      more.set(this.#bytes.subarray(0, this.length));
      this.#bytes = more;
    }
    this.#bytes.set(piece.subarray(start, end), this.length);
    this.length = length;
  }

  clear(): void {
    this.length = 0;
    this.isTooLong = false;
  }
}
