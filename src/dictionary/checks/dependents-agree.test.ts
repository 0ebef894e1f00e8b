import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { dependentsAgree } from './dependents-agree';

const STORY = `family:
  - {id: 1, of: 1, name: Drew L. Sample, relation: child, born: 2013-06-02, what: Child.}
  - {id: 2, of: 1, name: Dana Sample, relation: spouse, born: 1984-09-30, what: Spouse.}
`;
const SOUND = {
  'liability/Number of Dependents': '1',
  'liability/Dependent Name #1': 'Drew Sample',
  'liability/Dependent Relation #1': 'child',
  'liability/Child Care - Qualified Children': '1',
  'family/Family Member Name': 'Dana Sample',
  'family/Is Dependent': 'false',
};
const problems = (broken: Record<string, string>) =>
  storyProblems(dependentsAgree, STORY, { ...SOUND, ...broken });

it('finds a count that the names do not make', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ 'liability/Number of Dependents': '2' })).toEqual([
    'liability/Number of Dependents: "2" should be 1, as many as are named',
  ]);
});

it('finds a name without a relation, and a relation of nobody', () => {
  expect(
    problems({
      'liability/Dependent Relation #1': 'null',
      'liability/Dependent Relation #2': 'child',
    }),
  ).toEqual([
    'liability/Dependent Name #1: has no relation',
    'liability/Dependent Relation #2: is the relation of nobody',
  ]);
});

it('finds more children than are named', () => {
  expect(problems({ 'liability/Child Care - Qualified Children': '2' })).toEqual([
    'liability/Child Care - Qualified Children: "2" is more than the 1 children named',
  ]);
});

it('finds a dependent who is of no family, or is none in Family', () => {
  expect(problems({ 'liability/Dependent Name #1': 'Pat Other' })).toEqual([
    'liability/Dependent Name #1: "Pat Other" is none of the story’s family',
  ]);
  expect(problems({ 'family/Is Dependent': 'true' })).toEqual([
    'family/Is Dependent: "true", but Dana Sample is no dependent named',
  ]);
  expect(problems({ 'liability/Dependent Name #1': 'Dana Sample' })).toEqual([
    'family/Is Dependent: "false", but Dana Sample is a dependent named',
  ]);
});
