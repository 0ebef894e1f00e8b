import { expect, it } from 'vitest';
import { field, problems, SHOWS, findsBroken } from '../../testing/brokenRules';
import { exampleFromReservedRange } from './example-from-reserved-range';

findsBroken(exampleFromReservedRange, SHOWS, {
  '"410-555-2368" looks like a telephone number; use a reserved one such as 301-555-0134': field(
    'Phone',
    { type: 'varchar', example: '410-555-2368' },
  ),
  '"jane@gmail.com" looks like an e-mail address; use a reserved one such as avery.sample@example.org':
    field('Email', { type: 'varchar', example: 'jane@gmail.com' }),
  '"https://www.clinic.com" looks like a web address; use a reserved one such as https://example.org':
    field('Link', { type: 'varchar', example: 'https://www.clinic.com/x' }),
  '"12 Main Street" looks like a street address; use a reserved one such as 100 Example Street':
    field('Address', { type: 'varchar', example: '12 Main Street' }),
});
findsBroken(
  exampleFromReservedRange,
  SHOWS,
  {
    '"123-45-6789" looks like a social security number; use a reserved one such as 900-00-0123':
      field('SSN', { type: 'varchar', example: '123-45-6789' }),
  },
  { abbreviations: 'abbreviations: [{abbreviation: SSN, expansion: social security number}]' },
);

it('accepts reserved numbers', () => {
  expect(
    problems(
      exampleFromReservedRange,
      field('Phone', { type: 'varchar', example: '301-555-0134' }),
    ),
  ).toEqual([]);
});
