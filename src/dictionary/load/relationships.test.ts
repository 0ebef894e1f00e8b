import { describe, expect, it } from 'vitest';
import { entityYaml, fieldYaml, identifiersYaml } from '../../testing/dataFolder';
import { loadFiles, problemsOf } from '../../testing/loadProblems';

const identifiers = (...lists: Parameters<typeof identifiersYaml>) => ({
  identifiers: identifiersYaml(...lists),
});

const VISIT = `
  - identifier: Visit Id
    identifies: a visit
    home: { entity: visit, field: Visit Id }
    status: inferred
    basis: The name.
`;

const to = (field: string, more = '') =>
  `{ to: { entity: visit, field: ${field} }, ${more}status: stated, basis: Seen. }`;
const says = (field: string, reference: string) => `${field}    reference: ${reference}\n`;

/** An entity A with these fields, beside a visit with a number, a part and a GUID. */
const entities = (fields: string) => ({
  'a.yaml': entityYaml('A', fields),
  'visit.yaml': entityYaml(
    'Visit',
    fieldYaml('Visit Id') +
      fieldYaml('Part') +
      fieldYaml('Key', '5E1D7A52-0000-4000-8000-000000000001', 'uniqueidentifier'),
  ),
});

function joins(fields: string, files = identifiers({ identifiers: VISIT })) {
  return loadFiles(entities(fields), files).relationships.joins;
}

/** The identity of A's last field. */
function identity(fields: string, files = identifiers({ identifiers: VISIT })) {
  return loadFiles(entities(fields), files).entities[0]?.fields.at(-1)?.identity;
}

const problems = (fields: string, files = identifiers({ identifiers: VISIT })) =>
  problemsOf(entities(fields), files).join('\n');

const place = (slug: string, anchor: string, fieldName: string) => ({ slug, anchor, fieldName });
const VISIT_ID = place('visit', 'visit-id', 'Visit Id');

/** What A's Visit Id identifies, and its join, where nothing more is said. */
const IDENTITY = { identifier: 'Visit Id', identifies: 'a visit', basis: 'The name.' };
const JOIN = {
  ...IDENTITY,
  ...{ from: place('a', 'visit-id', 'Visit Id'), to: VISIT_ID, role: '', with: [] as string[] },
  ...{ closeness: 'specific', cardinality: 'many-to-one', status: 'inferred' },
};

describe('a join says', () => {
  it('the least where its identifier says no more', () => {
    expect(joins(fieldYaml('Visit Id'))).toEqual([{ ...JOIN, byName: true }]);
  });

  const said = VISIT.replace('inferred', 'stated').replace(
    '    status',
    '    closeness: visit\n    cardinality: one-to-one\n    with: [Part]\n    status',
  );

  it('all that its identifier says', () => {
    const fields = fieldYaml('Visit Id') + fieldYaml('Part');
    expect(joins(fields, identifiers({ identifiers: said }))).toMatchObject([
      { closeness: 'visit', cardinality: 'one-to-one', with: ['Part'], status: 'stated' },
    ]);
  });

  it('what its field says before what the identifier says, and takes the rest from there', () => {
    const reference =
      '{ to: { entity: visit, field: Visit Id }, with: [Key], cardinality: many-to-many, status: inferred, basis: Seen. }';
    const fields = fieldYaml('Key') + says(fieldYaml('First Visit Id'), reference);
    expect(joins(fields, identifiers({ identifiers: said }))).toEqual([
      {
        ...{ ...JOIN, from: place('a', 'first-visit-id', 'First Visit Id'), role: 'First' },
        ...{ closeness: 'visit', with: ['Key'], cardinality: 'many-to-many', basis: 'Seen.' },
      },
    ]);
    const identified = { ...IDENTITY, outcome: 'reference', basis: 'Seen.' };
    expect(identity(fields, identifiers({ identifiers: said }))).toEqual(identified);
  });

  it('what its target is known as, though its own name is another', () => {
    expect(joins(says(fieldYaml('Stay'), to('Visit Id')))).toMatchObject([
      { identifier: 'Visit Id', identifies: 'a visit', role: '' },
    ]);
  });

  it('its own name where its target is known as nothing', () => {
    for (const name of ['Stay', 'Visit Id']) {
      const own = {
        from: expect.anything(),
        identifier: name,
        identifies: '',
        status: 'stated',
        basis: 'Seen.',
      };
      expect(joins(says(fieldYaml(name), to('Part')))).toMatchObject([
        { ...JOIN, ...own, to: place('visit', 'part', 'Part') },
      ]);
    }
  });

  it('that GUIDs are alike in small letters and capitals, and from what to what a text is cast', () => {
    expect(joins(says(fieldYaml('Stay', 'x', 'varchar'), to('Key')))).toMatchObject([
      { ignoresCase: true, cast: { from: 'varchar', to: 'uniqueidentifier' } },
    ]);
    const [same] = joins(says(fieldYaml('Stay', 'x', 'uniqueidentifier'), to('Key')));
    expect(same).toMatchObject({ ignoresCase: true });
    expect(same?.cast).toBeUndefined();
  });

  it('from what to what a number is cast where the widths of integers differ', () => {
    const [join] = joins(fieldYaml('Visit Id', '1', 'smallint'));
    expect(join?.cast).toEqual({ from: 'smallint', to: 'integer' });
  });
});

