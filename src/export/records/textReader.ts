import type { Kind } from '../../dictionary/model/findingKinds';
import type { RecordStream } from './recordStream';

const ENOUGH = 4;

/** Text behind an array is kept up to this length. */
const MOST_TRAILING = 16 * 1024 * 1024;

const ENCODER = new TextEncoder();
const DECODER = new TextDecoder('utf-8', { ignoreBOM: true });

/** Reads a file of records in whatever encoding and form, and notes both. */
export class TextReader {
  #head: Uint8Array = new Uint8Array();
  #isBegun = false;
  #decoder: TextDecoder | undefined;
  #reader: PieceReader;
  #hasForm = false;

  constructor(
    private readonly sink: RecordStream,
    private readonly most: number,
  ) {
    this.#reader = new LineReader(sink, most);
  }

  get lines(): number {
    return this.#reader.lines;
  }

  write(piece: Uint8Array): void {
    if (this.#isBegun) return this.#decoded(piece, 0);
    const head = this.#head;
    this.#head = head.length === 0 ? piece.slice() : new Uint8Array([...head, ...piece]);
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
    this.#head = new Uint8Array();
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

function isBlank(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = bytes[at];
    if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d && byte !== 0x0a) return false;
  }
  return true;
}

/** Reads records out of a file's text, in pieces however they are cut. */
abstract class PieceReader {
  /** How many lines there were; of an array, how many records. */
  lines = 0;
  /** The beginning of a line or record, until its end comes in a later piece. */
  #kept = new Uint8Array(4096);
  #length = 0;
  /** Set once it was longer than is kept; the rest is dropped. */
  #isTooLong = false;

  constructor(
    protected readonly sink: RecordStream,
    private readonly most: number,
  ) {}

  abstract write(piece: Uint8Array, start: number): void;
  /** @param isCut whether the file could not be read to its end, which is a finding elsewhere */
  abstract end(isCut: boolean): void;
  protected abstract take(bytes: Uint8Array, start: number, end: number): void;

  protected keep(piece: Uint8Array, start: number, end: number): void {
    const length = this.#length + end - start;
    if (this.#isTooLong || length > this.most) {
      this.#isTooLong = true;
      this.#length = 0;
      return;
    }
    if (length > this.#kept.length) {
      const more = new Uint8Array(Math.min(this.most, Math.max(length, this.#kept.length * 2)));
      more.set(this.#kept.subarray(0, this.#length));
      this.#kept = more;
    }
    this.#kept.set(piece.subarray(start, end), this.#length);
    this.#length = length;
  }

  /** Takes in what ends at a place, with what of it came before. */
  protected endAt(piece: Uint8Array, start: number, end: number): void {
    let [bytes, from, to] = [piece, start, end];
    if (this.hasKept || end - start > this.most) {
      this.keep(piece, start, end);
      [bytes, from, to] = [this.#kept, 0, this.#length];
    }
    if (this.#isTooLong) this.noteNext('line-too-long');
    else this.take(bytes, from, to);
    this.#length = 0;
    this.#isTooLong = false;
  }

  protected get kept(): Uint8Array | undefined {
    return this.#isTooLong ? undefined : this.#kept.subarray(0, this.#length);
  }

  protected get hasKept(): boolean {
    return this.#length > 0 || this.#isTooLong;
  }

  protected noteNext(kind: Kind): void {
    this.lines += 1;
    this.sink.note(kind, this.lines);
  }

  protected record(bytes: Uint8Array, start: number, end: number, otherwise: Kind): void {
    this.lines += 1;
    this.sink.line(bytes, start, end, this.lines, otherwise);
  }
}

const NEWLINE = 0x0a;
const RETURN = 0x0d;

class LineReader extends PieceReader {
  #isLast = false;

  write(piece: Uint8Array, from: number): void {
    let start = from;
    for (let end; (end = piece.indexOf(NEWLINE, start)) >= 0; start = end + 1) {
      this.endAt(piece, start, end);
    }
    if (start < piece.length) this.keep(piece, start, piece.length);
  }

  end(isCut: boolean): void {
    if (!this.hasKept || isCut) return;
    this.#isLast = true;
    this.endAt(new Uint8Array(0), 0, 0);
  }

  protected take(bytes: Uint8Array, start: number, end: number): void {
    let last = end;
    if (!this.#isLast && last > start && bytes[last - 1] === RETURN) {
      last -= 1;
      this.sink.note('crlf', this.lines + 1);
    }
    if (bytes[start] !== 0x7b && isBlank(bytes, start, last)) return this.noteNext('line-blank');
    const isCut = this.#isLast && bytes.subarray(start, end).find((byte) => byte > 0x20) === 0x7b;
    this.record(bytes, start, last, isCut ? 'cut-off' : 'not-json');
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
class ArrayReader extends PieceReader {
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  #isClosed = false;
  /** What follows the array; it is a finding, too. */
  #trailing: string | undefined;

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
        this.#isClosed = byte === CLOSE;
        this.endAt(piece, start, at);
        start = at + 1;
      } else if (byte === 0x7b || byte === 0x5b) {
        this.#depth += 1;
      } else if (byte === 0x7d || byte === CLOSE) {
        this.#depth = Math.max(0, this.#depth - 1);
      }
    }
    if (!this.#isClosed) this.keep(piece, start, piece.length);
    else if (!isBlank(piece, start, piece.length)) {
      this.#trailing ??= '';
      if (this.#trailing.length < MOST_TRAILING) {
        this.#trailing += DECODER.decode(piece.subarray(start));
      }
    }
  }

  end(isCut: boolean): void {
    if (isCut) return;
    const trailing = this.#trailing;
    if (trailing !== undefined) this.sink.note('not-json', this.lines + 1, trailing);
    if (this.#isClosed) return;
    const { kept } = this;
    // A record that is whole counts, though the array is not.
    const hasRecord = kept && !isBlank(kept, 0, kept.length);
    if (hasRecord) {
      if (!this.sink.line(kept, 0, kept.length, this.lines + 1, 'cut-off')) return;
      this.lines += 1;
    }
    this.sink.note('cut-off', this.lines + 1);
  }

  protected take(bytes: Uint8Array, start: number, end: number): void {
    const isEmptyArray = this.#isClosed && this.lines === 0 && isBlank(bytes, start, end);
    if (!isEmptyArray) this.record(bytes, start, end, 'not-json');
  }
}
