import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { identifiersYaml } from '../../testing/dataFolder';
import { exampleLeadsToRecord } from './example-leads-to-record';

const identifiers = identifiersYaml({
  identifiers: `
  - {identifier: Claim Id, identifies: a claim, home: {entity: claims, field: Claim Id}, status: inferred, basis: The name.}
  - {identifier: Employee Id, identifies: a person, home: {entity: employee, field: Employee Id}, status: inferred, basis: The name.}
`,
});

const problems = (story: string, examples: Record<string, string>) =>
  storyProblems(
    exampleLeadsToRecord,
    story,
    { 'employee/Employee Id': '4', 'claims/Claim Id': '7', ...examples },
    { identifiers },
  );

it('finds a key that leads to no record of the examples', () => {
  expect(problems('', { 'visit/Claim Id': '8' })).toEqual([
    'visit/Claim Id: "8" leads to "Claim Id" of claims, which shows "7"; ' +
      'write that, or name the value under "references" in data/story.yaml',
  ]);
  expect(problems('', { 'visit/Claim Id': '7' })).toEqual([]);
});

it('takes what the story names for that field, and not for another', () => {
  const story = (place: string) =>
    `references: [{value: 8, kind: claim, is: An old claim., in: [${place}]}]`;
  const examples = { 'visit/Claim Id': '8' };
  expect(problems(story('visit/Claim Id'), examples)).toEqual([]);
  expect(problems(story('claims/Claim Id'), examples)).toHaveLength(1);
});

it('takes the people of the story', () => {
  const story = 'staff: [{id: 5, name: A, role: Nurse, login: a, may: []}]';
  const examples = { 'visit/Employee Id': '5' };
  expect(problems(story, examples)).toEqual([]);
  expect(problems('', examples)).toHaveLength(1);
});

it('finds a record of another client', () => {
  expect(problems('clientOf: {default: 1, visit: 2}', { 'visit/Claim Id': '7' })).toEqual([
    'visit/Claim Id: "7" leads to "Claim Id" of claims, a record of client 1, but this one is of client 2',
  ]);
  expect(
    problems('clientOf: {default: 1, visit: 2}\nclientless: [claims]', { 'visit/Claim Id': '7' }),
  ).toEqual([]);
});
