import { expect, it } from 'vitest';
import { countFields } from './dictionary';

it('counts the fields of all entities', () => {
  const entities = [3, 0, 2].map((length) => ({ fields: Array<never>(length) }));
  expect(countFields(entities)).toBe(5);
  expect(countFields([])).toBe(0);
});
