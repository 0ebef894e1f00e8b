import { isMoment } from '../model/dataTypes';
import type { Field } from '../model/dictionary';
import type { Story } from '../load/schemas/story';

/** From when the office's clocks are how many hours off UTC, earliest first. */
type Offsets = Pick<Story, 'utcOffsets'>;

const HOUR = 3_600_000;

/**
 * When a date and time is by the office's clocks, to the second; nothing for another shape than
 * 2025-03-04T10:00:00.0000000, 2025-03-04 and 3/4/2025 10:00:00 AM.
 */
export function localTime(
  text: string,
  isUtc: boolean,
  { utcOffsets }: Offsets,
): string | undefined {
  const written = isoOf(text);
  if (!written) return undefined;
  const moment = Date.parse(`${written}Z`);
  if (Number.isNaN(moment)) return undefined;
  const first = utcOffsets[0]?.hours ?? 0;
  // Clocks are changed at a time that they still show by the offset before.
  const inForce = utcOffsets.filter(
    ({ from }, at) =>
      moment >= Date.parse(`${from}Z`) - (utcOffsets[at - 1]?.hours ?? first) * HOUR,
  );
  const hours = isUtc ? (inForce.at(-1)?.hours ?? first) : 0;
  return new Date(moment + hours * HOUR).toISOString().slice(0, 19);
}

/** Whether a field is in UTC: its name says so, or the story. */
export function isUtc(
  slug: string,
  { fieldName }: Pick<Field, 'fieldName'>,
  { utcFields }: Pick<Story, 'utcFields'>,
): boolean {
  return /\bUTC\b/.test(fieldName) || utcFields.includes(`${slug}/${fieldName}`);
}

/** When a field's value is by the office's clocks; nothing for what is no date. */
export function timeOf(slug: string, field: Field, text: string, story: Story): string | undefined {
  return isMoment(field.dataType) || BATCHED.test(text)
    ? localTime(text, isUtc(slug, field, story), story)
    : undefined;
}

/** A date and time that is exported as a text. */
const BATCHED = /^\d{1,2}\/\d{1,2}\/\d{4} \d{1,2}:\d\d:\d\d [AP]M$/;

function isoOf(text: string): string | undefined {
  const us = text.match(/^(\d{1,2})\/(\d{1,2})\/(\d{4}) (\d{1,2}):(\d\d):(\d\d) ([AP])M$/);
  if (us) {
    const [, month = '', day = '', year, hour, minute, second, half] = us;
    const of24 = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return `${date}T${String(of24).padStart(2, '0')}:${minute}:${second}`;
  }
  const [, day, time = 'T00:00:00'] = text.match(/^(\d{4}-\d\d-\d\d)([T ]\d\d:\d\d:\d\d)?/) ?? [];
  return day && `${day}${time.replace(' ', 'T')}`;
}
