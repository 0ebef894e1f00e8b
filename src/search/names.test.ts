import { expect, it } from 'vitest';
import { catalogEntityOf } from '../testing/catalog';
import { searchDocuments } from './documents';
import { nameFitOf } from './names';
import { indexSynonyms, parseQuery } from './query';
import { createVocabulary } from './vocabulary';

const SYNONYMS = [['payment', 'remittance']];
const catalog = [
  catalogEntityOf('Claims', [
    { fieldName: 'Status' },
    { fieldName: 'Status Date' },
    { fieldName: 'Payment' },
    { fieldName: 'Payment Status Date' },
    { fieldName: 'Test', codeSystem: 'loinc' },
  ]),
  catalogEntityOf(
    'Visit Service',
    [{ fieldName: 'Status' }, { fieldName: 'To Address' }, { fieldName: 'From Address' }],
    { slug: 'visit' },
  ),
  catalogEntityOf('Outlook', [], { fileName: 'ContentClientOutlook_Custom', isCustomOnly: true }),
];
const guides = [
  { slug: '/guides/x', guide: 'Reading', heading: 'Null keys', anchor: 'null', text: '' },
  { slug: '/guides/y', guide: 'Joins', heading: '', anchor: '', text: '' },
];
const pages = [{ title: 'Compare fields', path: '/fields', words: 'shared columns, side by side' }];

/** How well each thing is named by what is typed; what is not named is left out. */
const fits = (input: string) => {
  const documents = searchDocuments(catalog, guides, pages, { loinc: 'LOINC' });
  const vocabulary = createVocabulary(
    documents.map(({ texts }) => texts),
    [],
    SYNONYMS.flat(),
  );
  const { concepts, smallWords } = parseQuery(input, indexSynonyms(SYNONYMS), vocabulary);
  const fitOf = nameFitOf(concepts, smallWords);
  const found = documents.map((document) => {
    const { names } = document;
    const place = document.kind === 'field' ? `${document.entity.slug}/` : '';
    return [place + names.key, Number(fitOf(names).toFixed(3))] as const;
  });
  return Object.fromEntries(found.filter(([, fit]) => fit > 0));
};

it.each([
  ['null keys', { 'null keys': 1 }],
  ['joins', { joins: 1 }],
  ['compare fields', { 'compare fields': 1 }],
  ['shared columns', { 'compare fields': 1 }],
  ['columns side', {}],
  ['address', { 'visit/to address': 0.5, 'visit/from address': 0.5 }],
  ['to address', { 'visit/to address': 1.3, 'visit/from address': 0.5 }],
  ['what is to address', { 'visit/to address': 0.5, 'visit/from address': 0.5 }],
  ['loinc', { 'claims/test': 1 }],
  ['visit service', { 'visit service': 1 }],
  ['client outlook', { outlook: 1 }],
  ['status service', { 'visit/status': 0.75 }],
  [
    'claims status',
    { 'claims/status': 1, 'claims/status date': 0.75, 'claims/payment status date': 0.667 },
  ],
  ['status dates', { 'claims/status date': 1, 'claims/payment status date': 0.667 }],
  ['payment', { 'claims/payment': 1, 'claims/payment status date': 0.333 }],
  ['remittance', { 'claims/payment': 0.7, 'claims/payment status date': 0.1 }],
  ['qqqqqq', {}],
  ['outlook status', { outlook: 0.5 }],
  ['', {}],
])('%s names %j', (input, named) => {
  expect(fits(input)).toEqual(named);
});
