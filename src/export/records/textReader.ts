import { ArrayReader, LineReader, type PieceReader, type RecordSink } from './lineReaders';

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
