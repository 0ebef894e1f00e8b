import { expect, it } from 'vitest';
import { countFieldsByName, fieldAt, nameKey } from './names';

it('takes names for one whatever their letter case and spaces', () => {
  expect(nameKey('  Client \t ID ')).toBe(nameKey('Client Id'));
  expect(nameKey('Client Id')).not.toBe(nameKey('ClientId'));
});

it('counts the fields of a name over all entities, repeats and other spellings included', () => {
  const fields = (...names: string[]) => ({ fields: names.map((fieldName) => ({ fieldName })) });
  const count = countFieldsByName([fields('Client Id', 'Income', 'Income'), fields('Client ID')]);
  expect(['client id', 'Income', 'Tax'].map(count)).toEqual([2, 2, 0]);
});

it('finds the field of a place although its name has slashes', () => {
  const office = { fieldName: 'Geo Area / Office Id' };
  const entities = [{ slug: 'orders', fields: [office] }] as unknown as Parameters<
    typeof fieldAt
  >[0];
  expect(fieldAt(entities, 'orders/Geo Area / Office Id')?.field).toBe(office);
  expect(fieldAt(entities, 'orders/Geo Area')).toBeUndefined();
  expect(fieldAt(entities, 'order/Geo Area / Office Id')).toBeUndefined();
});
