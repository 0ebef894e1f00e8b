import { isMainThread } from 'node:worker_threads';

/** Whether the time zone can be changed: a thread keeps that of its process. */
export const CAN_CHANGE_ZONE = isMainThread;

/** How many minutes each was behind UTC when 1970 began. */
const OFFSETS = {
  UTC: 0,
  'America/New_York': 300,
  'America/Los_Angeles': 480,
  'Asia/Kolkata': -330,
  'Pacific/Kiritimati': 640,
};

/**
 * Runs the same in several time zones, one after the other, and goes back to the one before; `run` gets how many runs there
 * were. Throws an Error if a zone is not known here, so that nothing would be tried.
 */
export async function inTimeZones<T>(
  zones: readonly (keyof typeof OFFSETS)[],
  run: (at: number) => T | Promise<T>,
): Promise<T[]> {
  const before = process.env.TZ;
  const given: T[] = [];
  try {
    for (const zone of zones) {
      process.env.TZ = zone;
      if (new Date(0).getTimezoneOffset() !== OFFSETS[zone])
        throw new Error(`${zone} is not known here`);
      given.push(await run(given.length));
    }
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
  return given;
}
