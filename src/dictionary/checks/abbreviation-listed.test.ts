import { expect, it } from 'vitest';
import { field, problems, SAYS, findsBroken } from '../../testing/brokenRules';
import { abbreviationListed } from './abbreviation-listed';

findsBroken(abbreviationListed, SAYS, {
  '"GAF" is not in data/abbreviations.yaml; add it': field('Client Id', {
    says: 'Score on the GAF scale, from 0 to 100.',
  }),
});

it('takes what stands in quotes for a value', () => {
  expect(
    problems(
      abbreviationListed,
      field('Client Id', { says: `'Sent as "MO" for a span of months.'` }),
    ),
  ).toEqual([]);
});
