import { NULL, NUMBER, STRING, TRUE, FALSE } from '../exportCheck/bytes/scanner';
import type { RecordSink } from '../exportCheck/bytes/lineReaders';
import type { Kind } from '../exportCheck/model/kinds';
import type { FieldRule } from '../exportCheck/model/rules';
import { fieldPlan, type FieldPlan } from '../exportCheck/records/fieldPlan';
import { Judge, VALUE_KINDS } from '../exportCheck/records/judge';
import { KeyTable } from '../exportCheck/records/keyTable';
import { NO_JSON, NO_OBJECT, RecordReader, type Member } from '../exportCheck/records/recordReader';
import { fit, hasSize, nearest } from './fit';
import { Numeral, type Cell, type RecordTable } from './tables';

/** What takes in what becomes of the records of a file. */
export type RowSink = Readonly<{
  /** Takes in a row; the cells are written over afterwards. */
  row: (cells: readonly Cell[]) => void;
  /** Takes in a record that is none; its text is null where it is too long to be kept. */
  rejected: (line: number, text: string | null, reason: Kind) => void;
  /** Takes in a value that its column does not keep as exported. */
  misfit: (line: number, column: string, value: string, reason: Misfit) => void;
}>;

/** What a target takes of a value that the export has; what it does not take is listed. */
export type Keeps = Readonly<{
  /** Text that it cannot have. */
  notText?: RegExp;
  /** Whether a column takes only what fits its type, in the one spelling that every database reads alike. */
  isTyped?: boolean;
}>;

/** Why a value is listed in addition to its row. */
export type Misfit =
  (typeof MISFIT_KINDS)[number] | 'invalid-utf-8' | 'more-digits-than-kept' | 'text-not-kept';

const MISFIT_KINDS = [
  'wrong-type',
  'out-of-range',
  'impossible-date',
] as const satisfies readonly Kind[];
const MISFIT_BITS = MISFIT_KINDS.map((kind) => 1 << VALUE_KINDS.indexOf(kind));

/** A number of so many digits is always exact. */
const EXACT_DIGITS = 15;
const LEAST_INT64 = -(2n ** 63n);
const MOST_INT64 = 2n ** 63n - 1n;

/** Text behind an array is kept up to this length. */
const MOST_TRAILING = 16 * 1024 * 1024;

// What begins with a byte order mark is a value like any other.
const DECODER = new TextDecoder('utf-8', { ignoreBOM: true });

/** Makes rows of the records of one file. */
export class RowReader implements RecordSink {
  rows = 0;
  rejected = 0;
  misfits = 0;
  extras = 0;
  blanks = 0;
  readonly #path: string;
  readonly #table: RecordTable;
  readonly #sink: RowSink;
  readonly #keeps: Keeps;
  readonly #reader = new RecordReader();
  readonly #judge = new Judge(Infinity);
  readonly #keys: KeyTable;
  readonly #plans: readonly FieldPlan[];
  readonly #cells: Cell[];
  /** The record in which each column was filled last. */
  readonly #filled: Uint32Array;
  #pending: string | undefined;
  #lastRejected = 0;
  #trailing = '';
  #bytes = new Uint8Array(0) as Uint8Array;
  #line = 0;
  /** The record's text where each of its bytes is a letter of it, and where it begins. */
  #text: string | undefined;
  #start = 0;

  /** @param path how the export names the file */
  constructor(path: string, table: RecordTable, sink: RowSink, keeps: Keeps = {}) {
    const { fields } = table;
    this.#keeps = keeps;
    this.#path = path;
    this.#table = table;
    this.#sink = sink;
    this.#keys = new KeyTable(fields.map(({ name }) => name));
    this.#plans = fields.map(({ name, type }) => fieldPlan({ name, type }));
    this.#cells = Array<Cell>(table.columns.length).fill(null);
    this.#filled = new Uint32Array(fields.length);
  }

