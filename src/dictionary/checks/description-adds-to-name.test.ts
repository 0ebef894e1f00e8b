import { expect, it } from 'vitest';
import { field, problemsOf, SAYS, findsBroken } from '../../testing/brokenRules';
import { entityYaml } from '../../testing/dataFolder';
import { addedWords, descriptionAddsToName } from './description-adds-to-name';

findsBroken(descriptionAddsToName, SAYS, {
  'says no more than the name "Batch Date"; add unit, meaning, source or relation': field(
    'Batch Date',
    { type: 'date', example: '2025-03-04', says: 'The date of the batch.' },
  ),
  'says no more than the name "Policy Number"; add unit, meaning, source or relation': field(
    'Policy Number',
    { says: 'Identifies the number of the policy of this payer record.' },
  ),
});

it('points into the vocabulary, where the text stands there', () => {
  const fields = field('Client Id').replace(/ {4}description.*\n/, '');
  const vocabulary = 'fields:\n  - {fieldName: Client Id, description: Id of the client.}\n';
  expect(
    problemsOf(descriptionAddsToName, { 'a.yaml': entityYaml('A', fields) }, { vocabulary })[0],
  ).toMatch(/^data\/vocabulary\.yaml:2:41 {2}fields\[0\]\.description {2}says no more/);
});

it('measures what a description adds to the names', () => {
  expect(addedWords('The identifier of the claim.', 'Claim Id', 'Claims')).toEqual([]);
  expect(
    addedWords('Planned length of the visit, in minutes.', 'Duration', 'Visit Service'),
  ).toEqual(['plan', 'length', 'minut']);
});

it('takes the time of day for a fact where the name speaks of a date alone', () => {
  expect(addedWords('Date and time of the batch.', 'Batch Date', 'A')).toEqual(['time']);
});
