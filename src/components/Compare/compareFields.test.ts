import { expect, it } from 'vitest';
import { catalogEntityOf } from '../../testing/catalog';
import { compareFields } from './compareFields';

const a = catalogEntityOf('A', [
  { fieldName: 'Client ID' },
  { fieldName: 'Zip', dataType: 'varchar' },
  { fieldName: 'Own' },
  { fieldName: 'Zip', dataType: 'char' },
]);
const b = catalogEntityOf('B', [
  { fieldName: 'Other' },
  { fieldName: 'Client Id' },
  { fieldName: 'Zip', dataType: 'char', isNullable: true, description: 'Postal code.' },
]);

const names = (fields: readonly { fieldName: string }[]) =>
  fields.map(({ fieldName }) => fieldName);

it('puts fields of one name side by side, whatever the case, and the others apart', () => {
  const { both, onlyA, onlyB } = compareFields(a, b);
  expect(both.map(({ name }) => name)).toEqual(['Client ID', 'Zip']);
  expect(names(onlyA)).toEqual(['Own']);
  expect(names(onlyB)).toEqual(['Other']);
});

it('says what of a field differs', () => {
  const { both } = compareFields(a, b);
  expect(both.map(({ differs }) => differs)).toEqual([[], ['type', 'nullability', 'description']]);
});
