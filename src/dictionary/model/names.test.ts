import { expect, it } from 'vitest';
import { countFieldsByName, nameKey } from './names';

it('takes names for one whatever their letter case and spaces', () => {
  expect(nameKey('  Client \t ID ')).toBe(nameKey('Client Id'));
  expect(nameKey('Client Id')).not.toBe(nameKey('ClientId'));
});

it('counts the fields of a name over all entities, repeats and other spellings included', () => {
  const fields = (...names: string[]) => ({ fields: names.map((fieldName) => ({ fieldName })) });
  const count = countFieldsByName([fields('Client Id', 'Income', 'Income'), fields('Client ID')]);
  expect(['client id', 'Income', 'Tax'].map(count)).toEqual([2, 2, 0]);
});
