import { expect, it } from 'vitest';
import { storyProblems } from '../../testing/story';
import { identifiersYaml } from '../../testing/dataFolder';
import { childAfterParent } from './child-after-parent';

const identifiers = identifiersYaml({
  identifiers: `
  - {identifier: Plan Id, identifies: a plan, home: {entity: plan, field: Plan Id}, status: inferred, basis: The name.}
`,
});
const SOUND = {
  'plan/Plan Id': '7',
  'plan/Created Date': '2025-03-04T10:00:30.0000000',
  'part/Plan Id': '7',
  'part/Created Date': '2025-03-04T10:00:00.0000000',
  'part/Start Date': '2025-01-01',
};
const problems = (broken: Record<string, string>) =>
  storyProblems(childAfterParent, '', { ...SOUND, ...broken }, { identifiers });

it('names what is entered before the record that it refers to', () => {
  const said = 'is before 2025-03-04T10:00:30, when the record of plan was entered';
  expect(problems({ 'part/Created Date': '2025-03-04T09:59:59.0000000' })).toEqual([
    `part/Created Date: ${said}`,
  ]);
  expect(problems({ 'part/Signed Date': '2025-03-03' })).toEqual([`part/Signed Date: ${said}`]);
});

it('has nothing against the same minute, nor against another record', () => {
  expect(problems({})).toEqual([]);
  expect(
    problems({ 'part/Plan Id': '8', 'part/Created Date': '2025-03-01T10:00:00.0000000' }),
  ).toEqual([]);
});