  line(bytes: Uint8Array, start: number, end: number, line: number): boolean {
    const outcome = this.#reader.read(this.#keys, bytes, start, end);
    if (outcome === NO_JSON) {
      this.#pending = textOf(bytes, start, end);
      return false;
    }
    if (outcome === NO_OBJECT) this.#reject(line, textOf(bytes, start, end), 'not-object');
    else this.#row(bytes, start, end, line);
    return true;
  }

  note(kind: Kind, line: number): void {
    if (kind === 'line-blank') this.blanks += 1;
    if (kind === 'line-too-long') this.#reject(line, null, kind);
    if (kind !== 'not-json' && kind !== 'cut-off') return;
    const text = this.#pending ?? this.#trailing;
    this.#pending = undefined;
    if (text !== '' || kind === 'not-json') this.#reject(line, text, kind);
  }

  trailing(bytes: Uint8Array, start: number): void {
    if (this.#trailing.length < MOST_TRAILING) this.#trailing += textOf(bytes, start, bytes.length);
  }

  /** How many records are behind those that are counted as lines: what follows an array, or is cut off in it. */
  unnumbered(lines: number): number {
    return this.#lastRejected > lines ? 1 : 0;
  }

  #reject(line: number, text: string | null, reason: Kind): void {
    this.rejected += 1;
    this.#lastRejected = line;
    this.#sink.rejected(line, text, reason);
  }

