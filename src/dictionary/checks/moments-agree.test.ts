import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { momentsAgree } from './moments-agree';

const STORY = 'utcOffsets: [{from: 2025-01-01T00:00, hours: -5}]\n';
const problems = (utc: string) =>
  storyProblems(momentsAgree, STORY, {
    'record-access/Action Date': '2025-03-04T09:55:20',
    'record-access/Action Date UTC': utc,
  });

it('tells a moment in UTC that is not the one by the office’s clocks', () => {
  expect(problems('2025-03-04T09:55:20')).toEqual([
    'record-access/Action Date UTC: "2025-03-04T09:55:20" is 2025-03-04T04:55:20 at the office, not 2025-03-04T09:55:20 as record-access/Action Date',
  ]);
});

it('allows for less than a minute between them', () => {
  expect(problems('2025-03-04T14:56:19')).toEqual([]);
  expect(problems('2025-03-04T14:56:20')).toHaveLength(1);
});
