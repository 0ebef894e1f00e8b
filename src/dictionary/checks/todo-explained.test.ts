import { expect, it } from 'vitest';
import { field, problems, SHOWS, findsBroken } from '../../testing/brokenRules';
import { todoExplained } from './todo-explained';

findsBroken(todoExplained, SHOWS, {
  'is TODO; write it, or say in the entity’s note why it is TODO': field('Client Id', {
    example: 'TODO',
  }),
});

it('accepts a TODO that the note explains', () => {
  const note = 'note: One is TODO, for the sources lack it.\n';
  expect(problems(todoExplained, field('Client Id', { example: 'TODO' }), {}, note)).toEqual([]);
});
