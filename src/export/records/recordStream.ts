import type { Kind } from '../../dictionary/model/findingKinds';
import type { FieldRule } from '../model/rules';
import { fieldPlan, isSound, judge, NONE } from './judge';
import {
  DECODER,
  type KeyTable,
  MOST_UNKNOWN,
  type Member,
  membersOf,
  RecordText,
  UsualRecord,
} from './members';

export type ExportRecord = {
  line: number;
  members: readonly Member[];
  /** For each field the last member that is its value. */
  fields: readonly (Member | undefined)[];
  /** Whether some text may have a character that damage leaves, or that programs cut or reject. */
  isSuspect: boolean;
  /** The line in hexadecimal where some bytes are not UTF-8; in the text `\ufffd` stands for them. */
  bytes: string | undefined;
};

/** What takes in the records of a file; the members of each are written over by the next. */
export type RecordConsumer = {
  record: (record: ExportRecord) => void;
  /** Takes in what is wrong with a line as such, and its text where it is no record: in hexadecimal if it is not UTF-8. */
  note: (kind: Kind, line: number, text?: string) => void;
};

const STRICT = new TextDecoder('utf-8', { fatal: true });

const SUSPECT = /\\u|[ÂÃâï\ufffd]/;

/** Makes records of the lines of one file: once, for whoever takes them in. */
export class RecordStream {
  readonly #plans;
  readonly #fields: (Member | undefined)[];
  readonly #whole = new RecordText();
  readonly #usual: UsualRecord;
  /** The record in which each unknown key stood last. */
  readonly #seen = new Uint32Array(MOST_UNKNOWN);
  #records = 0;

  /** @param wanted text that a line has; without it, it is not taken apart */
  constructor(
    fields: readonly FieldRule[],
    private readonly keys: KeyTable,
    private readonly latest: number,
    private readonly consumers: readonly RecordConsumer[],
    private readonly wanted = '',
  ) {
    this.#plans = fields.map(fieldPlan);
    this.#fields = fields.map(() => undefined);
    this.#usual = new UsualRecord(keys, this.#whole);
  }

  /** Says whether it is JSON; `otherwise` is found where it is not. */
  line(written: Uint8Array, line: number, otherwise: Kind): boolean {
    const whole = this.#whole;
    whole.bytes = written;
    if (this.wanted && !whole.text.includes(this.wanted)) return true;
    if (this.#usual.read(written)) {
      const { members } = this.#usual;
      for (let at = 0; at < members.length; at++) {
        const [plan, member] = [this.#plans[at]!, members[at]!];
        const isRight = isSound(plan, written, member, this.latest);
        member.found = isRight ? NONE : judge(plan, member, this.latest);
      }
      this.#record({ line, members, fields: members, isSuspect: false, bytes: undefined });
      return true;
    }
    const members = membersOf(whole, this.keys);
    const { text } = whole;
    const isReplaced = text.includes('\ufffd');
    const hex = isReplaced && !isUtf8(written) ? hexOf(written) : undefined;
    if (members === 'not-json') {
      this.note(otherwise, line, hex ?? text);
      return false;
    }
    if (hex) this.note('invalid-utf-8', line);
    if (members === 'not-object') this.note(members, line, hex ?? text);
    else {
      this.#place(members);
      const isSuspect = SUSPECT.test(text);
      this.#record({ line, members, fields: this.#fields, isSuspect, bytes: hex });
    }
    return true;
  }

  #record(record: ExportRecord): void {
    for (const consumer of this.consumers) consumer.record(record);
  }

  note(kind: Kind, line: number, text?: string): void {
    for (const consumer of this.consumers) consumer.note(kind, line, text);
  }

