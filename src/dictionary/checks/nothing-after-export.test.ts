import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { nothingAfterExport } from './nothing-after-export';

const STORY = `exportedAt: 2025-09-26T09:00
utcOffsets: [{from: 2025-03-09T02:00, hours: -4}]`;
const problems = (examples: Record<string, string>, story = STORY) =>
  storyProblems(nothingAfterExport, story, examples);

it('finds what has not happened yet', () => {
  expect(problems({ 'a/Created Date': '2025-10-10' })).toEqual([
    'a/Created Date: is 2025-10-10T00:00:00 by the office’s clocks, after the export of 2025-09-26T09:00',
  ]);
  expect(problems({ 'a/Batch Date': '9/26/2025 9:30:00 AM' })).toHaveLength(1);
  expect(problems({ 'a/Created Date UTC': '2025-09-26T13:30:00.0000000' })).toHaveLength(1);
});

it('has nothing against what lies ahead, or was before', () => {
  expect(problems({ 'a/Target Date': '2025-10-10', 'a/Expiration Date': '2026-01-01' })).toEqual(
    [],
  );
  expect(problems({ 'a/Created Date UTC': '2025-09-26T12:30:00.0000000' })).toEqual([]);
  expect(problems({ 'a/Created Date': '2025-10-10' }, '')).toEqual([]);
});
