import type { FieldRule } from '../model/rules';
import type { FieldPlan } from '../records/judge';
import type { Cell } from './tables';

const WHOLE = /^-?\d{1,19}$/;
/** As the narrowest of the databases has decimals: 18 digits, four of them behind the point. */
const DECIMAL = /^-?\d{1,14}(\.\d{1,4})?$/;
const DOUBLE = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;
const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const ISO = /^(?!0000)(\d{4}-\d\d-\d\d)(?:[T ](\d\d):(\d\d)(:\d\d)?(?:\.(\d+))?)?$/;
const AMERICAN = /^(\d\d?)\/(\d\d?)\/(?!0000)(\d{4})(?: (\d\d?):(\d\d)(:\d\d)?(?: ([AP])M)?)?$/;

/** SQLite promises no more digits of a number that it reads. */
const MOST_DIGITS = 15;
/** PostgreSQL and DuckDB keep so many digits of a second. */
const MOST_OF_SECOND = 6;
/** Numbers that are nearer to zero lose digits, and SQL Server has none of them. */
const LEAST_NUMBER = 2 ** -1022;
const INT64 = 2n ** 63n;

/** Whether a number is neither too large nor too small for JavaScript and the databases. */
export function hasSize(written: string, number = Number(written)): boolean {
  if (number === 0) return !/^[^e]*[1-9]/i.test(written);
  return Math.abs(number) >= LEAST_NUMBER && Math.abs(number) < Infinity;
}

/**
 * Spells a value so that each of the databases reads the same and keeps all of it in a column of its type; gives null
 * where one of them would refuse, round or guess.
 */
export function fit({ type }: FieldRule, plan: FieldPlan, cell: Cell): Cell {
  const text = String(cell);
  switch (plan.reads) {
    case 'whole':
      return WHOLE.test(text) && isInRange(plan, text) ? text : null;
    case 'decimal': {
      const isKept = type === 'decimal' ? DECIMAL.test(text) : DOUBLE.test(text) && hasSize(text);
      return isKept && countDigits(text) <= MOST_DIGITS ? text : null;
    }
    case 'bit':
    case 'boolean':
      return text === '0' || text === '1' ? text : null;
    case 'guid':
      return GUID.test(text) ? text : null;
    case 'moment':
      return moment(text, type === 'date', false);
    default:
      return cell;
  }
}

/** The nearest that a column keeps of a value that does not fit whole: with fewer digits, or a day without its time. */
export function nearest({ type }: FieldRule, { reads }: FieldPlan, cell: Cell): Cell {
  if (reads === 'moment') return moment(String(cell), type === 'date', true);
  if (reads !== 'decimal' || typeof cell === 'string') return null;
  const number = Number(cell);
  if (type !== 'decimal') return hasSize(String(cell)) ? number : null;
  return Math.abs(number) < 1e14 ? number.toFixed(4) : null;
}

function isInRange({ least, most }: FieldPlan, text: string): boolean {
  if (least !== undefined && most !== undefined)
    return Number(text) >= least && Number(text) <= most;
  return text.length < 19 || (BigInt(text) >= -INT64 && BigInt(text) < INT64);
}

function countDigits(number: string): number {
  if (number.length <= MOST_DIGITS) return number.length;
  return number.replace(/e.*/i, '').replaceAll(/\D/g, '').replace(/^0+/, '').length;
}

/** A day or moment of the calendar, as ISO 8601 has it; null where not all of it is kept, unless that is wanted. */
function moment(text: string, isDate: boolean, isNearest: boolean): string | null {
  const [, day, hour, minute, second = ':00', fraction = ''] =
    ISO.exec(text) ?? isoOf(AMERICAN.exec(text)) ?? [];
  if (day === undefined) return null;
  if (hour === undefined) return day;
  const ofSecond = fraction.replace(/0+$/, '');
  const time = `${hour}:${minute}${second}`;
  if (isDate) return isNearest || (time === '00:00:00' && ofSecond === '') ? day : null;
  if (ofSecond.length > MOST_OF_SECOND && !isNearest) return null;
  return `${day}T${time}${ofSecond && `.${ofSecond.slice(0, MOST_OF_SECOND)}`}`;
}

/** `3/4/2025 10:00:00 PM` by the parts of ISO 8601. */
function isoOf(american: RegExpExecArray | null): (string | undefined)[] | undefined {
  if (!american) return undefined;
  const [, month = '', day = '', year, hour, minute, second, half] = american;
  const two = (part: string | number) => String(part).padStart(2, '0');
  const hours = half ? (Number(hour) % 12) + (half === 'P' ? 12 : 0) : (hour ?? '');
  const time = hour === undefined ? [] : [two(hours), minute, second];
  return ['', `${year}-${two(month)}-${two(day)}`, ...time];
}
