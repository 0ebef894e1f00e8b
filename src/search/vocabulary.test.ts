import { expect, it } from 'vitest';
import { casesOf } from '../testing/cases';
import { searchDocuments } from './documents';
import { createVocabulary } from './vocabulary';
import { catalogEntityOf } from '../testing/catalog';

const cases = casesOf('src/search/vocabulary') as unknown as {
  names: string;
  apart: Record<string, string[]>;
  corrected: Record<string, string>;
} & Record<'whole' | 'far', string[]>;
const names = cases.names.split(', ');
const visit = catalogEntityOf(
  'Visit',
  names.map((fieldName) => ({ fieldName })),
);
const texts = searchDocuments([visit], [], [])
  .filter(({ kind }) => kind === 'field')
  .map((document) => document.texts);
const vocabulary = () => createVocabulary(texts, names, ['post code', 'police', '90837']);

it.each(Object.entries(cases.apart))('takes apart what was run together: %s', (typed, parts) => {
  expect(vocabulary().split(typed)).toEqual(parts);
});

it('takes apart into words of names only', () => {
  const ofGuides = createVocabulary(texts, names.slice(1, 3), []);
  expect(ofGuides.split('clientauthorization')).toEqual(['client', 'authorization']);
  expect(ofGuides.split('clientimmunization')).toBeUndefined();
});

it.each(cases.whole)('takes apart nothing else: %s', (typed) => {
  expect(vocabulary().split(typed)).toBeUndefined();
});

it.each(Object.entries(cases.corrected))(
  'corrects what is misspelled, the more the longer: %s',
  (typed, meant) => {
    expect(vocabulary().corrections(typed)[0]).toBe(meant);
  },
);

it.each(cases.far)('mends nothing that is far from all words: %s', (typed) => {
  expect(vocabulary().corrections(typed)).toEqual([]);
});

it('takes what is misspelled for four words at most that are equally near', () => {
  const boats = ['Boat Coat Goat Moat Roat'];
  const near = createVocabulary([], boats, boats).corrections('zoat');
  expect(near).toEqual(['boat', 'coat', 'goat', 'moat']);
});

it('corrects only what nearly is the word of a name, where that is asked', () => {
  const near = ['polici', 'posts', 'policy'].map((typed) => vocabulary().corrections(typed, 0));
  expect(near).toEqual([['policy'], [], []]);
});

it('knows words in any form, beginnings, and words of phrases that mean the same', () => {
  expect(['clients', 'post', 'numbre'].map(vocabulary().has)).toEqual([true, true, false]);
  expect(['autho', 'uth', 'a'].map(vocabulary().begins)).toEqual([true, false, false]);
});
