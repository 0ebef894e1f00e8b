import type { Story } from '../../dictionary/load/schemas/story';

/*
 * Moments are told by the office's clocks, as milliseconds since 1970 as if those clocks showed UTC: so
 * nothing depends on the time zone of the machine.
 */

export const MINUTE = 60_000;
export const DAY = 1440 * MINUTE;

/** How much later than in the example something happens: whole days, and minutes of the clock. */
export type Shift = Readonly<{ days: number; minutes: number }>;

/** Reads a day or a moment: 2025-03-04, 2025-03-04T10:00 or with seconds and fractions. */
export function readMoment(spelling: string): number {
  const written = spelling.slice(0, 19);
  return Date.parse(written.length === 10 ? `${written}T00:00:00Z` : `${written}Z`);
}

/** Spells a moment to the second: 2025-03-04T10:00:00. */
export function spellMoment(moment: number): string {
  return new Date(moment).toISOString().slice(0, 19);
}

/** Spells the day of a moment: 2025-03-04. */
export function spellDay(moment: number): string {
  return spellMoment(moment).slice(0, 10);
}

/** A moment later; a day stays a day. */
export function shifted(moment: number, { days, minutes }: Shift): number {
  return moment + days * DAY + (moment % DAY === 0 ? 0 : minutes * MINUTE);
}

/** How far a moment lies behind another, as a shift. */
export function shiftBetween(from: number, to: number): Shift {
  const days = Math.floor(to / DAY) - Math.floor(from / DAY);
  return { days, minutes: Math.round((to - from) / MINUTE) - days * 1440 };
}

/** Turns a moment of the office's clocks into UTC. */
export function toUtc(moment: number, { utcOffsets }: Pick<Story, 'utcOffsets'>): number {
  let hours = utcOffsets[0]?.hours ?? 0;
  for (const offset of utcOffsets) if (moment >= readMoment(offset.from)) hours = offset.hours;
  return moment - hours * 60 * MINUTE;
}
