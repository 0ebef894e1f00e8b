import { expect, it } from 'vitest';
import { field, problems, SHOWS, tellsBroken } from '../../testing/brokenRules';
import { exampleFromReservedRange } from './example-from-reserved-range';

tellsBroken(exampleFromReservedRange, [
  [
    'a telephone number outside the reserved range',
    field('Phone', { type: 'varchar', example: '410-555-2368' }),
    SHOWS,
    '"410-555-2368" looks like a telephone number; use a reserved one such as 301-555-0134',
  ],
  [
    'somebody’s mail address',
    field('Email', { type: 'varchar', example: 'jane@gmail.com' }),
    SHOWS,
    '"jane@gmail.com" looks like an e-mail address; use a reserved one such as avery.sample@example.org',
  ],
  [
    'a social security number that may be issued',
    field('SSN', { type: 'varchar', example: '123-45-6789' }),
    SHOWS,
    '"123-45-6789" looks like a social security number; use a reserved one such as 900-00-0123',
    { abbreviations: 'abbreviations: [{abbreviation: SSN, expansion: social security number}]' },
  ],
  [
    'a web address of somebody',
    field('Link', { type: 'varchar', example: 'https://www.clinic.com/x' }),
    SHOWS,
    '"https://www.clinic.com" looks like a web address; use a reserved one such as https://example.org',
  ],
  [
    'a street that may exist',
    field('Address', { type: 'varchar', example: '12 Main Street' }),
    SHOWS,
    '"12 Main Street" looks like a street address; use a reserved one such as 100 Example Street',
  ],
]);

it('accepts reserved numbers', () => {
  expect(
    problems(
      exampleFromReservedRange,
      field('Phone', { type: 'varchar', example: '301-555-0134' }),
    ),
  ).toEqual([]);
});
