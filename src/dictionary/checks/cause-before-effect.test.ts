import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { causeBeforeEffect } from './cause-before-effect';

const STORY = `utcOffsets: [{from: 2025-01-01T00:00, hours: -5}]
utcFields: [erx-messages/Response Date]
`;
const SOUND = {
  'orders/Order Date': '2025-03-04T11:05:00',
  'lab-test-results/Collection Date': '2025-03-05',
  'lab-test-results/Result Date': '2025-03-06T09:30:00',
  'orders/Completed Date': '2025-03-06T11:00:00',
  'erx-messages/Message Date': '2025-01-13T10:50:00',
  'erx-messages/Response Date': '2025-01-13T15:51:00',
};
const problems = (broken: Record<string, string>) =>
  storyProblems(causeBeforeEffect, STORY, { ...SOUND, ...broken });

it('tells a result that is there before the sample', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ 'lab-test-results/Result Date': '2025-03-04T23:00:00' })).toEqual([
    'lab-test-results/Result Date: "2025-03-04T23:00:00" is before lab-test-results/Collection Date (2025-03-05)',
  ]);
});

it('takes a day as the whole of it, and a moment in UTC by the office’s clocks', () => {
  expect(problems({ 'lab-test-results/Collection Date': '2025-03-04' })).toEqual([]);
  expect(problems({ 'erx-messages/Response Date': '2025-01-13T15:49:00' })).toHaveLength(1);
});
