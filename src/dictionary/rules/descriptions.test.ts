import { expect, it } from 'vitest';
import { addedWords } from './descriptions';

it.each([
  ['The identifier of the claim.', 'Claim Id', 'Claims', []],
  [
    'Planned length of the visit, in minutes.',
    'Duration',
    'Visit Service',
    ['plan', 'length', 'minut'],
  ],
  // The name speaks of a date alone.
  ['Date and time of the batch.', 'Batch Date', 'A', ['time']],
])('measures what "%s" adds to %s of %s', (description, field, entity, added) => {
  expect(addedWords(description, field, entity)).toEqual(added);
});
