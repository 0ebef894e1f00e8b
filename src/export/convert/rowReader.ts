import type { Kind } from '../../dictionary/model/findingKinds';
import {
  digitsOf,
  fieldPlan,
  type FieldPlan,
  isGuid,
  momentIn,
  type Moment,
} from '../records/judge';
import { type Member, SAFE_DIGITS } from '../records/members';
import type { ExportRecord, RecordConsumer } from '../records/recordStream';
import { Numeral, type Cell, type RecordTable, type TableWriter } from './tables';

/** The tables of what no row takes: records that are none, and values that their column does not keep as exported. */
export type Leftovers = Readonly<Record<'rejected' | 'misfit', TableWriter>>;

/** What a target takes of a value that the export has; what it does not take is listed. */
export type Keeps = Readonly<{
  notText?: RegExp;
  /** Whether a column takes only what fits its type, in the one spelling that every database reads alike. */
  isTyped?: boolean;
}>;

type Misfit = Kind | 'text-not-kept';

const MISFIT_KINDS: readonly Kind[] = ['wrong-type', 'out-of-range', 'impossible-date'];

export class RowReader implements RecordConsumer {
  rows = 0;
  rejected = 0;
  misfits = 0;
  extras = 0;
  readonly #plans: readonly FieldPlan[];
  readonly #cells: Cell[];
  #record: ExportRecord | undefined;

  constructor(
    private readonly path: string,
    private readonly table: RecordTable,
    private readonly keeps: Keeps,
    private readonly leftovers: Leftovers,
    /** Takes in a row; the cells are written over afterwards. */
    private readonly onRow: TableWriter['row'],
  ) {
    this.#plans = table.fields.map(fieldPlan);
    this.#cells = Array<Cell>(table.columns.length).fill(null);
  }

  note(kind: Kind, line: number, text: string | undefined): void {
    if (kind === 'line-too-long') this.#reject(line, null, kind);
    else if (text !== undefined) this.#reject(line, text, kind);
  }

  #reject(line: number, text: string | null, reason: Kind): void {
    this.rejected += 1;
    this.leftovers.rejected.row([this.path, line, text, reason]);
  }

  record(record: ExportRecord): void {
    const cells = this.#cells.fill(null);
    const own = this.#plans.length;
    const extra: string[] = [];
    this.rows += 1;
    this.#record = record;
    for (const member of record.members) {
      const { field, isRepeated } = member;
      // No column takes what the dictionary does not know, or a record repeats.
      if (field < 0 || isRepeated) extra.push(member.pair);
      else cells[field] = this.#kept(field, member);
    }
    cells[own] = this.path;
    cells[own + 1] = record.line;
    if (record.bytes) this.#misfit(own + 2, record.bytes, 'invalid-utf-8');
    if (extra.length > 0) {
      cells[own + 2] = `{${extra.join()}}`;
      this.extras += 1;
    }
    this.onRow(cells);
  }

  /** The value of a record's member as the target has it; listed where that is not as exported. */
  #kept(column: number, member: Member): Cell {
    const before = this.misfits;
    const cell = this.#cell(column, member);
    if (cell === null || !this.keeps.isTyped) return cell;
    const plan = this.#plans[column] as FieldPlan;
    const isListed = this.misfits > before;
    if (isListed && plan.family === 'time') return null;
    const moment = plan.family === 'time' ? momentIn(member) : undefined;
    const fitting = moment ? fitMoment(moment, plan, false) : fit(plan, cell);
    if (fitting !== null) return fitting;
    const near = moment ? fitMoment(moment, plan, true) : nearest(plan, cell);
    if (!isListed) {
      const reason = near === null ? 'out-of-range' : 'more-digits-than-kept';
      this.#misfit(column, member.written, reason);
    }
    return near;
  }

  /** The value of a record's member; listed where its type is another, or no number or text is like it. */
  #cell(column: number, member: Member): Cell {
    const { type, found } = member;
    if (type === 'null') return null;
    const { family } = this.#plans[column] as FieldPlan;
    const misfit = found.length > 0 && MISFIT_KINDS.find((kind) => found.includes(kind));
    if (misfit) this.#misfit(column, member.written, misfit);
    if (type === 'string') {
      const text = this.#text(column, member);
      return text === null ? null : asTyped(text, family);
    }
    if (!isNumeric(family)) return member.written;
    if (type === 'number') return this.#number(column, member.written, Boolean(misfit));
    return type === 'nested' ? member.written : Number(type === 'true');
  }

  #misfit(column: number, value: string, reason: Misfit): void {
    this.misfits += 1;
    const { name, columns } = this.table;
    const place = [this.path, this.#record?.line ?? 0, name, columns[column]?.name ?? ''];
    this.leftovers.misfit.row([...place, value, reason]);
  }

  #text(column: number, member: Member): string | null {
    const { written } = member;
    if (!written.includes('\\')) return written;
    const { text } = member;
    if (!this.keeps.notText?.test(text)) return text;
    this.#misfit(column, written, 'text-not-kept');
    return null;
  }

  #number(column: number, written: string, isListed: boolean): Cell {
    const number = Number(written);
    const isKept = hasSize(written, number);
    if (isKept && (written.length <= SAFE_DIGITS || number === 0)) return number;
    const { type } = this.#plans[column] as FieldPlan;
    if (type !== 'double' && type !== 'float' && /^-?\d{1,19}$/.test(written)) {
      const whole = BigInt(written);
      if (BigInt.asIntN(64, whole) === whole) return whole;
    }
    if (isKept && digitsOf(written) === digitsOf(String(number))) return number;
    if (!isListed) {
      this.#misfit(column, written, isKept ? 'more-digits-than-kept' : 'out-of-range');
    }
    return new Numeral(written);
  }
}

