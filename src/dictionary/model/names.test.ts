import { expect, it } from 'vitest';
import { assignAnchors, countFieldsByName, fieldAt, nameKey } from './names';

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

const anchorsOf = (names: readonly string[]) =>
  assignAnchors(names.map((fieldName) => ({ fieldName })));

it('makes an anchor from a field name', () => {
  expect(
    anchorsOf(['Policy Number', 'Height(ft)', 'Custom / Wiley Group', 'Address2', 'Größe', '#']),
  ).toEqual(['policy-number', 'height-ft', 'custom-wiley-group', 'address2', 'größe', 'field']);
});

it('numbers a repeated name', () => {
  expect(anchorsOf(['Income', 'Tax', 'Income', 'Income'])).toEqual([
    'income',
    'tax',
    'income-2',
    'income-3',
  ]);
});

it('never gives a repeat the anchor that is another field’s own', () => {
  expect(anchorsOf(['Address', 'Address', 'Address 2'])).toEqual([
    'address',
    'address-3',
    'address-2',
  ]);
});

it('keeps clear of the page’s own sections', () => {
  expect(anchorsOf(['Fields', 'Example File'])).toEqual(['fields-2', 'example-file-2']);
});

it('keeps the anchor that a field asks for, and out of the way of it', () => {
  const fields = [{ fieldName: 'Height/Ft' }, { fieldName: 'Feet', anchor: 'height-ft' }];
  expect(assignAnchors(fields)).toEqual(['height-ft-2', 'height-ft']);
});
