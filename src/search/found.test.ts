import { expect, it } from 'vitest';
import { catalogEntityOf } from '../testing/catalog';
import { createSearch } from './engine';

const catalog = [
  catalogEntityOf(
    'Claims',
    [
      { fieldName: 'Payer Status', description: 'How far along it has come.' },
      {
        fieldName: 'Kind',
        codes: [
          { code: 'ZQ', meaning: 'Zebra' },
          { code: 'N', meaning: undefined },
        ],
      },
      { fieldName: 'Procedure', codeSystem: 'cpt', examples: ['90837'], otherWords: ['treatment'] },
      { fieldName: 'Sent Date', dataType: 'date', description: 'The moment of sending.' },
      { fieldName: 'Sent Amount', dataType: 'decimal', description: 'The sum of money sent.' },
    ],
    { description: 'Bills to insurers.', area: 'Billing and payments', otherWords: ['invoice'] },
  ),
  catalogEntityOf('Visit', [{ fieldName: 'Note', description: 'Kind words on the visit.' }], {
    fileName: 'ContentClientVisit',
    description: 'An encounter.',
  }),
];
const guides = [
  { slug: '/guides/x', guide: 'Reading', heading: 'Null keys', anchor: 'null', text: 'Absent.' },
];
const pages = [{ title: 'All fields', path: '/fields', words: 'spreadsheet' }];

const found = (input: string) =>
  createSearch({
    ...{ catalog, guides, pages, intents: [], homes: {} },
    codeSystems: { cpt: 'CPT Current Procedural Terminology' },
    sameMeaning: [
      ['encounter', 'appointment'],
      ['sum', 'cost'],
    ],
  })(input).results.map(({ document }) => {
    switch (document.kind) {
      case 'entity':
        return document.entity.name;
      case 'field':
        return document.field.fieldName;
      case 'value':
        return `value ${document.code}`;
      default:
        return document.kind;
    }
  });

it.each([
  ['the description of an entity', 'insurers', ['Claims']],
  ['its area', 'billing', ['Claims']],
  ['other words for it', 'invoices', ['Claims']],
  ['its export file', 'client visit', ['Visit', 'Note']],
  ['what means the same', 'appointment', ['Visit']],
  ['the description of a field', 'along', ['Payer Status']],
  ['other words for a field', 'treatment', ['Procedure']],
  ['an example', '90837', ['Procedure']],
  ['the name of its code system', 'terminology', ['Procedure']],
  ['the meaning of a value', 'zebra', ['value ZQ', 'Kind']],
  ['a value', 'ZQ', ['value ZQ', 'Kind']],
  ['the text of a guide', 'absent', ['guide']],
  ['the title of a guide', 'reading', ['guide']],
  ['other words for a page', 'spreadsheet', ['page']],
  ['half a word', 'insur', ['Claims']],
  ['another form of a word', 'sends', ['Sent Date']],
])('finds by %s: %s', (_, input, expected) => {
  expect(found(input)).toEqual(expected);
});

it.each([
  ['a name before a description', 'kind', ['Kind', 'Note']],
  [
    'what has more of the words first',
    'how the moment of sending money',
    ['Sent Date', 'Sent Amount'],
  ],
  ['what the question asks for', 'when was it sent', ['Sent Date', 'Sent Amount']],
  ['what the question asks for', 'how much was sent', ['Sent Amount', 'Sent Date']],
  ['the field among those of its entity', 'visit note', ['Note']],
])('answers with %s: %s', (_, input, first) => {
  expect(found(input).slice(0, first.length)).toEqual(first);
});

it('leaves out what has only some of the words, where something is named by them all', () => {
  expect(found('payer status')).toEqual(['Payer Status']);
  expect(found('sent amount')).toEqual(['Sent Amount']);
});
