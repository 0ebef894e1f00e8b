import { expect, it } from 'vitest';
import { assignAnchors } from './anchors';

it('makes an anchor from a field name', () => {
  expect(
    assignAnchors([
      'Policy Number',
      'Height(ft)',
      'Custom / Wiley Group',
      'Address2',
      'Größe',
      '#',
    ]),
  ).toEqual(['policy-number', 'height-ft', 'custom-wiley-group', 'address2', 'größe', 'field']);
});

it('numbers a repeated name', () => {
  expect(assignAnchors(['Income', 'Tax', 'Income', 'Income'])).toEqual([
    'income',
    'tax',
    'income-2',
    'income-3',
  ]);
});

it('never gives a repeat the anchor that is another field’s own', () => {
  expect(assignAnchors(['Address', 'Address', 'Address 2'])).toEqual([
    'address',
    'address-3',
    'address-2',
  ]);
});

it('keeps clear of the page’s own sections', () => {
  expect(assignAnchors(['Fields', 'Example File'])).toEqual(['fields-2', 'example-file-2']);
});
