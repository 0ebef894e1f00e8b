/** A moment of the calendar, or a day of it. */
export type Moment = {
  /** Grows with the moment; of a day it is midnight's. */
  order: number;
  year: number;
  isDay: boolean;
  /** Whether it is spelled as ISO 8601 has it. */
  isIso: boolean;
  /** Whether it is in the calendar and on the clock. */
  isPossible: boolean;
};

/** `2025-03-04`, and with `T10:00:00` and digits behind; or with a blank instead of the T. */
const ISO = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d{1,7})?)?)?$/;
/** `3/4/2025`, and with `10:00:00 AM`. */
const AMERICAN = /^(\d\d?)\/(\d\d?)\/(\d{4})(?: (\d\d?):(\d\d)(?::(\d\d))?(?: ([AP])M)?)?$/;

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Reads a moment in each of the spellings that the sources show; gives nothing where text is none. */
export function momentOf(text: string): Moment | undefined {
  if (ISO.test(text)) {
    const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
    const hour = text.length > 10 ? twoDigits(text, 11) : undefined;
    const second = text.length > 16 ? twoDigits(text, 17) : 0;
    const fraction = text.length > 19 ? Number(text.slice(19)) : 0;
    const [month, day, minute] = [twoDigits(text, 5), twoDigits(text, 8), twoDigits(text, 14)];
    return moment(text[10] !== ' ', year, month, day, hour, minute, second + fraction);
  }
  const american = AMERICAN.exec(text);
  if (!american) return undefined;
  const [, month, day, year, hour, minute, second = 0, half] = american;
  const isOnClock = !half || (Number(hour) >= 1 && Number(hour) <= 12);
  // An hour that no clock of twelve shows must not become one that a clock of 24 does.
  const hours = !isOnClock ? 24 : half ? (Number(hour) % 12) + (half === 'P' ? 12 : 0) : hour;
  const time = [hour === undefined ? hour : Number(hours), Number(minute), Number(second)] as const;
  return moment(false, Number(year), Number(month), Number(day), ...time);
}

function twoDigits(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 0x30 * 11;
}

/** @param hour nothing for a day without a time */
function moment(
  isIso: boolean,
  year: number,
  month: number,
  day: number,
  hour: number | undefined,
  minute: number,
  second: number,
): Moment {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && !isLeap ? 28 : (DAYS[month - 1] ?? 0);
  const isDay = hour === undefined;
  const isOnClock = isDay || (hour < 24 && minute < 60 && second < 60);
  const time = isDay ? 0 : hour * 3600 + minute * 60 + second;
  const isPossible = day >= 1 && day <= days && isOnClock;
  return { order: orderOf(year, month, day) + time, year, isDay, isIso, isPossible };
}

/** A number that grows with the day: seconds, where each month has 31 days. */
export function orderOf(year: number, month: number, day: number): number {
  return ((year * 12 + month) * 31 + day) * 86400;
}

export function dayOf(order: number): number {
  return Math.floor(order / 86400);
}
