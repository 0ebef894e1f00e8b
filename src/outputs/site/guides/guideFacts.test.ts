import { describe, expect, it } from 'vitest';
import { PAGES } from '../../../dictionary/model/addresses';
import { entityYaml, fieldYaml, identifiersYaml } from '../../../testing/dataFolder';
import { isGolden } from '../../../testing/golden';
import { loadFiles } from '../../../testing/loadProblems';
import { guideCounts, recordEvents, recordStates, guides, withoutClientId } from './guideFacts';
import { guideJoins } from './guideJoins';
import { loadingOrder, notExported } from './loadingOrder';

isGolden(__dirname, guides);

const nullable = (field: string) => field.replace('isNullable: false', 'isNullable: true');

const CLIENTS = `  - identifier: Client Id
    identifies: a client
    closeness: client
    home: { entity: c, field: Client Id }
    also: [Client ID]
    status: inferred
    basis: The name.
`;
const VISITS = `  - identifier: Client Visit Id
    identifies: a visit
    home: { entity: a, field: Client Visit Id }
    also: [Visit ID]
    status: stated
    basis: Said so.
`;

/** Who describes the field before, and who says that its values are those of a code system. */
const said = (who: string, valuesBy?: string) => {
  const values = `    values: {status: external, codeSystem: loinc, describedBy: ${valuesBy}}\n`;
  return `    describedBy: ${who}\n${valuesBy ? values : ''}`;
};

const entities = {
  'a.yaml': entityYaml(
    'A',
    nullable(fieldYaml('Client ID')) +
      said('vendor') +
      fieldYaml('Is Deleted', '0', 'bit') +
      said('process-page') +
      fieldYaml('Deleted Date', '2025-03-04T10:00:00', 'smalldatetime') +
      fieldYaml('Deleted Reason', 'x', 'varchar') +
      said('loinc', 'site') +
      fieldYaml('Inactive', 'false', 'boolean') +
      said('site', 'vendor') +
      fieldYaml('Date UTC', '2025-03-04', 'date') +
      fieldYaml('Client Visit Id'),
  ),
  'b.yaml': entityYaml('B', fieldYaml('From Client Id') + fieldYaml('Visit ID')).replace(
    'hasCustomFields: false',
    'hasCustomFields: true',
  ),
  'c.yaml': entityYaml('C')
    .replace('isCustomOnly: false', 'isCustomOnly: true')
    .replace('hasCustomFields: false', 'hasCustomFields: true')
    .replace(
      '    description: What it says.',
      '    description: What it says.\n    inferred: [dataType]\n    basis: The name.',
    ),
};

const load = (identifiers: string) =>
  loadFiles(entities, {
    identifiers: identifiersYaml({ identifiers: `\n${identifiers}` }),
    'code-systems': 'codeSystems: {loinc: {name: Numbers, publisher: Somebody}}',
  });

const dictionary = load(CLIENTS + VISITS);

it('counts what guides mention', () => {
  // Ten pages beside entities and guides, and five guides and lists that have addresses by name.
  const guides = [{ slug: '/guides/one' }, { slug: PAGES.openQuestions }];
  expect(guideCounts(dictionary, guides)).toEqual({
    entities: '3',
    fields: '10',
    pages: '19',
    looks: '76',
    withClientId: '2',
    withNullableClientId: '1',
    visitFields: '1',
    visitEntities: '1',
    staffFields: '0',
    joins: '3',
    statedJoins: '1',
    inferredJoins: '2',
    castJoins: '0',
    withInferredType: '1',
    byVendor: '1',
    byStandard: '1',
    byOtherSources: '1',
    bySite: '1',
    codedFields: '2',
    concludedCodes: '1',
    moments: '2',
    utcMoments: '1',
    withoutZone: '1',
    withCreated: '0',
    withUpdated: '0',
    withSigned: '0',
    withApproved: '0',
    withDeletedFlag: '1',
  });
});

it('finds the fields that say whether a record still counts', () => {
  const link = (fieldName: string, anchor: string) => ({ fieldName, anchor });
  expect(recordStates(dictionary)).toEqual([
    {
      slug: 'a',
      name: 'A',
      deleted: [link('Is Deleted', 'is-deleted')],
      deletion: [link('Deleted Date', 'deleted-date')],
      inForce: [link('Inactive', 'inactive')],
    },
  ]);
});

it('counts what the identifiers say, and not what fields are called', () => {
  const { withClientId, visitFields, joins } = guideCounts(load(CLIENTS), []);
  expect([withClientId, visitFields, joins]).toEqual(['2', '0', '2']);
  const withoutClients = load(VISITS);
  expect(guideCounts(withoutClients, []).withClientId).toBe('0');
  expect(withoutClientId(withoutClients)).toHaveLength(3);
});