it('finds on which side there is no field to compare', () => {
  const said = problems(says(fieldYaml('Stay'), to('Visit Id', 'with: [Nowhere, Part], ')));
  expect(said).toContain('fields[0].reference.with  "Nowhere" is no field of a, so');
  expect(said).toContain('fields[0].reference.with  "Nowhere" is no field of visit, so');
  expect(said).toContain('fields[0].reference.with  "Part" is no field of a, so');
  expect(said).toContain('3 problems in the data');
});

describe('a field that leads nowhere', () => {
  it('is at home in nothing that is documented, and says where it may be', () => {
    const none = VISIT.replace('{ entity: visit, field: Visit Id }', 'not exported\n    lookIn: a');
    const files = identifiers({ identifiers: none });
    expect(identity(fieldYaml('Visit Id'), files)).toEqual({
      ...IDENTITY,
      outcome: 'not exported',
    });
    const { relationships } = loadFiles(entities(fieldYaml('Visit Id')), files);
    expect(relationships.joins).toEqual([]);
    expect(relationships.identifiers[0]).toMatchObject({ lookIn: 'a', home: undefined });
  });

  it('may lead to fields worth a test, of which it is none itself', () => {
    const unknown = `
  - identifier: Report Id
    identifies: a report
    candidates: [{ entity: a, field: Report Id }, { entity: visit, field: Part }]
    basis: Nobody says.
`;
    expect(identity(fieldYaml('Report Id'), identifiers({ unknown }))).toEqual({
      outcome: 'unknown',
      identifier: 'Report Id',
      identifies: 'a report',
      basis: 'Nobody says.',
      candidates: [place('visit', 'part', 'Part')],
    });
  });

  it('has no candidates where it is the only one, or none are named', () => {
    const unknown = (candidates: string) => `
  - identifier: Report Id
    identifies: a report
${candidates}    basis: Nobody says.
`;
    const itself = unknown('    candidates: [{ entity: a, field: Report Id }]\n');
    for (const list of [itself, unknown('')]) {
      const found = identity(fieldYaml('Report Id'), identifiers({ unknown: list }));
      expect(found?.outcome).toBe('unknown');
      expect(found?.candidates).toBeUndefined();
    }
  });

  it('identifies nothing where its name only looks so', () => {
    const notIdentifiers = '\n  - { identifier: Paid Id, basis: A flag. }\n';
    expect(identity(fieldYaml('Paid Id'), identifiers({ notIdentifiers }))).toBeUndefined();
    expect(identity(fieldYaml('Paid Id'))).toBeUndefined();
  });

  it('can say so itself, with what it identifies and what is like it', () => {
    const reference =
      '{ none: Given by a payer., outcome: external, identifies: a policy, candidates: [{ entity: visit, field: Part }] }';
    expect(joins(says(fieldYaml('Visit Id'), reference))).toEqual([]);
    expect(identity(says(fieldYaml('Visit Id'), reference))).toEqual({
      outcome: 'external',
      identifier: 'Visit Id',
      identifies: 'a policy',
      basis: 'Given by a payer.',
      candidates: [place('visit', 'part', 'Part')],
    });
  });

  it('need not say what it identifies, nor what is like it', () => {
    const found = identity(says(fieldYaml('Visit Id'), '{ none: A text., outcome: own }'));
    expect(found).toMatchObject({ outcome: 'own', identifies: '' });
    expect(found?.candidates).toBeUndefined();
  });

  it('is no key, though it says so, until something leads to it', () => {
    const key = says(fieldYaml('Stay'), '{ none: Its number., outcome: key }');
    expect(identity(key)?.outcome).toBe('own');
    const reference = '{ to: { entity: a, field: Stay }, status: stated, basis: Seen. }';
    const dictionary = loadFiles(entities(key + says(fieldYaml('Last'), reference)), identifiers());
    expect(dictionary.entities[0]?.fields[0]?.identity?.outcome).toBe('key');
  });
});

