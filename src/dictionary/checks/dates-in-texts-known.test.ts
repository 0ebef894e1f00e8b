import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { datesInTextsKnown } from './dates-in-texts-known';

const STORY = `exportedAt: 2025-09-26T09:00
visits: [{id: 51, client: 2, from: 2025-03-11T10:00, minutes: 60, what: A visit., type: T, program: P, place: O}]
`;
const problems = (note: string) =>
  storyProblems(datesInTextsKnown, STORY, {
    'notes/Client Note': note,
    'orders/Order Date': '2025-03-04T11:05:00',
  });

it.each([
  ['Next visit March 12 at 10:00.', 'March 12'],
  ['Seen 2025-03-05.', '2025-03-05'],
  ['Plan begins 03/05/2025', '03/05/2025'],
  ['Since March 4, 2024.', 'March 4, 2024'],
  [Buffer.from('Collected on 2025-03-05, at noon.').toString('base64'), '2025-03-05'],
])('finds a day of which nothing else tells: %s', (note, date) => {
  expect(problems(note)).toEqual([
    `notes/Client Note: "${date}" is a day of which nothing else tells`,
  ]);
});

it('accepts days of the story and of other examples', () => {
  expect(problems('Ordered 03/04/2025 (March 4), next visit March 11, 2025.')).toEqual([]);
});