  #row(bytes: Uint8Array, start: number, end: number, line: number): void {
    const { count, members, scanner } = this.#reader;
    const cells = this.#cells.fill(null);
    const own = this.#plans.length;
    const text = textOf(bytes, start, end);
    this.rows += 1;
    this.#bytes = bytes;
    this.#line = line;
    this.#start = start;
    this.#text = text.length === end - start && !scanner.hasInvalidUtf8 ? text : undefined;
    let extra = '';
    for (let at = 0; at < count; at++) {
      const member = members[at] as Member;
      const column = this.#columnOf(member.key);
      if (column >= 0) cells[column] = this.#kept(column, member);
      else extra += `${extra ? ',' : ''}${this.#member(member)}`;
    }
    cells[own] = this.#path;
    cells[own + 1] = line;
    if (extra) {
      cells[own + 2] = `{${extra}}`;
      this.extras += 1;
    }
    this.#sink.row(cells);
  }

  /** The column that a key fills; -1 where the dictionary does not know it, or the record repeats it. */
  #columnOf(key: number): number {
    const { fields, twins } = this.#keys;
    const filled = this.#filled;
    let field = fields[key] ?? -1;
    while (field >= 0 && filled[field] === this.rows) field = twins[field] as number;
    if (field >= 0) filled[field] = this.rows;
    return field;
  }

  /** The value of a record's member as the target has it; listed where that is not as exported. */
  #kept(column: number, member: Member): Cell {
    const before = this.misfits;
    const cell = this.#cell(column, member);
    if (cell === null || !this.#keeps.isTyped) return cell;
    const plan = this.#plans[column] as FieldPlan;
    const field = this.#table.fields[column] as FieldRule;
    const isListed = this.misfits > before;
    if (isListed && plan.reads === 'moment') return null;
    const fitting = fit(field, plan, cell);
    if (fitting !== null) return fitting;
    const near = nearest(field, plan, cell);
    if (!isListed) {
      const reason = near === null ? 'out-of-range' : 'more-digits-than-kept';
      this.#misfit(column, this.#slice(member.start, member.end), reason);
    }
    return near;
  }

  /** The value of a record's member; listed where its type is another, or no number or text is like it. */
  #cell(column: number, member: Member): Cell {
    const plan = this.#plans[column] as FieldPlan;
    const { type, start, end } = member;
    if (type === NULL) return null;
    const { reads } = plan;
    let isListed = false;
    if (reads !== 'text' || type !== STRING) {
      const found = this.#judge.value(plan, member);
      isListed = found !== 0 && this.#judged(found, column, start, end);
    }
    if (type === STRING) {
      const text = this.#string(column, member);
      return text === null ? null : asTyped(text, reads);
    }
    const isNumeric =
      reads === 'whole' || reads === 'decimal' || reads === 'bit' || reads === 'boolean';
    if (type === NUMBER && isNumeric) return this.#number(column, start, end, isListed);
    if ((type === TRUE || type === FALSE) && isNumeric) return type === TRUE ? 1 : 0;
    return this.#slice(start, end);
  }

  /** Lists what was found in a value; gives whether that was anything. */
  #judged(found: number, column: number, start: number, end: number): boolean {
    const kinds = MISFIT_KINDS.filter((_, at) => found & (MISFIT_BITS[at] as number));
    for (const kind of kinds) this.#misfit(column, this.#slice(start, end), kind);
    return kinds.length > 0;
  }

  #misfit(column: number, value: string, reason: Misfit): void {
    this.misfits += 1;
    this.#sink.misfit(this.#line, this.#table.columns[column]?.name ?? '', value, reason);
  }

  #string(column: number, { start, end, hasEscapes }: Member): string | null {
    const written = this.#slice(start, end);
    if (!hasEscapes) {
      if (this.#reader.scanner.hasInvalidUtf8 && written.includes('\ufffd')) {
        this.#misfit(column, hexOf(this.#bytes, start, end), 'invalid-utf-8');
      }
      return written;
    }
    const text = JSON.parse(`"${written}"`) as string;
    if (!this.#keeps.notText?.test(text)) return text;
    this.#misfit(column, written, 'text-not-kept');
    return null;
  }

  #number(column: number, start: number, end: number, isListed: boolean): Cell {
    const written = this.#slice(start, end);
    const number = Number(written);
    const isKept = hasSize(written, number);
    if (isKept && (end - start <= EXACT_DIGITS || number === 0)) return number;
    const { type } = this.#table.fields[column] as FieldRule;
    if (type !== 'double' && type !== 'float' && /^-?\d{1,19}$/.test(written)) {
      const whole = BigInt(written);
      if (whole >= LEAST_INT64 && whole <= MOST_INT64) return whole;
    }
    // Compared without what the spelling of a number adds to it.
    if (isKept && digitsOf(written) === digitsOf(String(number))) return number;
    if (!isListed) {
      this.#misfit(column, written, isKept ? 'more-digits-than-kept' : 'out-of-range');
    }
    return new Numeral(written);
  }

  /** A member as it is written, with its key. */
  #member({ keyStart, end, type }: Member): string {
    return this.#slice(keyStart, end + (type === STRING ? 1 : 0));
  }

  #slice(start: number, end: number): string {
    const text = this.#text;
    return text === undefined
      ? textOf(this.#bytes, start, end)
      : text.slice(start - this.#start, end - this.#start);
  }
}

/** Text for a column of another type: empty is null there, as in the published SQL. */
function asTyped(text: string, reads: FieldPlan['reads']): Cell {
  if (reads === 'bit' || reads === 'boolean') {
    const small = text.toLowerCase();
    if (small === 'true' || small === 'false') return small === 'true' ? 1 : 0;
  }
  const isTyped =
    reads === 'bit' ||
    reads === 'boolean' ||
    reads === 'whole' ||
    reads === 'decimal' ||
    reads === 'guid' ||
    reads === 'moment';
  return isTyped && text === '' ? null : text;
}

function textOf(bytes: Uint8Array, start: number, end: number): string {
  return DECODER.decode(bytes.subarray(start, end));
}

function hexOf(bytes: Uint8Array, start: number, end: number): string {
  const digits = Array.from(bytes.subarray(start, end), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return `0x${digits.join('')}`;
}

/** The digits that make a number out, with its exponent. */
function digitsOf(number: string): string {
  const [mantissa = '', exponent = '0'] = number.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const kept = digits.replace(/0+$/, '');
  return `${kept}e${Number(exponent) - fraction.length + digits.length - kept.length}`;
}