describe('the joins that a guide lists', () => {
  const guide = (body: string) => [
    { title: '', slug: '', description: '', body, file: 'docs/guides/a.mdx', line: 5 },
  ];
  const listing = (fields: string) => guide(`\n\n<FieldJoins\n  fields="${fields}"\n/>\n`);

  it('are those of the fields, with where they lead', () => {
    const [visit, client] = guideJoins(dictionary, listing('b/Visit ID; a/Client ID'));
    expect(visit).toMatchObject({
      place: 'b/Visit ID',
      entityName: 'B',
      joins: [{ entityName: 'A', to: { fieldName: 'Client Visit Id' }, sure: 'stated' }],
    });
    expect(visit?.joins).toHaveLength(1);
    expect(client).toMatchObject({ joins: [{ sure: 'from the name', basis: 'The name.' }] });
  });

  it('go when the identifier goes', () => {
    expect(guideJoins(load(CLIENTS), listing('b/Visit ID'))).toMatchObject([{ joins: [] }]);
  });

  it('are refused where the field is not there, by the guide’s line', () => {
    expect(() => guideJoins(dictionary, listing('b/Visit Id; x/Visit ID; a/Client ID'))).toThrow(
      'docs/guides/a.mdx:8:1  "b/Visit Id" is no field; write the slug of an entity, a slash and the field\'s name\n' +
        'docs/guides/a.mdx:8:1  "x/Visit ID" is no field',
    );
  });
});

it('finds by the names of fields who did what to a record, each field for one event', () => {
  const names = [
    ...[
      'Created Date',
      'Created By Employee Id',
      'Updated Date UTC',
      'Date Updated',
      'Statement Id',
    ],
    ...[
      'Is Signed',
      'Signature 2 Created Date',
      'Signature Label',
      'Assignment of Benefits Signed',
    ],
    ...['Approved By Employee', 'Approval Required By Role', 'Is Deleted', 'Rx Change Code'],
  ];
  const found = recordEvents(
    loadFiles({
      'a.yaml': entityYaml('A', names.map((name) => fieldYaml(name)).join('')),
      'b.yaml': entityYaml('B', fieldYaml('Client Id')),
    }),
  );
  const events = found.map(({ slug, name, ...fields }) => [
    `${slug} ${name}`,
    Object.fromEntries(
      Object.entries(fields).map(([event, links]) => [
        event,
        links.map(({ fieldName }) => fieldName),
      ]),
    ),
  ]);
  expect(events).toEqual([
    [
      'a A',
      {
        created: ['Created Date', 'Created By Employee Id'],
        updated: ['Updated Date UTC', 'Date Updated'],
        signed: ['Is Signed', 'Signature 2 Created Date'],
        approved: ['Approved By Employee'],
        deleted: ['Is Deleted'],
      },
    ],
  ]);
});

it('loads each entity after all that it leads to, and those that lead to each other in one step', () => {
  const joins = [
    ['visit', 'client'],
    ['claim', 'visit'],
    ['claim', 'claim'],
    ['visit', 'insurance'],
    ['insurance', 'visit'],
  ].map(([from = '', to = '']) => ({ from: { slug: from }, to: { slug: to } }));
  const slugs = ['claim', 'client', 'insurance', 'payer', 'visit'];
  const steps = loadingOrder({
    entities: slugs.map((slug) => ({ slug, name: slug })),
    relationships: { joins },
  } as unknown as Parameters<typeof loadingOrder>[0]);
  const names = steps.map(({ entities, circle }) =>
    [entities, circle].map((list) => list.map(({ name }) => name)),
  );
  expect(names).toEqual([
    [['client', 'payer'], []],
    [[], ['insurance', 'visit']],
    [['claim'], []],
  ]);
});

it('lists the ids whose own list is not exported, each once with its fields', () => {
  const outcome = (name: string) => ({
    identifier: name,
    identifies: 'a plan',
    outcome: 'not exported',
  });
  const entity = (slug: string, identity: object) => ({
    ...{ slug, name: slug },
    fields: [{ fieldName: 'Plan Id', anchor: 'plan-id', identity }],
  });
  const entities = [
    entity('a', outcome('Plan Id')),
    entity('b', outcome('Plan Id')),
    entity('c', { ...outcome('Other Id'), outcome: 'own' }),
  ];
  const found = notExported({ entities } as unknown as Parameters<typeof notExported>[0]);
  expect(
    found.map(({ identifier, fields }) => [identifier, fields.map(({ slug }) => slug)]),
  ).toEqual([['Plan Id', ['a', 'b']]]);
});
