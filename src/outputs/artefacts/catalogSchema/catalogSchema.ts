import { DATA_TYPE_NAMES, TODO } from '../../../dictionary/model/dataTypes';
import { AREAS } from '../../../dictionary/model/areas';
import { CATALOG_VERSION } from '../../../dictionary/contract/catalog';
import { CARDINALITIES, CERTAINTIES } from '../../../dictionary/model/relationships';
import { VALUE_STATUSES } from '../../../dictionary/model/valueSets';
import type { Output } from '../../output';
import { jsonArtefact, provenance } from '../provenance';

/** What `catalog.json` holds, as a JSON Schema: programs may read what the site's own search reads. */
export const catalogSchema: Output = {
  name: 'catalog schema',
  render: (dictionary) => [
    jsonArtefact('schema/catalog.schema.json', schema(provenance(dictionary).join(' '))),
  ],
};

const text = (description: string) => ({ type: 'string', description });
const words = (description: string) => ({ type: 'array', items: { type: 'string' }, description });
const names = (description: string) => ({
  ...{ type: 'object', description, additionalProperties: { type: 'string' } },
});
const onlyTrue = (description: string) => ({ const: true, description });

/** An object of exactly these keys; a question mark behind a key says that it can lack. */
function object(properties: Readonly<Record<string, object>>) {
  const names = Object.keys(properties);
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [name.replace(/\?$/, ''), value]),
    ),
    required: names.filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  };
}

const STATUSES = Object.entries(VALUE_STATUSES).map(([status, { means }]) => ({
  const: status,
  description: means,
}));

const FIELD = object({
  fieldName: text('The key as exported.'),
  'anchor?': text(
    'The fragment of the field on the page of the entity, where it is not made from the name: lowercase letters and digits, other signs as hyphens.',
  ),
  dataType: {
    enum: [...DATA_TYPE_NAMES, TODO],
    description: 'As the vendor’s dictionary has it; TODO where it is missing.',
  },
  isNullable: { type: 'boolean' },
  description: text('What it contains; TODO where that is missing.'),
  'describedBy?': text(
    'Who says the description: a key of describers; this site where it is missing.',
  ),
  'otherWords?': words('Words by which readers look for it; they claim nothing.'),
  'isTodo?': onlyTrue('Its data type, example or description is missing.'),
  'sensitivity?': words(
    'What it can reveal: class, letter of 45 CFR 164.514(b)(2)(i), certainty unless stated. Not legal advice; it never says that sharing is safe.',
  ),
  'fhir?': words('Elements of FHIR R4 that it becomes; mapping.csv has how and what gets lost.'),
  'status?': { oneOf: STATUSES, description: 'How sure the list of its values is.' },
  'codeSystem?': text('Key of the public list that its values are from.'),
  'codes?': {
    type: 'array',
    description: 'Its values, as far as a source lists them; those of a flag follow from its type.',
    items: object({ code: text('As exported.'), 'meaning?': text('What it stands for.') }),
  },
  'examples?': words('Codes that are in no list of values: those of the examples.'),
});

const ENTITY = object({
  slug: text('The last part of the address of its page: /entities/{slug}.'),
  name: text('Its name.'),
  fileName: text('Its export file without the ending.'),
  area: { enum: AREAS },
  description: text('What one record stands for.'),
  'isCustomOnly?': onlyTrue('Its fields are what each agency defines.'),
  'otherWords?': words('Words by which readers look for it; they claim nothing.'),
  'groups?': {
    type: 'array',
    description: 'What its fields are about, part by part, as this site reads them.',
    items: object({
      name: text('What they are about.'),
      from: text('The name of the first of its fields; the last is before the next group.'),
      'note?': text('What is true of many of them.'),
    }),
  },
  fields: { type: 'array', items: FIELD, description: 'In the order of the file.' },
});

const CONDITION = object({
  fieldName: text('A field of the record.'),
  value: text('What it contains.'),
});

const JOIN = object({
  from: text('The field that leads elsewhere, as the end of its address: {slug}#{anchor}.'),
  to: text('The field in which its value is looked up, in the same spelling.'),
  'with?': words('Fields of one name on both sides that are compared too.'),
  'when?': {
    ...CONDITION,
    description: 'Where it leads there only from some records: from which.',
  },
  'where?': { ...CONDITION, description: 'What the referenced record must contain.' },
  cardinality: { enum: CARDINALITIES, description: 'Records on the side of from to those of to.' },
  certainty: { enum: CERTAINTIES, description: 'Whether a source states it; joins.csv has why.' },
});

function schema(comment: string): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment: comment,
    title: 'catalog.json',
    description:
      'All entities, fields, values and joins of the dictionary; the search of this site reads them too.',
    ...object({
      generatedFrom: text('What it was made from.'),
      release: text('The release, with +unreleased where the dictionary has changed since.'),
      version: {
        const: CATALOG_VERSION,
        description: 'Of the shape; another shape gets another number.',
      },
      codeSystems: names('Names of code systems by key.'),
      codeSystemMarks: names('Short names of those that have one, by key.'),
      describers: names(
        'Names of those who describe fields, by key: sources and public standards.',
      ),
      joins: { type: 'array', items: JOIN, description: 'Every join of two fields.' },
      entities: { type: 'array', items: ENTITY, description: 'In the order of the menu.' },
    }),
  };
}
