import { expect, it } from 'vitest';
import type { CatalogField } from '../dictionary/contract/catalog';
import { casesOf } from '../testing/cases';
import { catalogEntityOf } from '../testing/catalog';
import { answerTest, indexSynonyms, parseQuery } from './query';
import { createVocabulary } from './vocabulary';
import { WEIGHTS } from './weights';

const SYNONYMS = [
  ['SSN', 'social security number'],
  ['date of birth', 'dob', 'birthday'],
  ['dob', 'day born'],
  ['client id', 'chart number', 'policy number visit id'],
  ['policy status', 'client’s number'],
];
const NAME = 'Client Visit Id Date of Birth Number Policy Content Claims Social Security Status';
const TEXTS = {
  entity: '',
  context: '',
  values: '',
  codeSystem: '',
  other: '',
  text: 'the who when was born locate data',
};

const questions = casesOf('src/search/questions') as unknown as {
  fields: Record<string, CatalogField['dataType']>;
  asks: Record<string, string[]>;
  filters: Record<string, object>;
} & Record<'none' | 'about' | 'notAbout' | 'before' | 'files' | 'letters', string[]> &
  Record<'requests' | 'common', string>;

const parse = (input: string) =>
  parseQuery(
    input,
    indexSynonyms(SYNONYMS),
    createVocabulary([{ name: NAME, ...TEXTS }], [NAME, 'Visit Status'], SYNONYMS.flat()),
  );
/** The phrases that are looked for: words that stand for each other with a slash, beginnings with a star. */
const phrases = (input: string) =>
  parse(input).concepts.map(({ typed }) =>
    typed
      .map((word) => word.map((each) => each.word + (each.isBeginning ? '*' : '')).join('/'))
      .join(' '),
  );

it.each(Object.entries(casesOf<string[]>('src/search/query')))(
  'looks for %j as %j',
  (input, expected) => {
    expect(phrases(input)).toEqual(expected);
  },
);

it('looks also for what means the same, of all lists in which a phrase stands', () => {
  const same = parse('dob').concepts.map(({ sameMeaning }) =>
    sameMeaning.map((phrase) => phrase.map(([first]) => first?.word).join(' ')),
  );
  expect(same).toEqual([['date of birth', 'birthday', 'day born']]);
  expect(parse('policy').concepts[0]?.sameMeaning).toEqual([]);
  expect(phrases('client’s number')).toEqual(['client number*']);
});

it.each(Object.entries(questions.filters))('takes the filters out of %s', (input, filters) => {
  const query = parse(input);
  expect(query.filters).toEqual(filters);
  expect(query.text).not.toContain(':');
});

it('keeps what is beside a filter apart', () => {
  expect(phrases('policy in:claims number')).toEqual(['policy', 'number*']);
});

it('counts in a question for less what nearly every record is about', () => {
  const weights = (input: string) => parse(input).concepts.map(({ weight }) => weight);
  expect(weights('when was the client born')).toEqual([WEIGHTS.common, 1]);
  expect(weights('client birth')).toEqual([1, 1]);
  const little = (word: string) => weights(`when was the ${word} policy`)[0] === WEIGHTS.common;
  expect(questions.common.split(', ').filter((word) => !little(word))).toEqual([]);
  expect(weights('who is the client')).toEqual([1]);
  expect(weights('when was the client id born')).toEqual([1, 1]);
});

it('tells what a question asks for from what it says of it', () => {
  const head = (input: string) => parse(input).head?.typed[0]?.[0]?.word;
  expect(head('Which claims are policy claims')).toBe('claims');
  const heads = questions.before.map((word) => head(`${word} which policy is the status`));
  expect(new Set(heads)).toEqual(new Set(['policy']));
  expect(head('whose policy is the status')).toBe('policy');
  expect(head('what policy has the status')).toBe('policy');
  const none = ['which policy', 'what is the policy status', 'policy of the claims'];
  expect([...none, ...questions.files].filter(head)).toEqual([]);
  expect(questions.files.filter((input) => !parse(input).asksForFile)).toEqual([]);
  expect(questions.letters.filter((input) => !parse(input).asksForLetters)).toEqual([]);
});

it('takes a request for the question in it, and its first word for little', () => {
  const { isQuestion, isRequest, isAnswer, concepts } = parse('find out who is born with policy');
  expect(isQuestion && isRequest && isAnswer === parse('who is it').isAnswer).toBe(true);
  expect(concepts.map(({ weight }) => weight)).toEqual([WEIGHTS.common, 1, 1]);
  const requests = questions.requests.split(', ').map((verb) => `${verb} policy status`);
  expect(requests.filter((input) => !parse(input).isRequest)).toEqual([]);
  expect(parse('count visit').isRequest).toBe(false);
});

it('tells what is about the export or what to do from what a record has', () => {
  const isAbout = (input: string) => parse(input).isAbout;
  expect(questions.about.filter((input) => !isAbout(input))).toEqual([]);
  expect(questions.notAbout.filter(isAbout)).toEqual([]);
});

it('keeps small words that may be in a name, but not those of a question', () => {
  const small = (input: string) => [...parse(input).smallWords];
  expect(small('policy of the client')).toEqual(['of', 'the']);
  expect(small('who is the client')).toEqual([]);
  expect(small('how do I find the policy')).toEqual([]);
});

it('takes for a question what begins as one, or has more words than a name', () => {
  const questions = ['when was it', 'policy number of the claims status', 'policy number claims'];
  expect(questions.map((input) => parse(input).isQuestion)).toEqual([true, true, false]);
});

it('reads twelve words and two hundred letters of a pasted text', () => {
  const words =
    'policy number client visit id date birth claims social status content security the who';
  expect(phrases(words)).toHaveLength(12);
  expect(phrases(`${' '.repeat(200)}policy`)).toEqual([]);
});

const { fields } = catalogEntityOf(
  'Visit',
  Object.entries(questions.fields).map(([fieldName, dataType]) => ({ fieldName, dataType })),
);
const answering = (input: string) => {
  const isAnswer = answerTest(input);
  return isAnswer && fields.filter(isAnswer).map(({ fieldName }) => fieldName);
};

it.each(Object.entries(questions.asks))('%s asks for %j', (question, names) => {
  expect(answering(question)).toEqual(names);
});

it.each(questions.none)('%s is no question', (input) => {
  expect(answering(input)).toBeUndefined();
});
