import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { entityYaml, fieldYaml, makeProject } from '../../testing/dataFolder';
import { loadFiles, problemsOf } from '../../testing/loadProblems';
import { loadData } from './load';

const bare = (name: string) => fieldYaml(name).replace(/ {4}description.*\n/, '');
const says = (name: string, more = '') =>
  `  - fieldName: ${name}\n    description: Of the vocabulary.\n${more}`;
const VALUES = '    values: {status: closed, codes: {1: one, 2: two}}\n';
const vocabulary = (...fields: string[]) => ({ vocabulary: `fields:\n${fields.join('')}` });

describe('what is written once for all', () => {
  it('describes every field of its name that does not describe itself', () => {
    const { entities } = loadFiles(
      {
        'a.yaml': entityYaml('A', bare('X') + fieldYaml('Y')),
        'b.yaml': entityYaml('B', bare('X')),
      },
      vocabulary(says('X')),
    );
    expect(entities.map(({ fields }) => fields.map(({ description }) => description))).toEqual([
      ['Of the vocabulary.', 'What it says.'],
      ['Of the vocabulary.'],
    ]);
  });

  it('gives its values too, unless the field has its own', () => {
    const own = `${bare('X')}    values: {status: unknown}\n`;
    const { entities } = loadFiles(
      { 'a.yaml': entityYaml('A', bare('X')), 'b.yaml': entityYaml('B', own) },
      vocabulary(says('X', VALUES)),
    );
    expect(entities.map(({ fields }) => fields[0]?.values)).toEqual([
      {
        status: 'closed',
        codes: [
          { code: '1', meaning: 'one' },
          { code: '2', meaning: 'two' },
        ],
      },
      { status: 'unknown', codes: [] },
    ]);
  });

  it('is not used where each field of the name says all itself', () => {
    const unused =
      'data/vocabulary.yaml:2:16  fields[0].fieldName  "X" is used by no entity; remove it';
    const ofX = (fields: string, term: string) =>
      problemsOf({ 'a.yaml': entityYaml('A', fields) }, vocabulary(term));
    expect(ofX(fieldYaml('X'), says('X'))).toContain(unused);
    expect(ofX(fieldYaml('X'), says('X', VALUES))).toEqual([]);
    const own = `${fieldYaml('X')}    values: {status: unknown}\n`;
    expect(ofX(own, says('X', VALUES))).toContain(unused);
  });

  it('is not called unused while an entity cannot be read', () => {
    const broken = entityYaml('A', bare('X').replace('integer', 'integr'));
    expect(problemsOf({ 'a.yaml': broken }, vocabulary(says('X')))).toEqual([
      expect.stringMatching(/^data\/entities\/a\.yaml:10:15 {2}fields\[0\]\.dataType {2}"integr"/),
      '1 problem in the data',
    ]);
  });

  it('says which name is meant by one that is misspelled', () => {
    expect(
      problemsOf({ 'a.yaml': entityYaml('A', bare('Client Id')) }, vocabulary(says('Cleint Id'))),
    ).toContain(
      'data/vocabulary.yaml:2:16  fields[0].fieldName  "Cleint Id" is used by no entity; did you mean "Client Id"?',
    );
  });

  it('is given once', () => {
    const twice = vocabulary(says('X'), says('X'));
    expect(problemsOf({ 'a.yaml': entityYaml('A', bare('X')) }, twice)).toContain(
      'data/vocabulary.yaml:4:16  fields[1].fieldName  "X" is given twice; keep one',
    );
  });
});

it('finds a field that is described nowhere', () => {
  expect(problemsOf({ 'a.yaml': entityYaml('A', bare('X')) })).toEqual([
    'data/entities/a.yaml:9:5  fields[0].description  is missing; write it here, or once for all in data/vocabulary.yaml',
    '1 problem in the data',
  ]);
});

describe('a code system', () => {
  const drawing = `${fieldYaml('X')}    values: {status: external, codeSystem: icd}\n`;
  const declared = { 'code-systems': 'codeSystems: {icd: {name: ICD, publisher: WHO}}' };

  it('is at hand where a field names it', () => {
    const { entities, codeSystems } = loadFiles({ 'a.yaml': entityYaml('A', drawing) }, declared);
    expect(codeSystems).toEqual([{ key: 'icd', name: 'ICD', publisher: 'WHO' }]);
    expect(entities[0]?.fields[0]?.values?.codeSystem).toEqual(codeSystems[0]);
  });

  it('is kept apart from others that perhaps occur too', () => {
    const several = drawing.replace('icd}', 'icd, perhapsAlso: [cpt]}');
    const both = `${declared['code-systems'].slice(0, -1)}, cpt: {name: CPT, publisher: AMA}}`;
    const { entities } = loadFiles(
      { 'a.yaml': entityYaml('A', several) },
      { 'code-systems': both },
    );
    expect(entities[0]?.fields[0]?.values).toMatchObject({
      codeSystem: { key: 'icd' },
      perhapsAlso: [{ key: 'cpt' }],
    });
  });

  it('must be declared', () => {
    expect(problemsOf({ 'a.yaml': entityYaml('A', drawing) })[0]).toBe(
      'data/entities/a.yaml:14:13  fields[0].values  "icd" is not declared in data/code-systems.yaml',
    );
  });
});

