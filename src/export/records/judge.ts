import type { Kind } from '../../dictionary/model/findingKinds';
import { isDigit, type Member, SAFE_DIGITS } from './members';
import { DATA_TYPES, TODO, type DataType } from '../../dictionary/model/dataTypes';
import type { FieldRule } from '../model/rules';

/** A moment of the calendar, or a day of it. */
export type Moment = {
  /** As ISO 8601 has it: `2025-03-04`, and with a T or a blank `10:00`, `:00` and `.0000000`. */
  iso: string;
  year: number;
  isDay: boolean;
  /** Whether it is spelled so, with a T. */
  isIso: boolean;
  /** Whether it is in the calendar and on the clock. */
  isPossible: boolean;
  /** Grows with the moment, in seconds, where each month has 31 days; of a day it is midnight's. */
  order: number;
};

const INT64 = 2 ** 63;
/** No floating-point number is written with more. */
const MOST_DIGITS = 17;

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The null character, and half of a character. */
const UNSAFE = /\0|\p{Surrogate}/u;
/** What stands for bytes that could not be read, and UTF-8 that was read as Windows-1252, as in `Ã©` or `â€™`. */
const DAMAGED = /\ufffd|ï¿½|â€|â[\u0080-\u009f]|Â[\u0080-\u00bf]|Ã[\u0080-\u009f¡-º¼-¿‰‘“œš]/;

export const NONE: readonly Kind[] = [];
const WRONG_TYPE: readonly Kind[] = ['wrong-type'];

/** Whether it is sure that `judge` finds nothing in a value of a usual record, whose bytes say so. */
export function isSound(plan: FieldPlan, bytes: Uint8Array, member: Member, latest: number) {
  const { type, value, length } = member;
  if (type === 'null') return plan.notNull === undefined;
  if (plan.codes) return false;
  const isText = type === 'string';
  switch (plan.family) {
    case undefined:
      return type !== 'number' || length <= SAFE_DIGITS;
    case 'text':
      return isText && (length > 0 || plan.notNull === undefined);
    case 'integer':
      return type === 'number' && value <= plan.most;
    case 'number':
      return type === 'number' && length <= SAFE_DIGITS;
    case 'flag':
      return plan.json === 'boolean' ? type === 'true' || type === 'false' : value <= 1;
    case 'guid':
      return isText && length === GUID_SHAPE.length && hasShape(bytes, member, GUID_SHAPE);
    case 'time':
      return isText && length === plan.width && isMoment(plan, bytes, member, latest);
    case 'bytes':
      return false;
  }
}

const [ZERO, A, F] = [0x30, 0x41, 0x46];
const GUID_SHAPE = new TextEncoder().encode('FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF');
const MOMENT_SHAPE = new TextEncoder().encode('0000-00-00T00:00:00.0000000');

/** Whether text has a digit for each zero of a pattern, a hexadecimal one in capitals for each F, and the rest as it is. */
function hasShape(bytes: Uint8Array, { start, length }: Member, pattern: Uint8Array): boolean {
  for (let at = 0; at < length; at++) {
    const byte = bytes[start + at] as number;
    const wanted = pattern[at] as number;
    const isOne =
      wanted === ZERO || wanted === F
        ? isDigit(byte) || (byte >= A && byte <= wanted)
        : byte === wanted;
    if (!isOne) return false;
  }
  return true;
}

function isMoment(plan: FieldPlan, bytes: Uint8Array, member: Member, latest: number): boolean {
  if (!hasShape(bytes, member, MOMENT_SHAPE)) return false;
  const { start } = member;
  const year = twoDigitsIn(bytes, start) * 100 + twoDigitsIn(bytes, start + 2);
  const month = twoDigitsIn(bytes, start + 5);
  const day = twoDigitsIn(bytes, start + 8);
  if (year < 1900 || month < 1 || month > 12) return false;
  if (day < 1 || day > (month === 2 ? 28 : 30)) return false;
  member.value = ((year * 12 + month) * 31 + day) * 86_400;
  if (member.length > 10) {
    const hour = twoDigitsIn(bytes, start + 11);
    const minute = twoDigitsIn(bytes, start + 14);
    const second = twoDigitsIn(bytes, start + 17);
    if (hour > 23 || minute > 59 || second > (plan.type === 'smalldatetime' ? 0 : 59)) return false;
    member.value += hour * 3600 + minute * 60 + second;
  }
  // The fraction is less than a second.
  return plan.ahead === true || member.value + 1 < latest;
}

