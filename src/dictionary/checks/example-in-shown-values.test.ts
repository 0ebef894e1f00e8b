import { expect, it } from 'vitest';
import { field, problems, SHOWS, tellsBroken } from '../../testing/brokenRules';
import { exampleInShownValues } from './example-in-shown-values';

const shown = (more = '') =>
  field('Due', {
    type: 'char',
    example: 'X',
    more: `values: {status: examples-only, codes: [M, Y]}${more}`,
  });

tellsBroken(exampleInShownValues, [
  ['an example that is not shown', shown(), SHOWS, '"X" is not among M, Y'],
]);

it('lets an example differ that stands beside the vendor’s', () => {
  expect(problems(exampleInShownValues, shown('\n    vendorExample: M'))).toEqual([]);
});

it('lets an example differ where the vendor’s text does not fit the field', () => {
  const misfit = '\n    misfit: {vendorSays: a letter, readHereAs: a word}';
  expect(problems(exampleInShownValues, shown(misfit))).toEqual([]);
});
