import type { Story } from '../dictionary/model/story';

/**
 * The time stamp of every file of a sample: when it was exported by the clock of the machine, whatever its time
 * zone, for a zip holds what the clock shows.
 */
export function fileTime({ exportedAt }: Story): Date {
  return new Date(exportedAt);
}
