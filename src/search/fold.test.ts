import { expect, it } from 'vitest';
import { catalogEntityOf, SMALL_CATALOG } from '../testing/catalog';
import { searchDocuments } from './documents';
import type { Filters } from './filters';
import { fold } from './fold';

const catalog = [...SMALL_CATALOG, catalogEntityOf('Labs', [{ fieldName: 'Client Id' }])];
const DOCUMENTS = searchDocuments(catalog, [], []);
const placeOf = (document: (typeof DOCUMENTS)[number]) => {
  if (document.kind === 'field') return `${document.entity.slug}/${document.field.fieldName}`;
  return document.kind === 'entity' ? document.entity.slug : document.kind;
};

const folded = (scores: Readonly<Record<string, number>>, home: string, filters: Filters = {}) => {
  const hits = Object.entries(scores).map(([place, score]) => ({
    ...{ document: DOCUMENTS.find((document) => placeOf(document) === place)!, score },
  }));
  return fold(hits, new Map([['client id', home]]), filters).map((result) =>
    [result.document, ...result.folded].map(placeOf),
  );
};

it('makes one result of all fields of one name, the home first where it fits about as well', () => {
  const scores = { 'claims/Client Id': 10, claims: 9, 'visit/Client ID': 8, 'labs/Client Id': 7 };
  expect(folded(scores, 'visit')).toEqual([
    ['visit/Client ID', 'claims/Client Id', 'labs/Client Id'],
    ['claims'],
  ]);
  const claimsFirst = ['claims/Client Id', 'visit/Client ID', 'labs/Client Id'];
  expect(folded(scores, 'labs')).toEqual([claimsFirst, ['claims']]);
  expect(folded(scores, 'payer')).toEqual([claimsFirst, ['claims']]);
  expect(folded(scores, 'visit', { in: 'c' })).toEqual([claimsFirst, ['claims']]);
});

it('keeps apart whatever is no field', () => {
  expect(folded({ claims: 3, payer: 2, visit: 1 }, 'claims')).toEqual([
    ['claims'],
    ['payer'],
    ['visit'],
  ]);
});
