import { expect, it } from 'vitest';
import { catalogEntityOf } from '../testing/catalog';
import { createSearch } from './engine';
import { viewAnswer } from './view';

const search = createSearch({
  catalog: [
    catalogEntityOf('Contact', [{ fieldName: 'Zip' }, { fieldName: 'Load Date' }]),
    catalogEntityOf('Payments', [{ fieldName: 'Amount' }]),
  ],
  guides: [
    { slug: '/guides/x', guide: 'Guide', heading: 'First steps', anchor: 'first', text: 'How.' },
  ],
  pages: [{ title: 'Compare two', path: '/compare', words: 'differences' }],
  intents: [
    { page: '/guides/x#first', phrases: ['zip', 'load', '… open zip …', 'contact'] },
    { page: '/compare', phrases: ['compare …'] },
    { page: '/entities/payments', phrases: ['total paid', '… paid per client'] },
  ],
  sameMeaning: [],
  codeSystems: {},
  homes: {},
});
const paths = (input: string) => viewAnswer(search(input)).results.map(({ path }) => path);

it.each([
  ['load', '/guides/x#first'],
  ['how do I load', '/guides/x#first'],
  ['Loading', '/guides/x#first'],
  ['I cannot open the zip here', '/guides/x#first'],
  ['open zip', '/guides/x#first'],
  ['oepn zip', '/guides/x#first'],
  ['compare', '/compare'],
  ['compare the payments', '/compare'],
  ['how to compare payments', '/compare'],
  ['total paid', '/entities/payments'],
  ['what was paid per client', '/entities/payments'],
])('leads by “%s” to %s', (input, path) => {
  expect(paths(input)[0]).toBe(path);
});

it.each([
  ['load date', '/guides/x#first'],
  ['zip open', '/guides/x#first'],
  ['open the new zip', '/guides/x#first'],
  ['per client paid', '/entities/payments'],
])('does not lead by “%s”, which no phrase is, to %s', (input, path) => {
  expect(paths(input)[0]).not.toBe(path);
});

it('comes after what has exactly the typed name, and is there once', () => {
  expect(paths('zip').slice(0, 2)).toEqual(['/entities/contact#zip', '/guides/x#first']);
  expect(paths('contact').slice(0, 2)).toEqual(['/entities/contact', '/guides/x#first']);
  expect(paths('compare two')).toEqual(['/compare']);
});

it('keeps to the filters that are typed', () => {
  expect(paths('compare in:payments')).not.toContain('/compare');
  expect(paths('total paid in:payments')[0]).toBe('/entities/payments');
  expect(paths('total paid in:contact')).not.toContain('/entities/payments');
});
