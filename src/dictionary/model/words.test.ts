import { expect, it } from 'vitest';
import { isStopWord, partsOf, squeeze, stem, wordsOf } from './words';

it.each([
  ['', []],
  [' … – ', []],
  ['The Größe of it', ['the', 'große', 'of', 'it']],
  ['ICD10 is F33.1, or 1.2.840.', ['icd10', 'is', 'f33.1', 'or', '1.2.840']],
  ['and/or e.g.', ['and', 'or', 'e', 'g']],
  ['NDJSON', ['ndjson']],
  ['Address2', ['address2']],
  ['ContentClientId', ['contentclientid', 'content', 'client', 'id']],
  ['clientICDCode10', ['clienticdcode10', 'client', 'icd', 'code', '10']],
])('takes %j for the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it.each([
  ['', []],
  ['ClientVisitId', ['client', 'visit', 'id']],
  ['the  ClientId\tand client_id', ['the', 'client', 'id', 'and', 'client', 'id']],
  ['diagnosis', ['diagnosis']],
])('takes %j for the parts %j', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
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
