import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { timelineTellsExamples } from './timeline-tells-examples';

const event = (parts: Record<string, string> = {}) => {
  const all = { at: '2025-03-04T10:00', what: 'It is filed.', client: '1', ...parts };
  const pairs = Object.entries({
    ...all,
    entity: 'claims',
    field: parts.field ?? 'Created Date UTC',
  });
  return `  - {${pairs.map(([key, value]) => `${key}: ${value}`).join(', ')}}\n`;
};
const problems = (...events: string[]) =>
  storyProblems(
    timelineTellsExamples,
    `clientOf: {default: 1}\nutcOffsets: [{from: 2024-11-03T02:00, hours: -5}]\ntimeline:\n${events.join('')}`,
    {
      'claims/Created Date UTC': '2025-03-04T15:00:20.0000000',
      'claims/Date': '2025-03-05',
      'claims/Claim Id': '7',
      'claims/Created By Employee Id': '5',
    },
  );

it.each([
  [
    { at: '2025-03-04T15:00' },
    'at: claims/Created Date UTC shows 2025-03-04T10:00:20 by the office’s clocks',
  ],
  [
    { at: '2025-03-04' },
    'at: claims/Created Date UTC shows 2025-03-04T10:00:20 by the office’s clocks',
  ],
  [{ client: '2' }, 'client: the record of claims is of 1'],
  [{ ids: '{Claim Id: 8}' }, 'ids.Claim Id: claims/Claim Id shows 7'],
  [{ by: '6' }, 'by: 6 stands in no staff field of claims'],
])('finds an event that the examples do not show: %j', (broken, said) => {
  expect(problems(event(broken))).toEqual([`data/story.yaml timeline[0].${said}`]);
});

it('finds an event before the one above it', () => {
  expect(problems(event({ at: '2025-03-05', field: 'Date' }), event())).toEqual([
    'data/story.yaml timeline[1].at: is before 2025-03-05, the event above it',
  ]);
});

it('has nothing against what the examples show', () => {
  const whole = event({ ids: '{Claim Id: 7}', by: '5' });
  expect(problems(whole, event({ at: '2025-03-05', field: 'Date' }))).toEqual([]);
});
