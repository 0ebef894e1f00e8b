import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { staffMayAct } from './staff-may-act';

const STORY = `staff:
  - {id: 1, name: A, role: Nurse, login: a, may: [giveMedication]}
  - {id: 2, name: B, role: Therapist, login: b, may: [counsel]}
acts:
  giveMedication: [eMar/Dispensed By]
`;
const problems = (examples: Record<string, string>, story = STORY) =>
  storyProblems(staffMayAct, story, examples);

it('finds who did what the role does not fit, and who may do it', () => {
  expect(problems({ 'eMar/Dispensed By': '2' })).toEqual([
    'eMar/Dispensed By: 2, Therapist, may not giveMedication; who may: 1',
  ]);
  expect(problems({ 'eMar/Dispensed By': '1' })).toEqual([]);
});

it('finds somebody unknown', () => {
  expect(problems({ 'eMar/Dispensed By': '3' })).toEqual([
    'eMar/Dispensed By: "3" is nobody of the staff in data/story.yaml',
  ]);
});

it('finds a field of which the story does not say, or says twice, what act it stands for', () => {
  expect(problems({ 'notes/Created By Employee Id': '2' })).toEqual([
    'notes/Created By Employee Id: should be listed once under "acts" in data/story.yaml, not 0 times',
  ]);
  expect(problems({ 'eMar/Dispensed By': '1' }, `${STORY}  also: [eMar/Dispensed By]`)).toEqual([
    'eMar/Dispensed By: should be listed once under "acts" in data/story.yaml, not 2 times',
  ]);
});
