import { expect, it } from 'vitest';
import { scratchCatalog } from '../testing/releases/scratch';
import { catalogText } from './catalog';
import { readCatalog } from './readCatalog';

const catalog = scratchCatalog(
  { fields: [{ fieldName: 'One' }, { fieldName: 'Two' }] },
  { slug: 'b' },
);
const text = catalogText(catalog);

it('reads what was written, one line a field', () => {
  expect(readCatalog(text, 'catalog.json')).toEqual(catalog);
  expect(text.split('\n').filter((line) => line.includes('"fieldName"'))).toHaveLength(3);
});

it.each([
  ['is cut', text.slice(0, -20), /^catalog\.json {2}is invalid JSON \(.*\); restore the file/],
  [
    'is of a later schema',
    text.replace('"schema":1', '"schema":9'),
    'catalog.json  has schema 9; this version of the program reads 1: update it',
  ],
  ['is another JSON', '[]', /is not a frozen catalog; give a data\/releases/],
  [
    'has another type at a key',
    text.replace('"isNullable":false', '"isNullable":"no"'),
    /entities\.0\.fields\.0\.isNullable {2}.*; restore the file from Git/,
  ],
  [
    'has a key that it never had',
    text.replace('"dataType"', '"x":1,"dataType"'),
    /entities\.0\.fields\.0 /,
  ],
])('says with its place that a catalog %s', (_, content, message) => {
  expect(() => readCatalog(content, 'catalog.json')).toThrow(message);
});
