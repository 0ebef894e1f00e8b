import { expect, it } from 'vitest';
import { field, problems, SHOWS, tellsBroken } from '../../testing/brokenRules';
import { todoExplained } from './todo-explained';

tellsBroken(todoExplained, [
  [
    'TODO without a reason',
    field('Client Id', { example: 'TODO' }),
    SHOWS,
    'is TODO; write it, or say in the entity’s note why it is TODO',
  ],
]);

it('accepts a TODO that the note explains', () => {
  const note = 'note: One is TODO, for the sources lack it.\n';
  expect(problems(todoExplained, field('Client Id', { example: 'TODO' }), {}, note)).toEqual([]);
});
