import { expect, it } from 'vitest';
import { field, problems, SHOWS, findsBroken } from '../../testing/brokenRules';
import { datesInOrder } from './dates-in-order';

findsBroken(datesInOrder, SHOWS, {
  '"2025-03-05" is after "Updated Date" (2025-03-04)':
    field('Created Date', { type: 'date', example: '2025-03-05' }) +
    field('Updated Date', {
      type: 'date',
      example: '2025-03-04',
      says: 'Last change by a person.',
    }),
});

it('compares a day with a moment by the day', () => {
  const fields =
    field('Start Date', { type: 'date', example: '2025-03-04' }) +
    field('End Date', { type: 'datetime2', example: '2025-03-04T00:00:00.0000000' });
  expect(problems(datesInOrder, fields)).toEqual([]);
});

it.each([
  ['Begin Date', 'End Date'],
  ['Effective Date', 'Termination Date'],
  ['Time In', 'Time Out'],
  ['Admission Date', 'Discharge Date'],
  ['Admission Date', 'Release Date'],
  ['Ordered Date', 'Collection Date'],
  ['Collection Date', 'Received Date'],
  ['Onset Date', 'Resolved Date'],
  ['Manufacturing Date', 'Expiration Date'],
])('finds a %s after the %s', (earlier, later) => {
  const fields =
    field(earlier, { type: 'date', example: '2025-03-05' }) +
    field(later, { type: 'date', example: '2025-03-04' });
  expect(problems(datesInOrder, fields)).toEqual([
    `${SHOWS}  "2025-03-05" is after "${later}" (2025-03-04)`,
  ]);
});
