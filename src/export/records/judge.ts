import type { Kind } from '../../dictionary/model/findingKinds';
import type { Member } from './members';
import { DATA_TYPES, TODO, type DataType } from '../../dictionary/model/dataTypes';
import type { FieldRule } from '../model/rules';
import { momentOf } from './moment';

const INT64 = 2 ** 63;
/** A number of so few digits is always exact. */
const SAFE_DIGITS = 15;
/** No floating-point number is written with more. */
const MOST_DIGITS = 17;

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The null character, and half of a character. */
const UNSAFE = /\0|\p{Surrogate}/u;
/** What stands for bytes that could not be read, and UTF-8 that was read as Windows-1252, as in `Ã©` or `â€™`. */
const DAMAGED = /\ufffd|ï¿½|â€|â[\u0080-\u009f]|Â[\u0080-\u00bf]|Ã[\u0080-\u009f¡-º¼-¿‰‘“œš]/;

const NONE: readonly Kind[] = [];
const WRONG_TYPE: readonly Kind[] = ['wrong-type'];

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
    return member.length === 0 && notNull !== undefined ? ['empty-text'] : NONE;
  }
  const { text } = member;
  const found = judgeByType(plan, member, text, latest);
  if (!codes || found === WRONG_TYPE) return found;
  return codes.has(type === 'number' ? String(Number(text)) : text)
    ? found
    : [...found, 'not-in-list'];
}

function judgeByType(plan: FieldPlan, member: Member, text: string, latest: number) {
  const { type } = member;
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
    : judgeMoment(plan, member, text, latest);
}

/** Whether text is a GUID, in small letters or capitals. */
export const isGuid = (text: string) => text.length === 36 && GUID.test(text);

const isHexBytes = (text: string) => text.length % 2 === 0 && /^0x[\da-f]*$/i.test(text);

/** Hex digits are in capitals. */
function spelled(isOne: boolean, digits: string, otherwise: Kind): readonly Kind[] {
  if (!isOne) return WRONG_TYPE;
  return /[a-f]/.test(digits) ? [otherwise] : NONE;
}

function judgeMoment(
  plan: FieldPlan,
  member: Member,
  text: string,
  latest: number,
): readonly Kind[] {
  const moment = momentOf(text);
  if (!moment) return WRONG_TYPE;
  const isAsDocumented =
    moment.isIso &&
    text.length === plan.width &&
    (plan.type !== 'smalldatetime' || text.endsWith('00'));
  const spelling: readonly Kind[] = isAsDocumented ? NONE : ['date-spelling'];
  if (!moment.isPossible) return ['impossible-date', ...spelling];
  member.moment = moment;
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