  #place(members: readonly Member[]): void {
    const { documented, fields: fieldOf, twins } = this.keys;
    const fields = this.#fields.fill(undefined);
    this.#records += 1;
    for (const member of members) {
      const { key } = member;
      let field = fieldOf[key] ?? -1;
      if (key >= documented) {
        member.isAgain = this.#seen[key - documented] === this.#records;
        this.#seen[key - documented] = this.#records;
      }
      if (field < 0) continue;
      // Of a name that is documented more than once, the values are those fields' in turn.
      while (fields[field] && (twins[field] as number) >= 0) field = twins[field] as number;
      member.field = field;
      member.isRepeated = fields[field] !== undefined;
      fields[field] = member;
      member.found = judge(this.#plans[field]!, member, this.latest);
    }
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    STRICT.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function hexOf(bytes: Uint8Array): string {
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  return `0x${digits.join('')}`;
}

const ENCODER = new TextEncoder();

/** From so many bytes on it is seen how a file is encoded. */
const ENOUGH = 4;
const [NEWLINE, RETURN, QUOTE, COMMA] = [0x0a, 0x0d, 0x22, 0x2c];
const [BRACKET, BACKSLASH, CLOSE, OPEN_BRACE, CLOSE_BRACE] = [0x5b, 0x5c, 0x5d, 0x7b, 0x7d];

/** Reads the records of a file in whatever encoding, form and pieces, and notes the first two. */
export class TextReader {
  /** How many lines there were; of an array, how many records. */
  lines = 0;
  /** The first bytes, until there are enough. */
  #head: number[] | undefined = [];
  #decoder: TextDecoder | undefined;
  #hasForm = false;
  #array: ArrayEnds | undefined;
  /** The beginning of a line or record, until its end comes in a later piece; nothing of what is too long. */
  #kept: Uint8Array[] = [];
  #length = 0;

  constructor(
    private readonly sink: RecordStream,
    private readonly most: number,
  ) {}

  write(piece: Uint8Array): void {
    if (!this.#head) return this.#decoded(piece);
    for (const byte of piece.subarray(0, ENOUGH)) this.#head.push(byte);
    if (this.#head.length < ENOUGH) return;
    this.#begin(this.#head);
    this.#decoded(piece.subarray(ENOUGH));
  }

  /** @param isCut whether the file could not be read to its end, which is a finding elsewhere */
  end(isCut: boolean): void {
    if (this.#head) this.#begin(this.#head);
    if (this.#decoder) this.#text(ENCODER.encode(this.#decoder.decode()));
    if (isCut) return;
    if (this.#array) this.#endArray(this.#array.isClosed);
    else if (this.#length > 0) this.#take(new Uint8Array(), true);
  }

  #begin(head: readonly number[]): void {
    this.#head = undefined;
    const [first, second, third] = head;
    const hasMark = first === 0xef && second === 0xbb && third === 0xbf;
    const isLittle = (first === 0xff && second === 0xfe) || (second === 0 && Boolean(first));
    const isBig = (first === 0xfe && second === 0xff) || (first === 0 && Boolean(second));
    if (hasMark) this.sink.note('bom', 1);
    if (isLittle || isBig) {
      this.sink.note('utf-16', 1);
      this.#decoder = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be');
    }
    this.#decoded(Uint8Array.from(head.slice(hasMark ? 3 : 0)));
  }

  #decoded(piece: Uint8Array): void {
    const decoder = this.#decoder;
    this.#text(decoder ? ENCODER.encode(decoder.decode(piece, { stream: true })) : piece);
  }

  #text(piece: Uint8Array): void {
    const first = this.#hasForm ? -1 : piece.findIndex((byte) => byte > 0x20);
    this.#hasForm ||= first >= 0;
    if (piece[first] !== BRACKET) return this.#cut(piece);
    // Lines before the array are findings, in whatever pieces they came.
    this.#cut(piece.subarray(0, first));
    this.sink.note('json-array', 1);
    [this.lines, this.#length, this.#kept] = [0, 0, []];
    this.#array = new ArrayEnds();
    this.#cut(piece.subarray(first + 1));
  }

  #cut(piece: Uint8Array): void {
    let start = 0;
    for (let end; (end = this.#endIn(piece, start)) >= 0; start = end + 1) {
      this.#take(piece.subarray(start, end), false);
    }
    this.#keep(piece.subarray(start));
  }

  #endIn(piece: Uint8Array, start: number): number {
    return this.#array ? this.#array.find(piece, start) : piece.indexOf(NEWLINE, start);
  }

  #keep(part: Uint8Array): void {
    this.#length += part.length;
    if (this.#length > this.most) this.#kept = [];
    else if (part.length > 0) this.#kept.push(part.slice());
  }

  /** What ends with this part, with what of it came before; nothing of what is too long. */
  #whole(part: Uint8Array): Uint8Array | undefined {
    const length = this.#length + part.length;
    const before = this.#kept;
    if (this.#length > 0) [this.#length, this.#kept] = [0, []];
    if (length > this.most) return undefined;
    if (before.length === 0) return part;
    const whole = new Uint8Array(length);
    let at = 0;
    for (const each of [...before, part]) {
      whole.set(each, at);
      at += each.length;
    }
    return whole;
  }

  #take(part: Uint8Array, isLast: boolean): void {
    const bytes = this.#whole(part);
    const isInLines = !this.#array;
    if (!bytes) this.sink.note('line-too-long', ++this.lines);
    else if (isInLines && !isLast && bytes[bytes.length - 1] === RETURN) {
      this.sink.note('crlf', this.lines + 1);
      this.#line(bytes.subarray(0, -1), false);
    } else if (isInLines) this.#line(bytes, isLast);
    // An array without records is closed where its first would end.
    else if (this.lines > 0 || !this.#array?.isClosed || !isBlank(bytes)) {
      this.sink.line(bytes, ++this.lines, 'not-json');
    }
  }

  #line(bytes: Uint8Array, isLast: boolean): void {
    this.lines += 1;
    if (isBlank(bytes)) return this.sink.note('line-blank', this.lines);
    const isCut = isLast && bytes.find((byte) => byte > 0x20) === OPEN_BRACE;
    this.sink.line(bytes, this.lines, isCut ? 'cut-off' : 'not-json');
  }

  #endArray(isClosed: boolean): void {
    const rest = this.#whole(new Uint8Array());
    const isEmpty = rest && isBlank(rest);
    const next = this.lines + 1;
    if (!isClosed) {
      // A record that is whole counts, though the array is not.
      if (rest && !isEmpty && !this.sink.line(rest, next, 'cut-off')) return;
      this.lines += rest && !isEmpty ? 1 : 0;
      this.sink.note('cut-off', this.lines + 1);
    } else if (!rest) this.sink.note('line-too-long', next);
    else if (!isEmpty) this.sink.note('not-json', next, DECODER.decode(rest));
  }
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every(
    (byte) => byte === 0x20 || byte === 0x09 || byte === RETURN || byte === NEWLINE,
  );
}

/** What may end something: brackets, braces, commas, quotes and what is behind a backslash. */
const MATTERS = Uint8Array.from({ length: 256 }, (_, byte) =>
  '"\\[]{},'.includes(String.fromCharCode(byte)) ? 1 : 0,
);

/** Finds where the records of an array end, behind its opening bracket, in one piece after the other. */
class ArrayEnds {
  isClosed = false;
  #depth = 0;
  #isInString = false;
  #isEscaped = false;

  find(piece: Uint8Array, start: number): number {
    for (let at = start; at < piece.length && !this.isClosed; at++) {
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
        this.isClosed = byte === CLOSE;
        return at;
      } else if (byte === OPEN_BRACE || byte === BRACKET) {
        this.#depth += 1;
      } else if (byte === CLOSE_BRACE || byte === CLOSE) {
        this.#depth = Math.max(0, this.#depth - 1);
      }
    }
    return -1;
  }
}
