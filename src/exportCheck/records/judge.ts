import { FALSE, NULL, NUMBER, STRING, TRUE } from '../bytes/scanner';
import type { Kind } from '../model/kinds';
import {
  ANY,
  BIT,
  BOOLEAN,
  BYTES,
  DECIMAL,
  GUID,
  MOMENT,
  TEXT,
  WHOLE,
  type FieldPlan,
} from './fieldPlan';
import { ISO, MomentReader, NO_MOMENT } from './moment';
import { bytesOf, isGuid, isHexBytes, isZeroOrOne, textOf } from '../bytes/spellings';

/** What can be found in one value, each with its bit in what the judge gives. */
export const VALUE_KINDS = [
  'wrong-type',
  'out-of-range',
  'unsafe-integer',
  'null-unexpected',
  'null-doubted',
  'not-in-list',
  'impossible-date',
  'date-before-1900',
  'date-in-future',
  'empty-text',
  'date-spelling',
  'flag-spelling',
  'guid-spelling',
  'bytes-spelling',
  'number-spelling',
] as const satisfies readonly Kind[];

const bit = (kind: (typeof VALUE_KINDS)[number]) => 1 << VALUE_KINDS.indexOf(kind);
const WRONG_TYPE = bit('wrong-type');
const OUT_OF_RANGE = bit('out-of-range');
const UNSAFE = bit('unsafe-integer');
const NULL_UNEXPECTED = bit('null-unexpected');
const NULL_DOUBTED = bit('null-doubted');
const NOT_IN_LIST = bit('not-in-list');
const IMPOSSIBLE = bit('impossible-date');
const BEFORE_1900 = bit('date-before-1900');
const IN_FUTURE = bit('date-in-future');
const EMPTY_TEXT = bit('empty-text');
const DATE_SPELLING = bit('date-spelling');
const FLAG_SPELLING = bit('flag-spelling');
const GUID_SPELLING = bit('guid-spelling');
const BYTES_SPELLING = bit('bytes-spelling');
const NUMBER_SPELLING = bit('number-spelling');

const MOST_BIGINT = 9223372036854775807n;
const SAFE_DIGITS = 15;
/** No type has numbers of more digits, and reading them would take long. */
const MOST_DIGITS = 400;

/** Judges values against their fields: leniently, and notes other spellings. */
export class Judge {
  /** Of the last moment: grows with it. Below zero where the value was none. */
  order = -1;
  /** Whether it was a day without a time. */
  isDay = false;
  readonly #moment = new MomentReader();
  readonly #latest: number;

  /** @param latest the order of the moment after which the future begins */
  constructor(latest: number) {
    this.#latest = latest;
  }

  /**
   * Judges a value.
   *
   * @param type kind of JSON; of a string, `start` and `end` are those of what its quotes hold
   * @returns bits of `VALUE_KINDS`
   */
  value(
    plan: FieldPlan,
    type: number,
    bytes: Uint8Array,
    start: number,
    end: number,
    hasEscapes: boolean,
  ): number {
    this.order = -1;
    const { reads } = plan;
    if (type === NULL) {
      if (plan.notNull === undefined) return 0;
      return plan.notNull === 'stated' ? NULL_UNEXPECTED : NULL_DOUBTED;
    }
    if (reads === TEXT && plan.codes === undefined) return type === STRING ? 0 : WRONG_TYPE;
    if (hasEscapes && type === STRING) {
      const plain = bytesOf(bytes, start, end);
      return this.value(plan, type, plain, 0, plain.length, false);
    }
    const found = this.#byType(plan, type, bytes, start, end);
    if (!plan.codes || found & WRONG_TYPE) return found;
    const text = textOf(bytes, start, end);
    return plan.codes.has(type === NUMBER ? String(Number(text)) : text)
      ? found
      : found | NOT_IN_LIST;
  }

