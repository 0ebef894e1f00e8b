import { expect, it } from 'vitest';
import { groupBy } from './groupBy';

it('keeps the order of the keys and of the items of each', () => {
  const groups = groupBy(['visit', 'note', 'value', 'name'], ([first]) => first);
  expect([...groups]).toEqual([
    ['v', ['visit', 'value']],
    ['n', ['note', 'name']],
  ]);
});
