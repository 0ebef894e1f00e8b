import path from 'node:path';
import { expect, it } from 'vitest';
import { casesOf } from '../../testing/cases';
import { firstSentence, isStopWord, partsOf, squeeze, stem, wordsOf } from './words';

type Cases<Found> = Record<string, Found>;

const { words, parts, first } = casesOf(path.join(__dirname, 'words')) as {
  [Kind in 'words' | 'parts']: Cases<string[]>;
} & { first: Cases<string> };

it.each(Object.entries(words))('takes %j for the words %j', (text, found) => {
  expect(wordsOf(text)).toEqual(found);
});

it.each(Object.entries(parts))('takes %j for the parts %j', (text, found) => {
  expect(partsOf(text)).toEqual(found);
});

it.each(Object.entries(first))('takes of %j the first sentence %j', (text, found) => {
  expect(firstSentence(text)).toBe(found);
});

it('takes spellings of a name for one, whatever its spaces, punctuation and letter case', () => {
  expect(['client_visit_id', 'Client Visit-Id', 'ClientVisitId'].map(squeeze)).toEqual(
    Array(3).fill('clientvisitid'),
  );
  expect(squeeze('Größe 2')).toBe('größe2');
});

it.each([
  ['approve', 'approved', 'approves', 'approving'],
  ['organization', 'organizations', 'organisation', 'organisations'],
  ['supervise', 'supervised', 'supervision'],
  ['revise', 'revision'],
])('takes the forms of %s for one word', (word, ...others) => {
  expect(others.map(stem)).toEqual(others.map(() => stem(word)));
});

it('keeps apart what differs', () => {
  const words = ['visit', 'hour', 'four', 'client', 'care', 'f33s', 'f33', 'bed9s', 'bed9ed'];
  expect(new Set(words.map(stem)).size).toBe(words.length);
});

it('knows the words that say nothing by themselves', () => {
  expect('what is the meaning of my claim'.split(' ').filter((each) => !isStopWord(each))).toEqual([
    'meaning',
    'claim',
  ]);
});
