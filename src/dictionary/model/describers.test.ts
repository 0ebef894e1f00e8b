import { expect, it } from 'vitest';
import { describerOf, markOf, whoDescribes } from './describers';

const codeSystems = [
  { key: 'x12-837', name: 'Code lists of X12 837', shortName: 'X12 837', publisher: 'X12' },
  { key: 'clia', name: 'CLIA number', publisher: 'CMS' },
];

it.each([
  ['vendor', 'vendor'],
  ['process-page', 'process page'],
  ['x12-837', 'X12 837'],
  ['clia', 'CLIA number'],
  ['site', undefined],
])('marks what %s describes as %s', (key, mark) => {
  expect(markOf(describerOf(key, codeSystems))).toBe(mark);
});

const marks = (vendors: number, others: number) => [
  ...Array.from({ length: vendors }, () => 'vendor'),
  ...Array.from({ length: others }, (_, at) => (at === 1 ? 'X12 837' : undefined)),
];
const READING = 'this site’s reading of names, types, examples and public standards.';

it.each([
  [0, 1, `does not describe this field. The description is ${READING}`],
  [0, 5, `describes none of these 5 fields. The descriptions are ${READING}`],
  [1, 0, 'describes this field.'],
  [3, 0, 'describes all of these 3 fields.'],
  [1, 1, `describes 1 of these 2 fields. The other description is ${READING}`],
  [12, 85, `describes 12 of these 97 fields. The other descriptions are ${READING}`],
])('says of %i fields of the vendor and %i others who describes them', (vendors, others, says) => {
  expect(whoDescribes(marks(vendors, others))).toBe(`The vendor’s dictionary ${says}`);
});
