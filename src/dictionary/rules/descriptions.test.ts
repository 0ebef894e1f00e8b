import { expect, it } from 'vitest';
import { breaks } from '../../testing/brokenRules';
import { identifiersYaml } from '../../testing/dataFolder';
import { addedWords } from './descriptions';

const says = (name: string) =>
  `fields[0].description  says no more than the name "${name}"; add unit, meaning, source or relation`;
breaks('description-adds-to-name', {
  [says('Batch Date')]: 'fieldName: Batch Date, description: The date of the batch.',
  [says('Policy Number')]:
    'fieldName: Policy Number, description: Identifies the number of the policy of this payer record.',
  [says('Client Id')]: {
    fields: ['description: ~'],
    data: { vocabulary: 'fields: [{fieldName: Client Id, description: Id of the client.}]' },
  },
  // Where an identifier leads is shown beside it.
  nothing: {
    fields: ['description: Id of the client.'],
    data: {
      identifiers: identifiersYaml({
        own: ' [{identifier: Client Id, identifies: a client, basis: x}]\n',
      }),
    },
  },
});

it.each([
  ['The identifier of the claim.', 'Claim Id', 'Claims', []],
  [
    'Planned length of the visit, in minutes.',
    'Duration',
    'Visit Service',
    ['plan', 'length', 'minut'],
  ],
  // The name speaks of a date alone.
  ['Date and time of the batch.', 'Batch Date', 'A', ['time']],
])('measures what "%s" adds to %s of %s', (description, field, entity, added) => {
  expect(addedWords(description, field, entity)).toEqual(added);
});

breaks('description-distinct', {
  'fields[1].description  is also the description of "Client Id"; say what differs': {
    fields: ['', 'fieldName: Person'],
  },
  nothing: { fields: ['', 'fieldName: client id'] },
});

const KEYS = 'vendor, process-page, product-description, site';
const MISSING = `is missing; write who says it: ${KEYS}, or a key of data/code-systems.yaml`;
const inVocabulary = (keys: string) => ({
  vocabulary: `fields: [{fieldName: Client Id, ${keys}}]`,
});
breaks(
  'description-says-who',
  {
    [`describedBy  ${MISSING}`]: { entity: 'describedBy: ~' },
    [`fields[0].describedBy  ${MISSING}`]: [
      'describedBy: ~',
      // In the vocabulary, where the text is.
      { fields: ['description: ~, describedBy: ~'], data: inVocabulary('description: Who.') },
    ],
    [`fields[0].describedBy  "loinx" is none of ${KEYS} and no key of data/code-systems.yaml; did you mean "loinc"?`]:
      'describedBy: loinx',
    [`fields[0].values  describedBy ${MISSING}`]: 'values: {status: closed, codes: [A]}',
    nothing: [
      'describedBy: loinc',
      'values: {status: unknown}',
      'dataType: bit',
      {
        fields: ['description: ~, describedBy: ~'],
        data: inVocabulary('description: Who., describedBy: site'),
      },
      { fields: ['description: ~'], data: inVocabulary('description: Who.') },
    ],
  },
  { 'code-systems': 'codeSystems: {loinc: {name: LOINC, publisher: Regenstrief}}' },
);

breaks('inferred-has-source', {
  'fields[0].basis  names no source; write which it is of vendor dictionary, process page, product description':
    'inferred: [dataType], basis: Typed as text.',
  'fields[0].inferred  lacks fieldName, which the basis says no source names': [
    'The product description says only ROI; name and type follow Contact.',
    'Named in running text of the product description; typed as text.',
    'Built from the words funding and source in the product description.',
  ].map((basis) => `inferred: [dataType], basis: "${basis}"`),
  nothing: 'inferred: [dataType], basis: Typed as in the process page.',
});

breaks('other-words-differ', {
  'fields[0].otherWords  "policies" is in the name "Policy Number", by which it is found anyway; leave it out':
    'fieldName: Policy Number, otherWords: [insurance card, policies]',
  'otherWords  "payers" is in the name "Payer", by which it is found anyway; leave it out': {
    entity: 'otherWords: [payers, carrier]',
  },
});

const TODO = 'is TODO; write it, or say in the entity’s note why it is TODO';
breaks('todo-explained', {
  [`fields[0].exampleValue  ${TODO}`]: 'exampleValue: TODO',
  [`description  ${TODO}`]: { entity: 'description: TODO' },
  nothing: {
    fields: ['exampleValue: TODO'],
    entity: 'note: "One is TODO, for the sources lack it."',
  },
});
