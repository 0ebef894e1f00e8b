import { expect, it } from 'vitest';
import { field, problems, SAYS, tellsBroken } from '../../testing/brokenRules';
import { abbreviationListed } from './abbreviation-listed';

tellsBroken(abbreviationListed, [
  [
    'an abbreviation that is not listed',
    field('Client Id', { says: 'Score on the GAF scale, from 0 to 100.' }),
    SAYS,
    '"GAF" is not in data/abbreviations.yaml; add it',
  ],
]);

it('takes what stands in quotes for a value', () => {
  expect(
    problems(
      abbreviationListed,
      field('Client Id', { says: `'Sent as "MO" for a span of months.'` }),
    ),
  ).toEqual([]);
});
