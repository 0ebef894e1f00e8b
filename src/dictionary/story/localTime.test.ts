import { expect, it } from 'vitest';
import { localTime } from './localTime';

const story = {
  utcOffsets: [
    { from: '2024-11-03T02:00', hours: -5 },
    { from: '2025-03-09T02:00', hours: -4 },
  ],
};

it.each([
  ['2025-03-04T15:00:00.0000000', true, '2025-03-04T10:00:00'],
  ['2025-07-04T15:00:00.0000000', true, '2025-07-04T11:00:00'],
  ['2025-03-09T06:59:59', true, '2025-03-09T01:59:59'],
  ['2025-03-09T07:00:00', true, '2025-03-09T03:00:00'],
  ['2024-01-01T12:00:00', true, '2024-01-01T07:00:00'],
  ['2025-03-04T10:00:00.0000000', false, '2025-03-04T10:00:00'],
  ['2025-03-04', false, '2025-03-04T00:00:00'],
  ['9/22/2025 12:30:00 AM', false, '2025-09-22T00:30:00'],
  ['9/2/2025 1:30:00 PM', false, '2025-09-02T13:30:00'],
  ['10:00AM', false, undefined],
])('reads %s', (text, isUtc, local) => {
  expect(localTime(text, isUtc, story)).toBe(local);
});
