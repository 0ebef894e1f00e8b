import { expect, it } from 'vitest';
import { field, problems, SHOWS, findsBroken } from '../../testing/brokenRules';
import { exampleInShownValues } from './example-in-shown-values';

const shown = (more = '') =>
  field('Due', {
    type: 'char',
    example: 'X',
    more: `values: {status: examples-only, codes: [M, Y]}${more}`,
  });

findsBroken(exampleInShownValues, SHOWS, { '"X" is not among M, Y': shown() });

it('lets an example differ that stands beside the vendor’s', () => {
  expect(problems(exampleInShownValues, shown('\n    vendorExample: M'))).toEqual([]);
});

it('lets an example differ where the vendor’s text does not fit the field', () => {
  const misfit = '\n    misfit: {vendorSays: a letter, readHereAs: a word}';
  expect(problems(exampleInShownValues, shown(misfit))).toEqual([]);
});
