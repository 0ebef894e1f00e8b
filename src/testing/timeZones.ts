import { isMainThread } from 'node:worker_threads';
import { expect, it } from 'vitest';

/** On either side of UTC, by half an hour more, and on another day. */
const ZONES = ['UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati'];

/** Tests that the same bytes are made in all time zones; a thread keeps that of its process, and skips the test. */
export function isSameInAllZones(make: (at: number) => Uint8Array | Promise<Uint8Array>): void {
  it.skipIf(!isMainThread)('makes the same bytes in every time zone', async () => {
    const before = process.env.TZ;
    const offsets = new Set<number>();
    const made = new Set<string>();
    try {
      for (const [at, zone] of ZONES.entries()) {
        process.env.TZ = zone;
        offsets.add(new Date(0).getTimezoneOffset());
        made.add(Buffer.from(await make(at)).toString('base64'));
      }
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
    expect(offsets.size, 'zones that are known here').toBe(ZONES.length);
    expect(made.size).toBe(1);
  });
}
