import { expect, it } from 'vitest';
import { CAN_CHANGE_ZONE, inTimeZones } from './timeZones';

it.skipIf(!CAN_CHANGE_ZONE)('runs in each zone as it is asked, and goes back', async () => {
  const offset = () => new Date(0).getTimezoneOffset();
  const before = process.env.TZ;
  const offsets = await inTimeZones(['Asia/Kolkata', 'UTC', 'Asia/Kolkata'], offset);
  expect(offsets).toEqual([-330, 0, -330]);
  expect(process.env.TZ).toBe(before);
});

it.skipIf(!CAN_CHANGE_ZONE)('refuses a zone that the system does not know', async () => {
  const unknown = 'Atlantis/Capital' as 'UTC';
  await expect(inTimeZones([unknown], () => 0)).rejects.toThrow(
    'Atlantis/Capital is not known here',
  );
});
