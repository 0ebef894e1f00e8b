import { describe, expect, it } from 'vitest';
import { readDamagedData } from '../../testing/damagedData';
import { entityYaml, fieldYaml, SITE_YAML } from '../../testing/dataFolder';
import { loadFiles, problemsOf, type Entities } from '../../testing/loadProblems';

describe('a sound data folder', () => {
  it('becomes a frozen dictionary in the order of the menu', () => {
    const { entities, site } = loadFiles({
      'visit.yaml': entityYaml('Visit'),
      'eMar.yaml': entityYaml('eMAR'),
      '834-load.yaml': entityYaml('834 Load'),
      '277-response.yaml': entityYaml('277 Response', fieldYaml('X', '1', 'bit')),
      'eligibility.yaml': entityYaml('Eligibility'),
      'allergies.yaml': entityYaml('Allergies'),
    });
    expect(entities.map(({ name }) => name)).toEqual([
      '277 Response',
      '834 Load',
      'Allergies',
      'Eligibility',
      'eMAR',
      'Visit',
    ]);
    expect(site.copyrightYear).toBe(2023);
    const [{ aliases, fields } = {}] = entities;
    for (const part of [site, entities, aliases, fields?.[0]?.values?.codes[0]]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  it.each(['10.00', '007', '1e3', '2023-07-11', 'yes', '0x1F', '~x', 'True', '1_000', '.5', '0o7'])(
    'keeps the spelling of the unquoted example %s',
    (spelling) => {
      const { entities } = loadFiles({ 'a.yaml': entityYaml('A', fieldYaml('X', spelling)) });
      expect(entities[0]?.fields[0]?.exampleValue).toBe(spelling);
    },
  );

  it('distinguishes a null example from the word in quotes', () => {
    const fields = fieldYaml('Nothing', 'null') + fieldYaml('Word', "'null'");
    const { entities } = loadFiles({ 'a.yaml': entityYaml('A', fields) });
    expect(entities[0]?.fields.map(({ exampleValue }) => exampleValue)).toEqual([null, 'null']);
  });

  it('allows a repeated field name where the file says so', () => {
    const twice = fieldYaml('Income') + fieldYaml('Income');
    const yaml = entityYaml('A', twice).replace('fields:', 'repeatedFieldNames: [Income]\nfields:');
    const { entities } = loadFiles({ 'a.yaml': yaml });
    expect(entities[0]?.fields.map(({ anchor }) => anchor)).toEqual(['income', 'income-2']);
  });
});

describe('each problem names its place and what would be right', () => {
  const sound = entityYaml('A');

  it.each(
    Object.entries<Entities>({
      'data/entities/a.yaml:10:15  fields[0].dataType  "integr" is not a data type; did you mean "integer"?':
        { 'a.yaml': sound.replace('dataType: integer', 'dataType: integr') },
      'data/entities/a.yaml:7:1  alises  is not a key that is known here; did you mean "aliases"?':
        { 'a.yaml': sound.replace('aliases:', 'alises:') },
      'data/entities/a.yaml:9:5  fields[0].exampleValue  is missing; it should be text': {
        'a.yaml': sound.replace(/ {4}exampleValue.*\n/, ''),
      },
      'data/entities/a.yaml:7:10  aliases  is text; it should be a list': {
        'a.yaml': sound.replace('aliases: []', 'aliases: none'),
      },
      'data/entities/a.yaml:1:1  name  is empty; it should be text': {
        'a.yaml': sound.replace('name: A', 'name:'),
      },
      'data/entities/a.yaml:11:17  fields[0].isNullable  "no" is not one of true, false': {
        'a.yaml': sound.replace('isNullable: false', 'isNullable: no'),
      },
      'data/entities/a.yaml:14:16  fields[1].fieldName  "X" is already fields[0]; if the export file really repeats it, list it under repeatedFieldNames':
        { 'a.yaml': entityYaml('A', fieldYaml('X') + fieldYaml('X')) },
      'data/entities/a.yaml:16:13  fields[1].anchor  "feet" is that of fields[0]; choose another': {
        'a.yaml': entityYaml('A', fieldYaml('X') + fieldYaml('Y')).replace(
          / {4}dataType/g,
          '    anchor: feet\n    dataType',
        ),
      },
      'data/entities/a.yaml:10:13  fields[0].anchor  "fields" is that of a section of the page; choose another':
        { 'a.yaml': sound.replace('    dataType', '    anchor: fields\n    dataType') },
      'data/entities/b.yaml:2:11  fileName  "ContentA" is also the file of data/entities/a.yaml': {
        'a.yaml': sound,
        'b.yaml': entityYaml('B').replace('ContentB', 'ContentA'),
      },
      'data/entities/a.yaml:7:11  aliases[0]  "b" is already the page of data/entities/b.yaml; choose another':
        { 'a.yaml': sound.replace('[]', '[b]'), 'b.yaml': entityYaml('B') },
      'data/entities/a%2f..%2fhome.yaml  "a%2f..%2fhome" is not a slug: use letters, digits and single hyphens':
        { 'a%2f..%2fhome.yaml': sound },
      'data/entities/a.yaml  is empty; fill it or delete it': { 'a.yaml': '' },
      'data/entities/a.yaml  is not valid UTF-8; save it as UTF-8': {
        'a.yaml': Uint8Array.from([0x6e, 0x61, 0xff, 0xfe]),
      },
      'data/entities/a.yaml:1:4  a  uses a YAML anchor (&name), which is not allowed here; write the value out':
        { 'a.yaml': 'a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n' },
    }),
  )('%s', (problem, entities) => {
    expect(problemsOf(entities)).toContain(problem);
  });

  it.each(
    Object.entries<Entities>({
      'repeatedFieldNames[0]  "Client Id" is not repeated; take it off the list': {
        'a.yaml': sound.replace('fields:', 'repeatedFieldNames: [Client Id]\nfields:'),
      },
      'b.yaml:7:11  aliases[0]  "C" is already an alias in data/entities/a.yaml': {
        'a.yaml': sound.replace('[]', '[c]'),
        'b.yaml': entityYaml('B').replace('[]', '[C]'),
      },
      'has the same slug as data/entities/A.yaml': { 'a.yaml': sound, 'A.yaml': entityYaml('B') },
      'a.yml  is not read; an entity’s file is named': { 'a.yml': sound },
      'a.yaml  holds only comments': { 'a.yaml': '# nothing\n' },
      'a.yaml:1:1  is text; it should be a group': { 'a.yaml': 'just text' },
      'needs at least one field': { 'a.yaml': sound.replace(/fields:[^]*/, 'fields: []\n') },
    }),
  )('… %s', (part, entities) => {
    expect(problemsOf(entities).join('\n')).toContain(part);
  });

  it('in the site’s own file', () => {
    const broken = SITE_YAML.replace('2023', 'soon').replace('provider', 'provder');
    expect(problemsOf({ 'a.yaml': sound }, { site: broken })).toEqual([
      'data/site.yaml:1:1  provider  is missing; it should be text',
      'data/site.yaml:3:1  provder  is not a key that is known here; did you mean "provider"?',
      'data/site.yaml:4:16  copyrightYear  "soon" is not a year such as 2023',
      '3 problems in the data',
    ]);
  });

  it('of all files in one run, in the order of the files', () => {
    const lines = problemsOf({
      'b.yaml': sound.replace('isCustomOnly: false', 'isCustomOnly: maybe'),
      'a.yaml': sound.replace('integer', 'integr').replace('aliases', 'aliasses'),
      'c.yaml': '',
    });
    expect(lines.map((line) => line.split('  ')[0])).toEqual([
      'data/entities/a.yaml:1:1',
      'data/entities/a.yaml:7:1',
      'data/entities/a.yaml:10:15',
      'data/entities/b.yaml:5:17',
      'data/entities/c.yaml',
      '5 problems in the data',
    ]);
  });

  it('without touching prototypes', () => {
    problemsOf({ 'a.yaml': `__proto__: {polluted: yes}\n${sound}` });
    expect('polluted' in {}).toBe(false);
  });
});

it('finds what is wrong with damaged files, in a place of the file, and never throws', () => {
  const { files, refused, ...problems } = readDamagedData(200, 20261121);
  expect(problems).toEqual({ uncaught: [], outside: [], polluted: [] });
  expect(refused).toBeGreaterThan(files / 2);
});
