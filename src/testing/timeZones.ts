import { isMainThread } from 'node:worker_threads';

/** Whether the time zone can be changed: a thread keeps that of its process. */
export const CAN_CHANGE_ZONE = isMainThread;

const OFFSETS = { UTC: 0, 'America/Phoenix': 420, 'Pacific/Kiritimati': -840 };

/**
 * Runs the same in several time zones, one after the other, and goes back to the one before.
 *
 * @param run gets how many zones there were before
 * @returns what it gave in each zone
 * @throws Error if a zone is not known here, so that nothing would be tried
 */
export async function inTimeZones<T>(run: (at: number) => T | Promise<T>): Promise<T[]> {
  const before = process.env.TZ;
  const given: T[] = [];
  try {
    for (const [zone, offset] of Object.entries(OFFSETS)) {
      process.env.TZ = zone;
      if (new Date().getTimezoneOffset() !== offset) throw new Error(`${zone} is not known here`);
      given.push(await run(given.length));
    }
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
  return given;
}
