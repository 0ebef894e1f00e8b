import { expect, it } from 'vitest';
import { casesOf } from '../testing/cases';
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

it.each(Object.entries(casesOf<Record<string, number>>('src/search/names')))(
  '%s names %j',
  (input, named) => {
    expect(fits(input)).toEqual(named);
  },
);
