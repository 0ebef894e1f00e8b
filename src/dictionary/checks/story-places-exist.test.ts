import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { storyPlacesExist } from './story-places-exist';

const problems = (story: string) => storyProblems(storyPlacesExist, story, { 'a/Plan Id': '7' });
const reference = (more: string) =>
  problems(`references: [{value: 7, kind: plan, is: A plan.${more}}]`);

it.each([
  ['clientOf: {default: 1, b: 2}', 'clientOf.b: "b" is no entity'],
  ['clientless: [b]', 'clientless[0]: "b" is no entity'],
  ['utcFields: [a/Plan]', 'utcFields[0]: "a/Plan" is no field; write slug/Field Name'],
  ['acts: {plan: [b/Plan Id]}', 'acts.plan[0]: "b/Plan Id" is no field; write slug/Field Name'],
  ['keptApart: [[a/Plan Id, b/Id]]', 'keptApart[0][1]: "b/Id" is no field; write slug/Field Name'],
  [
    'timeline: [{at: 2025-01-01, what: It begins., entity: a, field: Date}]',
    'timeline[0].field: "a/Date" is no field; write slug/Field Name',
  ],
  [
    'references: [{value: 8, kind: plan, is: A plan.}]',
    'references[0]: no example shows "8"; remove it',
  ],
  [
    'references: [{value: 8, kind: plan, is: A plan., in: [a/Plan Id]}]',
    'references[0].in[0]: a/Plan Id shows "7", not "8"',
  ],
])('finds what is not there: %s', (story, said) => {
  expect(problems(story)).toEqual([`data/story.yaml ${said}`]);
});

it('has nothing against what is there', () => {
  expect(reference('')).toEqual([]);
  expect(reference(', in: [a/Plan Id]')).toEqual([]);
  expect(problems('clientOf: {default: 1, a: 2}\nclientless: [a]\nacts: {x: [a/Plan Id]}')).toEqual(
    [],
  );
});
