import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { changedProject, type Change } from '../../testing/changedProject';
import { loadIn } from '../../testing/loadProblems';
import { loadData } from './load';

const BARE = { fieldName: 'X', description: '~' };
const OWN = { fieldName: 'Y', description: 'Its own.' };

/** The fields of a project whose vocabulary says of X what it says, and more. */
const fieldsOf = (fields: Change['fields'], term: object = {}, data: Change['data'] = {}) => {
  const terms = [{ fieldName: 'X', description: 'Of the vocabulary.', ...term }];
  const uses = fields?.some(({ fieldName }) => fieldName === 'X');
  const vocabulary = { fields: uses ? terms : [] };
  const { entities, codeSystems } = loadIn(
    changedProject({ fields, data: { vocabulary, ...data } }),
  );
  return Object.assign([...(entities[0]?.fields ?? [])], { codeSystems });
};

describe('the vocabulary', () => {
  it('describes every field of its name that does not describe itself', () => {
    const texts = fieldsOf([BARE, OWN]).map(({ description }) => description);
    expect(texts).toEqual(['Of the vocabulary.', 'Its own.']);
  });

  it('gives its open questions to what it describes, unless the field has its own', () => {
    const open = (fields: Change['fields']) =>
      fieldsOf(fields, { open: ['what it is'] }).map((field) => field.open);
    expect(open([BARE, OWN])).toEqual([['what it is'], undefined]);
    expect(open([{ ...BARE, open: ['what else'] }])).toEqual([['what else']]);
  });

  it('names who says its descriptions, and nobody of a text that is the field’s own', () => {
    const fields = [BARE, OWN].map((field) => ({ ...field, describedBy: undefined }));
    const described = fieldsOf(fields, { describedBy: 'vendor' });
    expect(described.map(({ describedBy }) => describedBy?.key)).toEqual(['vendor', undefined]);
    const vocabulary = { fields: [{ ...BARE, description: 'Of it.', open: ['what it is'] }] };
    const other = {
      name: 'B',
      fileName: 'ContentB',
      fields: [{ ...BARE, description: 'Its own.' }],
    };
    const entities = { a: { fields: [BARE] }, b: other };
    const both = loadIn(changedProject({ entities, data: { vocabulary } })).entities;
    expect(both.map((entity) => entity.fields[0]?.open)).toEqual([undefined, ['what it is']]);
  });
});

const icd = { name: 'ICD', publisher: 'WHO' };
const cpt = { name: 'CPT', publisher: 'AMA' };

it('has a code system at hand where a field names it, apart from others that perhaps occur too', () => {
  const values = { status: 'external', codeSystem: 'icd', perhapsAlso: ['cpt'] };
  const data = { 'code-systems': { codeSystems: { icd, cpt } } };
  const found = fieldsOf([{ ...OWN, values }], {}, data);
  expect(found.codeSystems).toEqual([
    { key: 'icd', ...icd },
    { key: 'cpt', ...cpt },
  ]);
  expect(found[0]?.values).toMatchObject({
    codeSystem: { key: 'icd', ...icd },
    perhapsAlso: [{ key: 'cpt' }],
  });
});

it('gives a flag its values by the type that its examples show', () => {
  const flags = [
    { ...OWN, fieldName: 'Z', dataType: 'varchar', readAs: 'boolean', exampleValue: 'true' },
    { ...OWN, dataType: 'bit' },
  ];
  expect(fieldsOf(flags).map(({ values }) => values?.status)).toEqual(['flag', 'flag']);
});

it('names who contradicts whom', () => {
  const keys = ['process-page', 'product-description'];
  const conflict = keys.map((source) => ({ source, says: `of ${source}` }));
  const root = changedProject({ entity: { conflict }, fields: [{ ...OWN, conflict }] });
  const [entity] = loadIn(root).entities;
  const expected = keys.map((key) => ({
    source: expect.objectContaining({ name: `the ${key}` }),
    says: `of ${key}`,
  }));
  expect(entity?.conflict).toEqual(expected);
  expect(entity?.fields[0]?.conflict).toEqual(expected);
});

it('points a rule at a description where it is written', () => {
  const vocabulary = { fields: [{ fieldName: 'X', description: 'Of the vocabulary.' }] };
  const fields = [BARE, OWN, { ...BARE, describedBy: '~' }];
  const entity = { repeatedFieldNames: ['X'] };
  const { placeIn } = loadData(
    path.join(changedProject({ entity, fields, data: { vocabulary } }), 'data'),
  );
  const at = (...keys: (string | number)[]) => {
    const { file, path: place } = placeIn('a', keys);
    return `${file} ${place}`;
  };
  expect(at('fields', 1, 'description')).toBe('data/entities/a.yaml fields[1].description');
  expect(at('fields', 0, 'description')).toBe('data/vocabulary.yaml fields[0].description');
  expect(at('fields', 0, 'describedBy')).toBe('data/entities/a.yaml fields[0].describedBy');
  expect(at('fields', 2, 'describedBy')).toBe('data/vocabulary.yaml fields[0].describedBy');
  expect(at('fields', 0, 'exampleValue')).toBe('data/entities/a.yaml fields[0].exampleValue');
  expect(at('description')).toBe('data/entities/a.yaml description');
  expect(() => placeIn('b', [])).toThrow('No entity has the slug b');
});

it('says what was published once and is gone, and first of a field what tells most', () => {
  const page = { fileName: 'A', anchors: { fax: 'Fax', zip: 'Zip' } };
  const pages = {
    a: { ...page, removed: ['fax', 'telex'] },
    b: { ...page, removed: true },
    c: page,
  };
  const fields = ['financial', 'free-text'].map((kind) => ({
    ...{ class: kind, certainty: 'stated', reason: 'x', fields: ['a/Client Id'] },
  }));
  const removedDownloads = { 'a.csv': 'It said what b.csv says.' };
  const data = { 'published-addresses': { pages, removedDownloads }, sensitivity: { fields } };
  const { removedPages, removedFields, entities, ...rest } = loadIn(changedProject({ data }));
  expect(rest).toMatchObject({ removedDownloads });
  expect(removedPages).toEqual(['b']);
  const gone = [
    { fieldName: 'Fax', anchor: 'fax' },
    { fieldName: 'telex', anchor: 'telex' },
  ];
  expect(removedFields).toEqual({ a: gone, b: [], c: [] });
  const marks = entities[0]?.fields[0]?.sensitivity?.map((mark) => mark.class);
  expect(marks).toEqual(['free-text', 'financial']);
});
