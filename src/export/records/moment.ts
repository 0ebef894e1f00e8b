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

/** The day of a moment, as `2025-03-04`. */
export const dayOf = ({ iso }: Moment) => iso.slice(0, 10);
