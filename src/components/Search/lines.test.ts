import { expect, it } from 'vitest';
import { announcementOf } from './lines';

const claims = [{ filter: 'in:claims', label: 'Claims' }];

it('counts the results, or says what to do without any', () => {
  const told = (total: number) => announcementOf({ total, filters: [] });
  expect([0, 1, 12, 1234].map(told)).toEqual([
    'Nothing found. Try fewer or other words.',
    '1 result',
    '12 results',
    '1,234 results',
  ]);
  expect(announcementOf({ total: 0, filters: claims })).toBe(
    'Nothing found. Try fewer or other words, or remove a filter.',
  );
});
