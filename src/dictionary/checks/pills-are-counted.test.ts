import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { pillsAreCounted } from './pills-are-counted';

const story = (count: string, second = '2025-02-12') => `medications:
  - id: 7
    client: 1
    name: M
    prescriber: 5
    supervisor: 6
    perDay: 1
    firstDose: 2025-01-14
    refills: 2
    fills: [{day: 2025-01-14, tablets: 30}, {day: ${second}, tablets: 30}]
    lost: [{day: 2025-01-27, tablets: 1, why: Spilled.}]
    counts: [{day: 2025-01-27, left: ${count}, what: W}]
`;
const problems = (examples: Record<string, string>, said = story('15')) =>
  storyProblems(pillsAreCounted, said, { 'a/X': '1', ...examples });

it('finds a count of the story that fills, doses and losses do not give', () => {
  expect(problems({}, story('16'))).toEqual([
    'data/story.yaml medications[0].counts[0].left: should be 15 by fills, doses and losses',
  ]);
  expect(problems({}, story('15', '2025-02-14'))).toEqual([
    'data/story.yaml medications[0].fills[1].day: comes after the last tablet is taken',
  ]);
  expect(problems({})).toEqual([]);
});

const GIVEN = { 'eMar/Medication Id': '7', 'eMar/Dispensed On': '2025-03-04T09:05:00.0000000' };

it.each([
  [
    { ...GIVEN, 'eMar/Count After Administration': '29.00' },
    'eMar/Count After Administration: "29.00" should be 9: filled by 2025-03-04, less doses and losses',
  ],
  [
    {
      'medication-history/Last Filled': '2025-01-14',
      'medication-history/Date Updated': '2025-03-04',
    },
    'medication-history/Last Filled: should be 2025-02-12, the last fill up to 2025-03-04',
  ],
])('finds an example that does not: %j', (examples, said) => {
  expect(problems(examples)).toEqual([said]);
});

it('has nothing against what is counted right', () => {
  expect(problems({ ...GIVEN, 'eMar/Count After Administration': '9.00' })).toEqual([]);
});
