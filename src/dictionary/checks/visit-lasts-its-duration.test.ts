import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { visitLastsItsDuration } from './visit-lasts-its-duration';

const STORY = `visits: [{id: 51, client: 2, from: 2025-03-04T10:00, minutes: 60, what: A visit., type: T, program: P, place: O}]
`;
const SOUND = {
  'visit-service/Client Visit Id': '51',
  'visit-service/Time In': '2025-03-04T10:00:00',
  'visit-service/Time Out': '2025-03-04T11:00:00',
  'visit-service/Duration': '60',
};
const problems = (broken: Record<string, string>) =>
  storyProblems(visitLastsItsDuration, STORY, { ...SOUND, ...broken });

it('tells a duration that is not the time from in to out', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ 'visit-service/Time Out': '2025-03-04T11:15:00' })).toEqual([
    'visit-service/Duration: "60" should be 75, the minutes to Time Out',
  ]);
});

it('tells a visit that is not at its time of the story', () => {
  const moved = {
    'visit-service/Time In': '2025-03-05T10:00:00',
    'visit-service/Time Out': '2025-03-05T10:45:00',
    'visit-service/Duration': '45',
  };
  expect(problems(moved)).toEqual([
    'visit-service/Duration: "45" should be 60 by the story',
    'visit-service/Time In: "2025-03-05T10:00:00" should be 2025-03-04T10:00 by the story',
  ]);
});