it('gives a flag its values by the type that its examples show', () => {
  const flag = fieldYaml('X', 'true', 'varchar').replace(
    '    isNull',
    '    readAs: boolean\n    isNull',
  );
  const { entities } = loadFiles({ 'a.yaml': entityYaml('A', flag + fieldYaml('Y', '1', 'bit')) });
  expect(entities[0]?.fields.map(({ values }) => values?.status)).toEqual(['flag', 'flag']);
});

it('keeps codes in the order in which they are written', () => {
  const codes = `${fieldYaml('X')}    values: {status: closed, codes: {b: first, 10: second, 2: third}}\n`;
  const { entities } = loadFiles({ 'a.yaml': entityYaml('A', codes) });
  expect(entities[0]?.fields[0]?.values?.codes.map(({ code }) => code)).toEqual(['b', '10', '2']);
});

it('reads yes and no', () => {
  const nullable = fieldYaml('X').replace('isNullable: false', 'isNullable: true');
  const { entities } = loadFiles({ 'a.yaml': entityYaml('A', nullable + fieldYaml('Y')) });
  expect(entities[0]?.fields.map(({ isNullable }) => isNullable)).toEqual([true, false]);
});

describe('an open question', () => {
  const OPEN = '    open: [what it is]\n';
  const questions = (fields: string, term: string) =>
    loadFiles({ 'a.yaml': entityYaml('A', fields) }, vocabulary(term)).entities[0]?.fields.map(
      ({ open }) => open,
    );

  it('of the vocabulary is one of each field that is described there', () => {
    const fields = bare('X') + fieldYaml('Y') + bare('Z');
    const terms = says('X', OPEN) + says('Z');
    expect(questions(fields, terms)).toEqual([['what it is'], undefined, undefined]);
  });

  it('is not of a field that describes itself, and gives way to the field’s own', () => {
    const own = bare('X') + OPEN.replace('it is', 'else it is');
    expect(questions(own, says('X', OPEN))).toEqual([['what else it is']]);
    const described = fieldYaml('X') + bare('Z');
    expect(questions(described, says('X', VALUES + OPEN) + says('Z'))).toEqual([
      undefined,
      undefined,
    ]);
  });
});

it('names who contradicts whom', () => {
  const conflict = (source: string) => `{ source: ${source}, says: of ${source} }`;
  const both = `conflict: [${conflict('process-page')}, ${conflict('product-description')}]\n`;
  const yaml = entityYaml('A', `${fieldYaml('X')}    ${both}`).replace('area:', `${both}area:`);
  const [entity] = loadFiles({ 'a.yaml': yaml }).entities;
  const expected = [
    { source: expect.objectContaining({ name: 'the process-page' }), says: 'of process-page' },
    {
      source: expect.objectContaining({ name: 'the product-description' }),
      says: 'of product-description',
    },
  ];
  expect(entity?.conflict).toEqual(expected);
  expect(entity?.fields[0]?.conflict).toEqual(expected);
});

it.each([
  [
    '{source: process-page, says: one.}',
    'data/entities/a.yaml:14:45  fields[0].conflict[0].says  "one." ends like a sentence; it stands in a row with others',
  ],
  // A source says how the export is made, as no editor does.
  [
    '{source: editors, says: one}',
    'data/entities/a.yaml:14:25  fields[0].conflict[0].source  "editors" is not one of',
  ],
])('refuses the contradiction %s', (claim, message) => {
  const both = `    conflict: [${claim}, {source: product-description, says: two}]\n`;
  const [problem] = problemsOf({ 'a.yaml': entityYaml('A', fieldYaml('X') + both) });
  expect(problem).toContain(message);
});

describe('a rule', () => {
  const load = () => {
    const files = { 'a.yaml': entityYaml('A', bare('X') + fieldYaml('Y')) };
    return loadData(path.join(makeProject(files, vocabulary(says('X'))), 'data'));
  };

  it('points at a description where it is written', () => {
    const { placeIn } = load();
    expect(placeIn('a', ['fields', 1, 'description'])).toEqual({
      file: 'data/entities/a.yaml',
      position: { line: 17, column: 18 },
      path: 'fields[1].description',
      about: { entity: 'a', field: 'Y' },
    });
    expect(placeIn('a', ['fields', 0, 'description'])).toEqual({
      file: 'data/vocabulary.yaml',
      position: { line: 3, column: 18 },
      path: 'fields[0].description',
      about: { entity: 'a', field: 'X' },
    });
    expect(placeIn('a', ['fields', 0, 'exampleValue']).file).toBe('data/entities/a.yaml');
    expect(placeIn('a', ['description']).path).toBe('description');
  });

  it('cannot point at what is not there', () => {
    expect(() => load().placeIn('b', [])).toThrow('No entity has the slug b');
  });
});