  #byType(plan: FieldPlan, type: number, bytes: Uint8Array, start: number, end: number): number {
    switch (plan.reads) {
      case ANY:
        return 0;
      case TEXT:
        return type === STRING ? 0 : WRONG_TYPE;
      case WHOLE:
        return type === NUMBER ? wholeNumber(plan, bytes, start, end) : WRONG_TYPE;
      case DECIMAL:
        if (type !== NUMBER) return WRONG_TYPE;
        return end - start > SAFE_DIGITS && isUnsafe(textOf(bytes, start, end)) ? UNSAFE : 0;
      case BIT:
      case BOOLEAN:
        return flag(plan.reads === BIT, type, bytes, start, end);
      case MOMENT:
        return type === STRING ? this.#date(plan, bytes, start, end) : WRONG_TYPE;
    }
    if (type !== STRING) return WRONG_TYPE;
    if (plan.reads === GUID) {
      const spelled = isGuid(bytes, start, end);
      return spelled === undefined ? WRONG_TYPE : spelled ? 0 : GUID_SPELLING;
    }
    if (start === end) return EMPTY_TEXT;
    const spelled = plan.reads === BYTES ? isHexBytes(bytes, start, end) : undefined;
    return spelled === undefined ? WRONG_TYPE : spelled ? 0 : BYTES_SPELLING;
  }

  #date(plan: FieldPlan, bytes: Uint8Array, start: number, end: number): number {
    if (start === end) return EMPTY_TEXT;
    const moment = this.#moment;
    const spelling = moment.read(bytes, start, end);
    if (spelling === NO_MOMENT) return WRONG_TYPE;
    const isAsDocumented =
      spelling === ISO &&
      end - start === plan.length &&
      (!plan.isSmall || (bytes[end - 1] === 0x30 && bytes[end - 2] === 0x30));
    const found = isAsDocumented ? 0 : DATE_SPELLING;
    if (!moment.isPossible) return found | IMPOSSIBLE;
    this.order = moment.order;
    this.isDay = moment.isDay;
    if (moment.year < 1900) return found | BEFORE_1900;
    return moment.order > this.#latest && !plan.canLieAhead ? found | IN_FUTURE : found;
  }
}

function wholeNumber(plan: FieldPlan, bytes: Uint8Array, start: number, end: number): number {
  const isNegative = bytes[start] === 0x2d;
  let value = 0;
  for (let at = isNegative ? start + 1 : start; at < end; at++) {
    const digit = (bytes[at] as number) - 0x30;
    if (digit < 0 || digit > 9) return spelledNumber(plan, textOf(bytes, start, end));
    value = value * 10 + digit;
  }
  if (end - start > MOST_DIGITS) return OUT_OF_RANGE;
  if (end - start > SAFE_DIGITS) return bigNumber(plan, BigInt(textOf(bytes, start, end)));
  return inRange(plan, isNegative ? -value : value);
}

/** A number with a fraction or an exponent, which may be whole all the same. */
function spelledNumber(plan: FieldPlan, text: string): number {
  const value = Number(text);
  return Number.isInteger(value) ? NUMBER_SPELLING | inRange(plan, value) : WRONG_TYPE;
}

function inRange({ least, most }: FieldPlan, value: number): number {
  const isBeyond = least !== undefined && most !== undefined && (value < least || value > most);
  return isBeyond ? OUT_OF_RANGE : 0;
}

function bigNumber({ most }: FieldPlan, value: bigint): number {
  if (most !== undefined || value > MOST_BIGINT || value < -MOST_BIGINT - 1n) return OUT_OF_RANGE;
  return isUnsafeNumber(value) ? UNSAFE : 0;
}

function isUnsafe(text: string): boolean {
  if (!/^-?\d+$/.test(text)) return false;
  return text.length > MOST_DIGITS || isUnsafeNumber(BigInt(text));
}

function isUnsafeNumber(value: bigint): boolean {
  const bound = BigInt(Number.MAX_SAFE_INTEGER) + 1n;
  return value > bound || value < -bound;
}

function flag(isBit: boolean, type: number, bytes: Uint8Array, start: number, end: number): number {
  if (type === TRUE || type === FALSE) return isBit ? FLAG_SPELLING : 0;
  if (type === NUMBER) {
    if (!isZeroOrOne(bytes, start, end)) {
      const value = Number(textOf(bytes, start, end));
      return value === 0 || value === 1 ? FLAG_SPELLING : WRONG_TYPE;
    }
    return isBit ? 0 : FLAG_SPELLING;
  }
  if (type !== STRING) return WRONG_TYPE;
  if (start === end) return EMPTY_TEXT;
  return /^(true|false|0|1)$/.test(textOf(bytes, start, end)) ? FLAG_SPELLING : WRONG_TYPE;
}
