import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { oneAccident } from './one-accident';

const SOUND = {
  'insurance/Clients Condition From Accident': 'Auto',
  'insurance/Accident Date': '2024-08-11T00:00:00',
  'visit-service/Time In': '2025-03-04T10:00:00',
  'visit-service-diagnosis/Cause of Injury ICD10 1': 'V43.52XS',
};
const CAUSE = 'visit-service-diagnosis/Cause of Injury ICD10 1';
const problems = (broken: Record<string, string>) =>
  storyProblems(oneAccident, '', { ...SOUND, ...broken });

it('finds a cause that does not fit the kind of accident, or its age', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ [CAUSE]: 'W01.0XXS' })).toEqual([
    `${CAUSE}: "W01.0XXS" is no transport accident, which begins with V`,
  ]);
  expect(problems({ [CAUSE]: 'V43.52XA' })).toEqual([
    `${CAUSE}: "V43.52XA" should end in S, for the accident of 2024-08-11 is long past`,
  ]);
  const fresh = { 'insurance/Accident Date': '2025-03-01T00:00:00', [CAUSE]: 'V43.52XA' };
  expect(problems(fresh)).toEqual([]);
});

it('finds an accident without a cause, and a cause without an accident', () => {
  expect(problems({ [CAUSE]: 'null' })).toEqual([
    'insurance/Clients Condition From Accident: has no cause of injury',
  ]);
  expect(problems({ 'insurance/Clients Condition From Accident': 'null' })).toEqual([
    `${CAUSE}: is of no accident`,
  ]);
});
