/**
 * The time stamp of every file of a sample: the hour of the export by the clock of the machine, whatever
 * its time zone, for a zip holds what the clock shows.
 */
export function fileTime(): Date {
  return new Date(2025, 8, 26, 9, 0, 0);
}
