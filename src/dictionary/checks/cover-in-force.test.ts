import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { coverInForce } from './cover-in-force';

const story = (visit: string) => `clientOf: {default: 1, bed-board-billing: 2}
coverages: [{id: 10, client: 1, payer: 5, from: 2025-01-01, to: 2025-12-31, copay: 20, dependents: [3]}]
authorizations: [{id: 11, client: 1, payer: 5, program: Outpatient, visitTypes: [Therapy], from: 2025-01-01, to: 2025-06-30, units: 24, used: 1}]
visits: [{id: 50, minutes: 60, what: A session., place: O, ${visit}}]`;
const VISIT =
  'client: 1, from: 2025-03-04T10:00, type: Therapy, program: Outpatient, coverage: 10, authorization: 11';
const problems = (change: [string, string], examples: Record<string, string> = {}) =>
  storyProblems(coverInForce, story(VISIT.replace(...change)), { 'a/X': '1', ...examples });
const NONE: [string, string] = ['', ''];

it.each([
  [['2025-03', '2024-03'], '10 does not cover client 1 on 2024-03-04'],
  [['client: 1', 'client: 2'], '10 does not cover client 2 on 2025-03-04'],
  [['2025-03', '2025-08'], '11 does not allow Therapy of Outpatient on 2025-08-04 for client 1'],
  [['Therapy', 'Ride'], '11 does not allow Ride of Outpatient on 2025-03-04 for client 1'],
  [
    ['program: Outpatient', 'program: House'],
    '11 does not allow Therapy of House on 2025-03-04 for client 1',
  ],
] as [[string, string], string][])('finds a visit that is not covered: %j', (change, said) => {
  expect(problems(change).join()).toContain(said);
});

it('takes the first and the last day as covered and allowed', () => {
  const onDay = (day: string) =>
    storyProblems(
      coverInForce,
      story(VISIT.replace('2025-03-04', day)).replace('to: 2025-12-31', 'to: 2025-06-30'),
      { 'a/X': '1' },
    );
  expect(onDay('2025-01-01')).toEqual([]);
  expect(onDay('2025-06-30')).toEqual([]);
  expect(onDay('2025-07-01')).toHaveLength(2);
});

it('takes dependents as covered', () => {
  const dependent = VISIT.replace('client: 1', 'client: 3').replace(', authorization: 11', '');
  expect(storyProblems(coverInForce, story(dependent), { 'a/X': '1' })).toEqual([]);
});

it.each([
  [
    { 'bed-board-billing/Authorization Id': '11' },
    'bed-board-billing/Authorization Id: authorization 11 is of client 1, the record of 2',
  ],
  [
    { 'visit-service/Authorization Id': '11', 'visit-service/Program': 'House' },
    'visit-service/Program: "House" is not the program of authorization 11: Outpatient',
  ],
  [
    { 'visit-service/Authorization Id': '11', 'visit-service/Visit Type': 'Ride' },
    'visit-service/Visit Type: "Ride" is not allowed by authorization 11: Therapy',
  ],
  [
    { 'authorization/Authorization Id': '11', 'authorization/Used Units': '3.00' },
    'authorization/Used Units: "3.00" should be 1, the visits of data/story.yaml that use it',
  ],
])('finds a record that its authorization does not fit: %j', (examples, said) => {
  expect(problems(NONE, examples)).toEqual([said]);
});