function twoDigitsIn(bytes: Uint8Array, at: number): number {
  return (bytes[at] as number) * 10 + (bytes[at + 1] as number) - ZERO * 11;
}

/** Judges a value against its field: leniently, and notes other spellings. After `latest` the future begins. */
export function judge(plan: FieldPlan, member: Member, latest: number): readonly Kind[] {
  const { family, codes, notNull } = plan;
  const { type } = member;
  if (type === 'null') {
    if (notNull === undefined) return NONE;
    return [notNull === 'stated' ? 'null-unexpected' : 'null-doubted'];
  }
  if (family === 'text' && codes === undefined) {
    if (type !== 'string') return WRONG_TYPE;
    return member.written.length === 0 && notNull !== undefined ? ['empty-text'] : NONE;
  }
  const { text } = member;
  const found = judgeByType(plan, type, text, latest);
  if (!codes || found === WRONG_TYPE) return found;
  return codes.has(type === 'number' ? String(Number(text)) : text)
    ? found
    : [...found, 'not-in-list'];
}

function judgeByType(plan: FieldPlan, type: Member['type'], text: string, latest: number) {
  switch (plan.family) {
    case undefined:
      return type === 'number' ? judgeDigits(text) : NONE;
    case 'text':
      return type === 'string' ? NONE : WRONG_TYPE;
    case 'integer':
      return type === 'number' ? judgeWhole(plan, text) : WRONG_TYPE;
    case 'number':
      return type === 'number' ? judgeDigits(text) : WRONG_TYPE;
    case 'flag':
      return judgeFlag(plan.json === 'number', type, text);
  }
  if (type !== 'string') return WRONG_TYPE;
  if (plan.family === 'guid') return spelled(isGuid(text), text, 'guid-spelling');
  if (text === '') return ['empty-text'] as const;
  return plan.family === 'bytes'
    ? spelled(isHexBytes(text), text.slice(2), 'bytes-spelling')
    : judgeMoment(plan, text, latest);
}

/** Whether text is a GUID, in small letters or capitals. */
export const isGuid = (text: string) => text.length === 36 && GUID.test(text);

const isHexBytes = (text: string) => text.length % 2 === 0 && /^0x[\da-f]*$/i.test(text);

/** Hex digits are in capitals. */
function spelled(isOne: boolean, digits: string, otherwise: Kind): readonly Kind[] {
  if (!isOne) return WRONG_TYPE;
  return /[a-f]/.test(digits) ? [otherwise] : NONE;
}

function judgeMoment(plan: FieldPlan, text: string, latest: number): readonly Kind[] {
  const moment = momentOf(text);
  if (!moment) return WRONG_TYPE;
  const isAsDocumented =
    moment.isIso &&
    text.length === plan.width &&
    (plan.type !== 'smalldatetime' || text.endsWith('00'));
  const spelling: readonly Kind[] = isAsDocumented ? NONE : ['date-spelling'];
  if (!moment.isPossible) return ['impossible-date', ...spelling];
  if (moment.year < 1900) return ['date-before-1900', ...spelling];
  const isAhead = moment.order > latest && !plan.ahead;
  return isAhead ? ['date-in-future', ...spelling] : spelling;
}

function judgeWhole({ least, most }: FieldPlan, text: string): readonly Kind[] {
  const number = Number(text);
  if (Number.isFinite(number) && !Number.isInteger(number)) return WRONG_TYPE;
  // Integers on both sides of the bounds of a bigint are read as the same number.
  const isBeyond = Math.abs(number) === INT64 ? !isInt64(text) : number < least || number > most;
  const found: readonly Kind[] = isBeyond ? ['out-of-range'] : judgeDigits(text);
  return /[.e]/i.test(text) ? [...found, 'number-spelling'] : found;
}

const isInt64 = (text: string) =>
  /^-?\d+$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text);

/** Whether a floating-point number is neither too large nor too small for a value, and keeps its digits. */
function judgeDigits(text: string): readonly Kind[] {
  if (text.length <= SAFE_DIGITS && !/e/i.test(text)) return NONE;
  const number = Number(text);
  const digits = digitsOf(text);
  if (!Number.isFinite(number) || (number === 0 && digits !== '')) return ['out-of-range'];
  const isKept =
    digits.length <= SAFE_DIGITS ||
    (digits.length <= MOST_DIGITS && digitsOf(number.toPrecision(digits.length)) === digits);
  return isKept ? NONE : ['more-digits-than-kept'];
}