describe('what a field says itself is refused', () => {
  it('where it leads to itself', () => {
    const stay = to('Stay').replace('visit', 'a');
    expect(problems(says(fieldYaml('Stay'), stay))).toContain('reference.to  leads to itself');
  });

  it.each([
    ['visits, field: Part', '"visits" is no entity; write the slug of one'],
    ['visit, field: Prt', '"Prt" is no field of visit; write its name as it stands there'],
  ])('where it leads to what is not there: %s', (to, message) => {
    const reference = `{ to: { entity: ${to} }, status: stated, basis: Seen. }`;
    expect(problems(says(fieldYaml('Stay'), reference))).toContain(
      `fields[0].reference.to  ${message}`,
    );
  });

  it('where what is like it is not there', () => {
    const reference =
      '{ none: A text., outcome: own, candidates: [{ entity: visit, field: Prt }] }';
    expect(problems(says(fieldYaml('Stay'), reference))).toContain(
      'fields[0].reference.candidates  "Prt" is no field of visit',
    );
  });
});

describe('a target that another field decides', () => {
  const polymorphic = (targets: string) => `
  - entity: a
    field: Area Id
    by: Area
    identifies: a record
    basis: Listed.
    targets:
      - { value: None, to: not exported, status: stated, basis: Listed. }
${targets}`;
  const fields = fieldYaml('Area', 'Visit', 'varchar') + fieldYaml('Area Id');
  const PART =
    '      - { value: Part, to: { entity: visit, field: Part }, where: { field: Visit Id, is: 7 }, status: inferred, basis: Seen. }\n';
  const WHOLE =
    '      - { value: Visit, to: { entity: visit, field: Visit Id }, status: stated, basis: Listed. }\n';

  it('says in which records, which record it is, and what it identifies', () => {
    const files = identifiers({ identifiers: VISIT, polymorphic: polymorphic(PART + WHOLE) });
    const common = { ...JOIN, from: place('a', 'area-id', 'Area Id'), identifies: 'a record' };
    expect(joins(fields, files)).toEqual([
      {
        ...common,
        to: place('visit', 'part', 'Part'),
        identifier: 'Area Id',
        when: { fieldName: 'Area', value: 'Part' },
        where: { fieldName: 'Visit Id', value: '7' },
        status: 'inferred',
        basis: 'Seen.',
      },
      {
        ...common,
        when: { fieldName: 'Area', value: 'Visit' },
        status: 'stated',
        basis: 'Listed.',
      },
    ]);
    expect(identity(fields, files)).toEqual({
      outcome: 'polymorphic',
      identifier: 'Area Id',
      identifies: 'a record',
      basis: 'Listed.',
    });
  });

  it('is refused where the field, or one to compare, is not there', () => {
    const compared = WHOLE.replace('status', 'with: [Part], status');
    const files = identifiers({ polymorphic: polymorphic(compared) });
    expect(problems(fields, files)).toContain(
      'polymorphic[0].targets[1].with  "Part" is no field of a, so the join cannot compare it',
    );
    expect(problems(fieldYaml('Area', 'x', 'varchar'), files)).toContain(
      'polymorphic[0].field  "Area Id" is no field of a',
    );
    expect(problems(fieldYaml('Area Id'), files)).toContain(
      'data/identifiers.yaml:8:9  polymorphic[0].by  "Area" is no field of a',
    );
  });
});
