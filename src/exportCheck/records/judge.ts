import { FALSE, NULL, NUMBER, STRING, TRUE } from '../bytes/scanner';
import type { Kind } from '../model/kinds';
import type { FieldPlan } from './fieldPlan';
import { ISO, MomentReader, NO_MOMENT } from './moment';
import { isGuid, isHexBytes, isZeroOrOne, plainText, type Value } from '../bytes/spellings';

/** What can be found in one value, each with its bit in what the judge gives. */
export const VALUE_KINDS = [
  'wrong-type',
  'out-of-range',
  'more-digits-than-kept',
  'text-unsafe',
  'text-damaged',
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

const INT64 = 2 ** 63;
/** A number of so few digits is always exact. */
const SAFE_DIGITS = 15;
/** No floating-point number is written with more. */
const MOST_DIGITS = 17;

/** The null character, and half of a character. */
const UNSAFE = /\0|\p{Surrogate}/u;
/** What stands for bytes that could not be read, and UTF-8 that was read as Windows-1252, as in `Ã©` or `â€™`. */
const DAMAGED = /\ufffd|ï¿½|â€|â[\u0080-\u009f]|Â[\u0080-\u00bf]|Ã[\u0080-\u009f¡-º¼-¿‰‘“œš]/;

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
    if (reads === 'text' && codes === undefined) {
      if (type !== STRING) return WRONG_TYPE;
      return value.length === 0 && notNull !== undefined ? BITS['empty-text'] : 0;
    }
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
        return type === NUMBER ? judgeDigits(value) : 0;
      case 'text':
        return type === STRING ? 0 : WRONG_TYPE;
      case 'whole':
        return type === NUMBER ? wholeNumber(plan, value) : WRONG_TYPE;
      case 'decimal':
        return type === NUMBER ? judgeDigits(value) : WRONG_TYPE;
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
  if (!value.isWhole || length > SAFE_DIGITS) {
    const text = value.text();
    const number = Number(text);
    if (Number.isFinite(number) && !Number.isInteger(number)) return WRONG_TYPE;
    const spelling = value.isWhole ? 0 : BITS['number-spelling'];
    return spelling | (inRange(plan, number, text) || judgeDigits(value));
  }
  const isNegative = bytes[start] === 0x2d;
  let number = 0;
  for (let at = isNegative ? start + 1 : start; at < end; at++) {
    number = number * 10 + (bytes[at] as number) - 0x30;
  }
  return inRange(plan, isNegative ? -number : number);
}

function inRange({ least = -INT64, most = INT64 }: FieldPlan, value: number, text = ''): number {
  // Integers on both sides of the bounds of a bigint are read as the same number.
  const isBeyond = Math.abs(value) === INT64 ? !isInt64(text) : value < least || value > most;
  return isBeyond ? BITS['out-of-range'] : 0;
}

const isInt64 = (text: string) =>
  /^-?\d+$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text);

/** Whether a floating-point number is neither too large nor too small for a value, and keeps its digits. */
function judgeDigits(value: Value): number {
  if (value.length <= SAFE_DIGITS && !hasExponent(value)) return 0;
  const text = value.text();
  const number = Number(text);
  const digits = digitsOf(text);
  if (!Number.isFinite(number) || (number === 0 && digits !== '')) return BITS['out-of-range'];
  const isKept =
    digits.length <= SAFE_DIGITS ||
    (digits.length <= MOST_DIGITS && digitsOf(number.toPrecision(digits.length)) === digits);
  return isKept ? 0 : BITS['more-digits-than-kept'];
}

function hasExponent({ bytes, start, end, isWhole }: Value): boolean {
  if (isWhole) return false;
  for (let at = start; at < end; at++) if (((bytes[at] as number) | 0x20) === 0x65) return true;
  return false;
}

/** The digits that make a number out, without its sign, point and exponent. */
function digitsOf(number: string): string {
  return number.replace(/e.*/i, '').replaceAll(/[-.]/g, '').replace(/^0+/, '').replace(/0+$/, '');
}

/** Judges text as such, and gives bits of `VALUE_KINDS`. */
export function judgeText({ type, bytes, start, end }: Value): number {
  if (type !== STRING) return 0;
  const text = plainText(bytes, start, end);
  return (
    (UNSAFE.test(text) ? BITS['text-unsafe'] : 0) | (DAMAGED.test(text) ? BITS['text-damaged'] : 0)
  );
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
