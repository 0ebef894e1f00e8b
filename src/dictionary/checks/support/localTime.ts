/** From when the office's clocks are how many hours off UTC, earliest first. */
type Offsets = Readonly<{ utcOffsets: readonly Readonly<{ from: string; hours: number }>[] }>;

const HOUR = 3_600_000;

/**
 * Tells when a moment is by the office's clocks.
 *
 * @param text as it is exported: 2025-03-04T10:00:00.0000000, 2025-03-04 or 3/4/2025 10:00:00 AM
 * @param isUtc whether it is in UTC
 * @returns such as 2025-03-04T10:00:00, a day at its first second; nothing for another shape
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
