import type { Value } from '../bytes/spellings';

/** Which spelling of a moment a text has. */
export const NO_MOMENT = 0;
/** `2025-03-04`, and with `T10:00:00` and digits behind. */
export const ISO = 1;
/** With a blank instead of the T. */
export const ISO_BLANK = 2;
/** `3/4/2025`, and with `10:00:00 AM`. */
export const AMERICAN = 3;

/** Of ten, for the digits of a fraction: computing one takes as long as all the rest of a moment. */
const POWERS = [1, 10, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7];
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Reads moments in each of the spellings that the sources show. */
export class MomentReader {
  year = 0;
  /** Whether it is in the calendar and on the clock. */
  isPossible = false;
  /** Grows with the moment; of a day it is midnight's. */
  order = 0;
  /** Set for a day without a time. */
  isDay = false;
  #at = 0;
  #bytes: Uint8Array = new Uint8Array(0);
  #end = 0;

  /** @returns the spelling; the other properties describe the moment */
  read({ bytes, start, end }: Value): number {
    this.#bytes = bytes;
    this.#end = end;
    this.#at = start;
    const isIso = end - start >= 10 && bytes[start + 4] === 0x2d;
    return isIso ? this.#iso() : this.#american();
  }

  #iso(): number {
    const year = this.#digits(4, 4);
    if (!this.#takes(0x2d)) return NO_MOMENT;
    const month = this.#digits(2, 2);
    if (!this.#takes(0x2d)) return NO_MOMENT;
    const day = this.#digits(2, 2);
    if (year < 0 || month < 0 || day < 0) return NO_MOMENT;
    this.#setDay(year, month, day);
    if (this.#at === this.#end) return ISO;
    const spelling = this.#takes(0x54) ? ISO : this.#takes(0x20) ? ISO_BLANK : NO_MOMENT;
    if (spelling === NO_MOMENT) return NO_MOMENT;
    const hour = this.#digits(2, 2);
    if (hour < 0 || !this.#takes(0x3a)) return NO_MOMENT;
    const minute = this.#digits(2, 2);
    if (minute < 0) return NO_MOMENT;
    let second = 0;
    if (this.#takes(0x3a)) {
      second = this.#digits(2, 2);
      if (second < 0) return NO_MOMENT;
      if (this.#takes(0x2e)) {
        const from = this.#at;
        const fraction = this.#digits(1, 7);
        if (fraction < 0) return NO_MOMENT;
        second += fraction / (POWERS[this.#at - from] as number);
      }
    }
    this.#setTime(hour, minute, second);
    return this.#at === this.#end ? spelling : NO_MOMENT;
  }

  #american(): number {
    const month = this.#digits(1, 2);
    if (month < 0 || !this.#takes(0x2f)) return NO_MOMENT;
    const day = this.#digits(1, 2);
    if (day < 0 || !this.#takes(0x2f)) return NO_MOMENT;
    const year = this.#digits(4, 4);
    if (year < 0) return NO_MOMENT;
    this.#setDay(year, month, day);
    if (this.#at === this.#end) return AMERICAN;
    if (!this.#takes(0x20)) return NO_MOMENT;
    let hour = this.#digits(1, 2);
    if (hour < 0 || !this.#takes(0x3a)) return NO_MOMENT;
    const minute = this.#digits(2, 2);
    if (minute < 0) return NO_MOMENT;
    let second = 0;
    if (this.#takes(0x3a) && (second = this.#digits(2, 2)) < 0) return NO_MOMENT;
    if (this.#takes(0x20)) {
      const isAfternoon = this.#takes(0x50);
      if (!isAfternoon && !this.#takes(0x41)) return NO_MOMENT;
      if (!this.#takes(0x4d)) return NO_MOMENT;
      // An hour that no clock of twelve shows must not become one that a clock of 24 does.
      hour = hour < 1 || hour > 12 ? 24 : (hour % 12) + (isAfternoon ? 12 : 0);
    }
    this.#setTime(hour, minute, second);
    return this.#at === this.#end ? AMERICAN : NO_MOMENT;
  }

  #setDay(year: number, month: number, day: number): void {
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = month === 2 && !isLeap ? 28 : (DAYS[month - 1] ?? 0);
    this.isPossible = day >= 1 && day <= days;
    this.year = year;
    this.isDay = true;
    this.order = orderOf(year, month, day);
  }

  #setTime(hour: number, minute: number, second: number): void {
    if (hour >= 24 || minute >= 60 || second >= 60) this.isPossible = false;
    this.isDay = false;
    this.order += hour * 3600 + minute * 60 + second;
  }

  /** A number of so many digits at least and at most, or -1. */
  #digits(least: number, most: number): number {
    let value = 0;
    let count = 0;
    while (count < most && this.#at < this.#end) {
      const digit = (this.#bytes[this.#at] as number) - 0x30;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
      count += 1;
      this.#at += 1;
    }
    return count < least ? -1 : value;
  }

  #takes(byte: number): boolean {
    if (this.#at >= this.#end || this.#bytes[this.#at] !== byte) return false;
    this.#at += 1;
    return true;
  }
}

/** A number that grows with the day: seconds, where each month has 31 days. */
export function orderOf(year: number, month: number, day: number): number {
  return ((year * 12 + month) * 31 + day) * 86400;
}

/** The day of a moment's order. */
export function dayOf(order: number): number {
  return Math.floor(order / 86400);
}
