import { expect, it } from 'vitest';
import { field, problems, SAYS, tellsBrokenRules } from '../../testing/brokenRules';

tellsBrokenRules([
  [
    'British spelling',
    field('Client Id', { says: 'Person in the programme whom the agency recognises.' }),
    SAYS,
    '"programme" is British spelling; write it as Americans do',
  ],
  [
    'an abbreviation that is not listed',
    field('Client Id', { says: 'Score on the GAF scale, from 0 to 100.' }),
    SAYS,
    '"GAF" is not in data/abbreviations.yaml; add it',
  ],
]);

it('takes what stands in quotes for a value', () => {
  expect(problems(field('Client Id', { says: `'Sent as "MO" for a span of months.'` }))).toEqual(
    [],
  );
});
