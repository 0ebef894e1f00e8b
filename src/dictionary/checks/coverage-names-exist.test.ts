import { expect, it } from 'vitest';
import { field, problems } from '../../testing/brokenRules';
import { coverageNamesExist } from './coverage-names-exist';

const said = (topic: string) =>
  problems(coverageNamesExist, field('Client Id'), {
    coverage: `lists: [{name: Domains, topics: [{topic: Notes, ${topic}}]}]`,
  }).map((problem) => JSON.stringify(problem));

it('says nothing of entities and fields that are there, and of what is not documented', () => {
  expect(said('covered: full, in: [a, a/Client Id]')).toEqual([]);
  expect(said('covered: none, perhaps: [a]')).toEqual([]);
});

it.each([
  ['covered: full, in: [b]', '\\"b\\" is neither'],
  ['covered: full, in: [a/Client]', '\\"a/Client\\" is neither'],
  ['covered: none, perhaps: [a/Client]', '\\"a/Client\\" is neither'],
  ['covered: partial', 'is partial; say'],
  ['covered: none, in: [a]', 'is none; leave out'],
])('finds what is wrong with {%s}', (topic, message) => {
  expect(said(topic)).toEqual([expect.stringContaining(message)]);
});
