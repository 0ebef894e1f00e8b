import { FALSE, NULL, NUMBER, STRING, TRUE } from '../bytes/scanner';
import type { Kind } from '../model/kinds';
import type { FieldPlan } from './fieldPlan';
import { ISO, MomentReader, NO_MOMENT } from './moment';
import { isGuid, isHexBytes, isZeroOrOne, type Value } from '../bytes/spellings';

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

type ValueKind = (typeof VALUE_KINDS)[number];

const BITS = Object.fromEntries(VALUE_KINDS.map((kind, at) => [kind, 1 << at])) as Readonly<
  Record<ValueKind, number>
>;
const WRONG_TYPE = BITS['wrong-type'];

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

  /** @param latest the order of the moment after which the future begins */
  constructor(private readonly latest: number) {}

  /** Judges a value, and gives bits of `VALUE_KINDS`. */
  value(plan: FieldPlan, value: Value): number {
    this.order = -1;
    const { reads, codes, notNull } = plan;
    const { type } = value;
    if (type === NULL) {
      if (notNull === undefined) return 0;
      return BITS[notNull === 'stated' ? 'null-unexpected' : 'null-doubted'];
    }
    if (reads === 'text' && codes === undefined) return type === STRING ? 0 : WRONG_TYPE;
    const plain = value.plain();
    const found = this.#byType(plan, plain);
    if (!codes || found & WRONG_TYPE) return found;
    const text = plain.text();
    return codes.has(type === NUMBER ? String(Number(text)) : text)
      ? found
      : found | BITS['not-in-list'];
  }

  #byType(plan: FieldPlan, value: Value): number {
    const { type, length } = value;
    switch (plan.reads) {
      case 'any':
        return 0;
      case 'text':
        return type === STRING ? 0 : WRONG_TYPE;
      case 'whole':
        return type === NUMBER ? wholeNumber(plan, value) : WRONG_TYPE;
      case 'decimal':
        if (type !== NUMBER) return WRONG_TYPE;
        return length > SAFE_DIGITS && isUnsafe(value.text()) ? BITS['unsafe-integer'] : 0;
      case 'bit':
      case 'boolean':
        return flag(plan.reads === 'bit', value);
    }
    if (type !== STRING) return WRONG_TYPE;
    if (plan.reads === 'guid') return spelled(isGuid(value), 'guid-spelling');
    if (length === 0) return BITS['empty-text'];
    return plan.reads === 'bytes'
      ? spelled(isHexBytes(value), 'bytes-spelling')
      : this.#date(plan, value);
  }

  #date(plan: FieldPlan, value: Value): number {
    const moment = this.#moment;
    const spelling = moment.read(value);
    if (spelling === NO_MOMENT) return WRONG_TYPE;
    const { bytes, end, length } = value;
    const isAsDocumented =
      spelling === ISO &&
      length === plan.length &&
      (!plan.isSmall || (bytes[end - 1] === 0x30 && bytes[end - 2] === 0x30));
    const found = isAsDocumented ? 0 : BITS['date-spelling'];
    if (!moment.isPossible) return found | BITS['impossible-date'];
    this.order = moment.order;
    this.isDay = moment.isDay;
    if (moment.year < 1900) return found | BITS['date-before-1900'];
    const isAhead = moment.order > this.latest && !plan.canLieAhead;
    return isAhead ? found | BITS['date-in-future'] : found;
  }
}

/** Whether a value is one, and if so whether in capitals, as a finding. */
function spelled(isInCapitals: boolean | undefined, otherwise: ValueKind): number {
  if (isInCapitals === undefined) return WRONG_TYPE;
  return isInCapitals ? 0 : BITS[otherwise];
}

function wholeNumber(plan: FieldPlan, value: Value): number {
  const { bytes, start, end, length } = value;
  if (!value.isWhole) {
    const number = Number(value.text());
    if (!Number.isInteger(number)) return WRONG_TYPE;
    return BITS['number-spelling'] | inRange(plan, number);
  }
  if (length > MOST_DIGITS) return BITS['out-of-range'];
  if (length > SAFE_DIGITS) return bigNumber(plan, BigInt(value.text()));
  const isNegative = bytes[start] === 0x2d;
  let number = 0;
  for (let at = isNegative ? start + 1 : start; at < end; at++) {
    number = number * 10 + (bytes[at] as number) - 0x30;
  }
  return inRange(plan, isNegative ? -number : number);
}

function inRange({ least, most }: FieldPlan, value: number): number {
  const isBeyond = least !== undefined && most !== undefined && (value < least || value > most);
  return isBeyond ? BITS['out-of-range'] : 0;
}

function bigNumber({ most }: FieldPlan, value: bigint): number {
  const isBeyond = most !== undefined || value > MOST_BIGINT || value < -MOST_BIGINT - 1n;
  if (isBeyond) return BITS['out-of-range'];
  return isUnsafeNumber(value) ? BITS['unsafe-integer'] : 0;
}

function isUnsafe(text: string): boolean {
  if (!/^-?\d+$/.test(text)) return false;
  return text.length > MOST_DIGITS || isUnsafeNumber(BigInt(text));
}

function isUnsafeNumber(value: bigint): boolean {
  const bound = BigInt(Number.MAX_SAFE_INTEGER) + 1n;
  return value > bound || value < -bound;
}

function flag(isBit: boolean, value: Value): number {
  const { type } = value;
  const otherwise = BITS['flag-spelling'];
  if (type === TRUE || type === FALSE) return isBit ? otherwise : 0;
  if (type === NUMBER) {
    if (isZeroOrOne(value)) return isBit ? 0 : otherwise;
    const number = Number(value.text());
    return number === 0 || number === 1 ? otherwise : WRONG_TYPE;
  }
  if (type !== STRING) return WRONG_TYPE;
  if (value.length === 0) return BITS['empty-text'];
  return /^(true|false|0|1)$/.test(value.text()) ? otherwise : WRONG_TYPE;
}
