import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { oneWeightADay } from './one-weight-a-day';

const STORY = `clientOf: {default: 1, visit-service-transportation: 2}
clients:
  - {id: 1, name: A, born: 1985-04-12, gender: F, what: W, address: S, program: P, weights: [{day: 2025-01-06, pounds: 125}]}
  - {id: 2, name: B, born: 1985-04-12, gender: F, what: W, address: S, program: P, weights: [{day: 2025-03-04, pounds: 150}]}
visits: [{id: 51, client: 2, from: 2025-03-04T10:00, minutes: 60, what: A ride., type: T, program: P, place: O}]
`;
const SOUND = {
  'medical-profile/Weight': '125.00',
  'medical-profile/Effective Date': '2025-01-06',
  'medical-profile/Height(in)': '65',
  'medical-profile/BMI': '20.80',
  'visit-service-transportation/Weight': '150',
  'visit-service-transportation/Client Visit Id': '51',
};
const problems = (broken: Record<string, string>) =>
  storyProblems(oneWeightADay, STORY, { ...SOUND, ...broken });

it('finds a second weight on a day', () => {
  expect(problems({ 'visit-service-transportation/Weight': '160' })).toEqual([
    'visit-service-transportation/Weight: "160" should be 150, the weight of client 2 on 2025-03-04',
  ]);
  expect(problems({ 'medical-profile/Weight': '130.00' })[0]).toBe(
    'medical-profile/Weight: "130.00" should be 125, the weight of client 1 on 2025-01-06',
  );
});

it('finds a body mass index that does not go with weight and height', () => {
  expect(problems({ 'medical-profile/BMI': '22.00' })).toEqual([
    'medical-profile/BMI: "22.00" should be 20.80 by weight and height',
  ]);
  expect(problems({})).toEqual([]);
});