/** The digits that make a number out, without its sign, point and exponent. */
export function digitsOf(number: string): string {
  return number.replace(/e.*/i, '').replaceAll(/[-.]/g, '').replace(/^0+/, '').replace(/0+$/, '');
}

function judgeFlag(isBit: boolean, type: Member['type'], text: string): readonly Kind[] {
  if (type === 'string' && text === '') return ['empty-text'];
  const isFlag =
    type === 'number'
      ? Number(text) === 0 || Number(text) === 1
      : type !== 'nested' && /^(true|false|0|1)$/.test(text);
  if (!isFlag) return WRONG_TYPE;
  const isAsDocumented = isBit
    ? type === 'number' && text.length === 1
    : type === 'true' || type === 'false';
  return isAsDocumented ? NONE : ['flag-spelling'];
}

export function judgeText(text: string): readonly Kind[] {
  const found: Kind[] = [];
  if (UNSAFE.test(text)) found.push('text-unsafe');
  if (DAMAGED.test(text)) found.push('text-damaged');
  return found;
}

export type FieldPlan = Partial<DataType> &
  Pick<FieldRule, 'type' | 'notNull' | 'ahead'> & {
    /** The bounds of a whole number, as near as JavaScript's numbers are. */
    least: number;
    most: number;
    codes: ReadonlySet<string> | undefined;
  };

/** What is judged of a field's values; of a field whose type is not known, neither family nor spelling. */
export function fieldPlan({ type, notNull, codes, ahead }: FieldRule): FieldPlan {
  const known: Partial<DataType> = type === TODO ? {} : DATA_TYPES[type];
  const { family, json, range, width } = known;
  const [least = 0, most = 0] = range?.map(Number) ?? [];
  const spelled = family === 'text' ? codes : codes?.map((code) => String(Number(code)));
  const own = { type, notNull, ahead, codes: spelled && new Set(spelled) };
  return { family, json, range, width, least, most, ...own };
}

const ISO = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d{1,7})?)?)?$/;
/** `3/4/2025`, and with `10:00:00 AM` after one space or more. */
const AMERICAN = /^(\d\d?)\/(\d\d?)\/(\d{4})(?: +(\d\d?):(\d\d)(:\d\d)?(?: ([AP])M)?)?$/;

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Reads a moment in each of the spellings that the sources show; gives nothing where text is none. */
export function momentOf(text: string): Moment | undefined {
  const iso = ISO.test(text) ? text : isoOf(AMERICAN.exec(text));
  if (iso === undefined) return undefined;
  const year = twoDigits(iso, 0) * 100 + twoDigits(iso, 2);
  const [month, day] = [twoDigits(iso, 5), twoDigits(iso, 8)];
  const isDay = iso.length === 10;
  const [hour, minute] = isDay ? [0, 0] : [twoDigits(iso, 11), twoDigits(iso, 14)];
  const second = iso.length > 16 ? twoDigits(iso, 17) : 0;
  const fraction = iso.length > 19 ? Number(iso.slice(19)) : 0;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && !isLeap ? 28 : (DAYS[month - 1] ?? 0);
  const isOnClock = hour < 24 && minute < 60 && second < 60;
  return {
    iso,
    year,
    isDay,
    isIso: iso === text && text[10] !== ' ',
    isPossible: day >= 1 && day <= days && isOnClock,
    order: (((year * 12 + month) * 31 + day) * 24 + hour) * 3600 + minute * 60 + second + fraction,
  };
}

function twoDigits(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 0x30 * 11;
}

function isoOf(american: RegExpExecArray | null): string | undefined {
  if (!american) return undefined;
  const [, month = '', day = '', year, hour, minute, second = ':00', half] = american;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (hour === undefined) return date;
  const isOnClock = !half || (Number(hour) >= 1 && Number(hour) <= 12);
  // An hour that no clock of twelve shows must not become one that a clock of 24 does.
  const hours = !isOnClock ? 24 : half ? (Number(hour) % 12) + (half === 'P' ? 12 : 0) : hour;
  return `${date}T${String(hours).padStart(2, '0')}:${minute}${second}`;
}

/** The moment of the calendar that a value is. */
export function momentIn({ text }: Member): Moment | undefined {
  const moment = momentOf(text);
  return moment?.isPossible ? moment : undefined;
}

/** The day of a moment, as `2025-03-04`. */
export const dayOf = ({ iso }: Moment) => iso.slice(0, 10);
