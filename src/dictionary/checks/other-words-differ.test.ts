import { expect, it } from 'vitest';
import { field, problems, findsBroken } from '../../testing/brokenRules';
import { otherWordsDiffer } from './other-words-differ';

findsBroken(otherWordsDiffer, 'fields[0].otherWords', {
  '"policies" is in the name "Policy Number", by which it is found anyway; leave it out': field(
    'Policy Number',
    { more: 'otherWords: [insurance card, policies]' },
  ),
});

it('finds other words that are those of the entity’s name', () => {
  expect(
    problems(otherWordsDiffer, field('Client Id'), {}, 'otherWords: [payers, carrier]\n'),
  ).toEqual([
    'otherWords  "payers" is in the name "Payer", by which it is found anyway; leave it out',
  ]);
});
