import { describe, expect, it } from 'vitest';
import { entityYaml, fieldYaml, SITE_YAML } from '../../testing/dataFolder';
import { problemsOf } from '../../testing/loadProblems';
import { formatPath } from './schemaProblems';

const sound = entityYaml('A');
const withField = (more: string) => entityYaml('A', `${fieldYaml('X')}    ${more}\n`);

const said = (yaml: string, files?: Record<string, string>) =>
  problemsOf({ 'a.yaml': yaml }, files)
    .slice(0, -1)
    .map((line) => line.replace(/^\S+ {2}/, ''));

/** The same without the place within the file. */
const messages = (yaml: string) => said(yaml).map((line) => line.replace(/^\S+ {2}/, ''));

const GROUP = /customConfiguration:\n.*\n.*\n/;
const FLAG = 'isNullable: false';
const NAME = 'name: A';

it.each<[string | RegExp, string, string]>([
  [NAME, 'name: [A]', 'is a list; it should be text'],
  [NAME, 'name: {a: 1}', 'is a group; it should be text'],
  [NAME, "name: ' '", 'is empty'],
  [GROUP, 'customConfiguration: none\n', 'is text; it should be a group of keys'],
  [GROUP, '', 'is missing; it should be a group of keys'],
  ['aliases: []\n', '', 'is missing; it should be a list'],
  [/ {4}isNullable.*\n/, '', 'is missing; it should be one of true, false'],
  [/ {4}dataType.*\n/, '', 'is missing; it should be a data type'],
  [FLAG, 'isNullable:', 'is empty; it should be one of true, false'],
  [FLAG, 'isNullable: []', 'is a list; it should be one of true, false'],
  [
    'ContentA',
    'ContentA.json',
    '"ContentA.json" is not a file name without extension, such as ContentAllergies: use letters, digits and _',
  ],
])('says of an entity with, for %s, %j: %s', (right, wrong, message) => {
  expect(messages(sound.replace(right, wrong))).toEqual([message]);
});

it.each([
  ['otherWords: dx', 'is text; it should be a list'],
  ['otherWords: []', 'names no words; leave it out'],
  [`otherWords: [${'x'.repeat(41)}]`, 'is longer than 40 characters: a few words, not a sentence'],
  ['anchor: Height', '"Height" is no fragment such as policy-number'],
  ['values: {status: closed, codes: M}', 'is neither a list nor a map of codes'],
  ["values: {status: closed, codes: [M, '']}", 'is empty'],
  ["values: {status: closed, codes: {M: ''}}", 'is empty'],
  ['values: {status: closed, codes: {M: male, __proto__: [x]}}', 'is a list; it should be text'],
  [
    'open: [which value a new one has, since it is never null]',
    '"since it is never null" is half a question; quote the whole, because a comma parts a list',
  ],
  ['basis: x', 'needs both or neither: "inferred" says which facts, "basis" says from what'],
])('says of a field with %s: %s', (more, message) => {
  expect(messages(withField(more))).toEqual([message]);
});

describe('what is said of', () => {
  it('a word that is nearly right', () => {
    const status = (word: string) => said(withField(`values: {status: ${word}}`))[0];
    expect(status('closd')).toMatch(/"closd" is not one of closed, .*; did you mean "closed"\?$/);
    expect(status('shut')).toMatch(/"shut" is not one of [a-z, -]+$/);
    expect(said(sound.replace('Medications', 'medication'))[0]).toContain('mean "Medications"?');
  });

  it('a key that is nothing like any, without a hint', () => {
    expect(said(sound.replace('integer', 'alphanumericalthing'))[0]).not.toContain('did you mean');
    expect(said(`${sound}zzzzzzzz: 1\n`)).toEqual(['zzzzzzzz  is not a key that is known here']);
    expect(said(`${sound}nam: 1\n`)[0]).toMatch(/did you mean "name"\?$/);
  });

  it('a very long word, cut', () => {
    const long = sound.replace('integer', 'x'.repeat(61));
    expect(said(long)[0]).toContain(
      `"${'x'.repeat(60)}…" is not a data type; use one of integer, `,
    );
    expect(said(sound.replace('integer', 'x'.repeat(60)))[0]).toContain(
      `"${'x'.repeat(60)}" is not`,
    );
  });

  it('a shared file, with the keys of that file', () => {
    const abbreviations = 'abbreviations: [{abbreviation: A, expansion: B, meanin: C}]';
    expect(said(sound, { abbreviations })).toEqual([
      'abbreviations[0].meanin  is not a key that is known here',
    ]);
    expect(said(sound, { site: SITE_YAML.replace('title', 'titl') }).join()).toContain(
      'titl  is not a key that is known here; did you mean "title"?',
    );
    expect(said(sound, { search: 'intents: []\npages: []\nsameMeaning: [[one]]' })).toEqual([
      'sameMeaning[0]  needs two phrases or more',
    ]);
  });
});

it('writes a path as people read it', () => {
  expect(formatPath(['fields', 3, 'values', 'codes', 0])).toBe('fields[3].values.codes[0]');
  expect(formatPath([0, 'a'])).toBe('[0].a');
  expect(formatPath([])).toBe('');
});
