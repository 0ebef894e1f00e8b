import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { sampleTextsFit } from './sample-texts-fit';

const VISIT = `visits: [{id: 1, client: 1, from: 2025-01-06T09:30, minutes: 60, what: A visit, type: Therapy,
  program: Care, place: Office}]`;
const EMPTY = { courses: '[]', phrases: '{}', written: '[]', series: '[]', unusual: '[]' };

function problems(texts: Partial<typeof EMPTY>) {
  const yaml = Object.entries({ ...EMPTY, ...texts }).map(([key, value]) => `${key}: ${value}\n`);
  const files = { 'sample-texts': yaml.join('') };
  return storyProblems(sampleTextsFit, VISIT, { 'a/Note': 'Talked.' }, files);
}

it.each([
  [{ written: '[{field: a/Notes, texts: [x]}]' }, 'written[0].field: "a/Notes" is no field;'],
  [{ series: '[{field: b/Note, texts: [x]}]' }, 'series[0].field: "b/Note" is no field;'],
  [
    { courses: '[{visitType: Therapies, reason: x, sessions: []}]' },
    'courses[0].visitType: no visit of the story is "Therapies"',
  ],
  [
    { courses: '[{visitType: Therapy, reason: x, progress: "{mood}", sessions: []}]' },
    'courses[0].progress: "{mood}" is no phrase; add it to phrases',
  ],
  [
    { written: '[{field: a/Note, texts: ["{did}", "{doing}"]}]' },
    'written[0].texts[1]: "{doing}" is no phrase; add it to phrases',
  ],
])('names what is not there: %o', (texts, said) => {
  expect(problems(texts)).toEqual([expect.stringContaining(`data/sample-texts.yaml ${said}`)]);
});

it('has nothing against fields, visit types and phrases that are there', () => {
  const courses = '[{visitType: Therapy, reason: x, progress: "{mood}", sessions: []}]';
  const written = '[{field: a/Note, texts: ["{did} {next} {progress} {day}"]}]';
  expect(problems({ courses, written, phrases: '{mood: [Well.]}' })).toEqual([]);
});
