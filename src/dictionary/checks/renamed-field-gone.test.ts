import { expect, it } from 'vitest';
import { field, problems } from '../../testing/brokenRules';
import { renamedFieldGone } from './renamed-field-gone';

it.each([
  ['renamedFrom: Group', 'renamedFrom'],
  ['movedFrom: a/Group', 'movedFrom'],
])('says that the field of %s is still there', (more, key) => {
  const fields = field('Team', { more }) + field('Group');
  expect(problems(renamedFieldGone, fields)).toEqual([
    `fields[0].${key}  "Group" is still a field of a; remove one of the two`,
  ]);
  expect(problems(renamedFieldGone, field('Team', { more }))).toEqual([]);
});
