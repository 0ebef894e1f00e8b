import { expect, it } from 'vitest';
import { assignAnchors } from './anchors';

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
