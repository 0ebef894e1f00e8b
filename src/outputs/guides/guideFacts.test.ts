import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadDictionary } from '../../dictionary/load/load';
import { PAGES } from '../../dictionary/model/addresses';
import { textsOf } from '../../testing/cases';
import { changedProject, type Change } from '../../testing/changedProject';
import { isGolden } from '../../testing/golden';
import { guideCounts, recordEvents, recordStates, withoutClientId } from './guideFacts';
import { guideJoins } from './guideJoins';
import { guides, notExportedTable } from './guides';
import { loadingOrder } from './loadingOrder';

// The tables are read as Markdown.
isGolden(
  __dirname,
  guides,
  /(before-you-release|elsewhere|loading-order|reading-an-export|records-managers|what-is-covered|where-is)\.json$/,
);

type Identifiers = { identifiers: { identifiers: { identifier: string }[] } };
type Facts = Change & {
  data: Identifiers;
  order: Record<'slugs', string[]> & Record<'joins' | 'steps', string[][]>;
} & Record<'counts' | 'events' | 'states', object>;
const FACTS = textsOf(path.join(__dirname, 'guideFacts')) as Facts;

/** The project with what it says of these identifiers. */
function load(...names: string[]) {
  const all = FACTS.data.identifiers.identifiers;
  const known = all.filter(({ identifier }) => names.includes(identifier));
  const identifiers = { ...FACTS.data.identifiers, identifiers: known };
  const data = { ...FACTS.data, identifiers };
  return loadDictionary(path.join(changedProject({ ...FACTS, data }), 'data'));
}

const dictionary = load('Client Id', 'Client Visit Id', 'Plan Id');

it('counts what guides mention', () => {
  // Eleven pages beside entities and guides, and five guides and lists that have addresses by name.
  const guides = [{ slug: '/guides/one' }, { slug: PAGES.openQuestions }];
  expect(guideCounts(dictionary, guides)).toEqual(FACTS.counts);
});

/** Links to fields as their names. */
const named = (facts: readonly object[]) =>
  facts.map((fact) =>
    Object.fromEntries(
      Object.entries(fact).map(([key, value]) => [
        key,
        Array.isArray(value) ? value.map(({ fieldName }) => fieldName) : value,
      ]),
    ),
  );

it('finds by the names of fields whether a record still counts, and who did what to it when', () => {
  expect(named(recordStates(dictionary))).toEqual(FACTS.states);
  expect(named(recordEvents(dictionary))).toEqual(FACTS.events);
});

it('counts what the identifiers say, and not what fields are called', () => {
  const { withClientId, visitFields, joins } = guideCounts(load('Client Id'), []);
  expect([withClientId, visitFields, joins]).toEqual(['2', '0', '3']);
  const withoutClients = load('Client Visit Id');
  expect(guideCounts(withoutClients, []).withClientId).toBe('0');
  expect(withoutClientId(withoutClients)).toHaveLength(3);
});

describe('the joins that a guide lists', () => {
  const guide = (body: string) => [
    { title: '', slug: '', description: '', body, file: 'docs/guides/a.mdx', line: 5 },
  ];
  const listing = (fields: string) => guide(`\n\n<FieldJoins\n  fields="${fields}"\n/>\n`);

  it('are those of the fields, with where they lead', () => {
    const [visit, client, ...others] = guideJoins(
      dictionary,
      listing('b/Visit ID; a/Client ID; b/Visit ID'),
    );
    expect(others).toEqual([]);
    expect(visit).toMatchObject({
      place: 'b/Visit ID',
      entityName: 'B',
      joins: [{ entityName: 'A', to: { fieldName: 'Client Visit Id' }, sure: 'stated' }],
    });
    expect(visit?.joins).toHaveLength(1);
    expect(client).toMatchObject({ joins: [{ sure: 'from the name', basis: 'The name.' }] });
  });

  it('go when the identifier goes', () => {
    expect(guideJoins(load('Client Id'), listing('b/Visit ID'))).toMatchObject([{ joins: [] }]);
  });

  it('are refused where the field is not there, by the guide’s line', () => {
    expect(() => guideJoins(dictionary, listing('b/Visit Id; x/Visit ID; a/Client ID'))).toThrow(
      'docs/guides/a.mdx:8:1  "b/Visit Id" is no field; write the slug of an entity, a slash and the field\'s name\n' +
        'docs/guides/a.mdx:8:1  "x/Visit ID" is no field',
    );
    expect(() => guideJoins(dictionary, listing('x/Visit ID'))).toThrow('"x/Visit ID" is no field');
  });
});

it('loads each entity after all that it leads to, and those that lead to each other in one step', () => {
  const { slugs, joins, steps } = FACTS.order;
  const made = loadingOrder({
    entities: slugs.map((slug) => ({ slug, name: slug })),
    relationships: {
      joins: joins.map(([from, to]) => ({ from: { slug: from }, to: { slug: to } })),
    },
  } as unknown as Parameters<typeof loadingOrder>[0]);
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  expect(made.map(({ entities, circle }) => [names(entities), names(circle)])).toEqual(steps);
});

it('lists the ids whose own list is not exported, each once with its fields', () => {
  const [row, ...others] = notExportedTable(dictionary).rows;
  expect([row?.[0], others]).toEqual(['Plan Id', []]);
  expect(row?.[2]).toMatchObject([{ before: 'A › ' }, { before: 'B › ' }]);
});