const isNumeric = (family: FieldPlan['family']) =>
  family === 'integer' || family === 'number' || family === 'flag';

/** Text for a column of another type: empty is null there, as in the published SQL. */
function asTyped(text: string, family: FieldPlan['family']): Cell {
  if (family === 'flag') {
    const small = text.toLowerCase();
    if (small === 'true' || small === 'false') return small === 'true' ? 1 : 0;
  }
  const isTyped = isNumeric(family) || family === 'guid' || family === 'time';
  return isTyped && text === '' ? null : text;
}

const WHOLE = /^-?\d{1,19}$/;
/** As the narrowest of the databases has decimals: 18 digits, four of them behind the point. */
const DECIMAL = /^-?\d{1,14}(\.\d{1,4})?$/;
const DOUBLE = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** PostgreSQL and DuckDB keep so many digits of a second. */
const MOST_OF_SECOND = 6;
/** Numbers that are nearer to zero lose digits, and SQL Server has none of them. */
const LEAST_NUMBER = 2 ** -1022;

/** Whether a number is neither too large nor too small for JavaScript and the databases. */
export function hasSize(written: string, number = Number(written)): boolean {
  if (number === 0) return !/^[^e]*[1-9]/i.test(written);
  return Math.abs(number) >= LEAST_NUMBER && Math.abs(number) < Infinity;
}

/**
 * Spells a value so that each of the databases reads the same and keeps all of it in a column of its type; gives null
 * where one of them would refuse, round or guess.
 */
function fit(plan: FieldPlan, cell: Cell): Cell {
  const text = String(cell);
  switch (plan.family) {
    case 'integer':
      return WHOLE.test(text) && isInRange(plan, text) ? text : null;
    case 'number': {
      const isKept =
        plan.type === 'decimal' ? DECIMAL.test(text) : DOUBLE.test(text) && hasSize(text);
      return isKept && countDigits(text) <= SAFE_DIGITS ? text : null;
    }
    case 'flag':
      return text === '0' || text === '1' ? text : null;
    case 'guid':
      return isGuid(text) ? text : null;
    default:
      return cell;
  }
}

/** The nearest that a column keeps of a number that does not fit whole: with fewer digits. */
function nearest({ type, family }: FieldPlan, cell: Cell): Cell {
  if (family !== 'number' || typeof cell === 'string') return null;
  const number = Number(cell);
  if (type !== 'decimal') return hasSize(String(cell)) ? number : null;
  return Math.abs(number) < 1e14 ? number.toFixed(4) : null;
}

function isInRange({ range: [least, most] = [0n, 0n] }: FieldPlan, text: string): boolean {
  const number = BigInt(text);
  return number >= least && number <= most;
}

function countDigits(number: string): number {
  if (number.length <= SAFE_DIGITS) return number.length;
  return number.replace(/e.*/i, '').replaceAll(/\D/g, '').replace(/^0+/, '').length;
}

/** A day or moment, as ISO 8601 has it; null where not all of it is kept, unless the nearest is wanted. */
function fitMoment({ iso, year, isDay }: Moment, { type }: FieldPlan, isNearest: boolean) {
  if (year === 0) return null;
  const day = iso.slice(0, 10);
  if (isDay) return day;
  const time = iso.slice(11, 19).padEnd(8, ':00');
  const fraction = iso.slice(20).replace(/0+$/, '');
  if (type === 'date') return isNearest || (time === '00:00:00' && fraction === '') ? day : null;
  if (fraction.length > MOST_OF_SECOND && !isNearest) return null;
  return `${day}T${time}${fraction && `.${fraction.slice(0, MOST_OF_SECOND)}`}`;
}
