import path from 'node:path';
import { expect, it } from 'vitest';
import { casesOf } from '../../testing/cases';
import type { FieldPlace, Identity, Join } from '../model/relationships';
import { changedProject } from '../../testing/changedProject';
import { loadIn, problemsIn } from '../../testing/loadProblems';

type Fields = (string | { fieldName: string })[];

/** Fields of A, beside a visit, and the lists of identifiers. */
type Case = { fields: Fields; lists?: Record<string, object[]> };

const { visit, lists, leads, refuses } = casesOf(path.join(__dirname, 'relationships')) as {
  visit: Fields;
  lists: Case['lists'];
  leads: Record<string, Case & { joins?: object[]; identity?: string }>;
  refuses: (Case & { says: string[] })[];
};

const fieldsOf = (fields: Fields) =>
  fields.map((field) => {
    const keys = typeof field === 'string' ? { fieldName: field } : field;
    return { dataType: 'integer', ...keys };
  });

const VISIT = { name: 'Visit', fileName: 'ContentVisit', repeatedFieldNames: ['Visit Id'] };

const project = ({ fields, lists: own }: Case) =>
  changedProject({
    ...{
      entity: { name: 'A' },
      fields: fieldsOf(fields),
      data: { identifiers: { ...lists, ...own } },
    },
    entities: { visit: { ...VISIT, fields: fieldsOf(visit) } },
  });

const placeOf = ({ slug, fieldName }: FieldPlace) => `${slug}/${fieldName}`;

/** A join without what is so where nothing is said. */
const shortened = ({ from, to, role, with: more, closeness, cardinality, ...rest }: Join) => ({
  ...{ from: placeOf(from), to: placeOf(to), ...(role && { role }), ...rest },
  ...(more.length > 0 && { with: more }),
  ...(closeness !== 'specific' && { closeness }),
  ...(cardinality !== 'many-to-one' && { cardinality }),
});

const VISIT_ID = {
  ...{ to: 'visit/Visit Id', identifier: 'Visit Id', identifies: 'a visit' },
  ...{ status: 'inferred', basis: 'The name.' },
};

const spell = (found: Identity) =>
  `${found.outcome} ${found.identifier}, ${found.identifies || 'nothing'}: ${found.basis}` +
  (found.candidates ? ` Perhaps ${found.candidates.map(placeOf).join(', ')}` : '');

it.each(Object.entries(leads))('leads to %s', (_, { joins = [], identity, ...given }) => {
  const { entities, relationships } = loadIn(project(given));
  const shown = relationships.joins.map(shortened);
  expect(shown).toEqual(joins.map((join) => ({ ...VISIT_ID, ...join })));
  const found = entities[0]?.fields.at(-1)?.identity;
  const ofJoin = shown.at(-1) && spell({ ...shown.at(-1)!, outcome: 'reference' });
  expect(found && spell(found)).toEqual(identity ?? (found && ofJoin));
});

it.each(refuses)('refuses $says.0', ({ says, ...given }) => {
  const problems = problemsIn(project(given)).map((line) => line.replace(/:\d+:\d+/, ''));
  expect(problems.slice(0, -1)).toEqual(says);
});

it('says under each name where it is at home, and what others give out in the first field', () => {
  const candidates = [
    { entity: 'a', field: 'Part' },
    { entity: 'visit', field: 'Part' },
  ];
  const policy = {
    identifier: 'Policy',
    also: ['Policy Number'],
    identifies: 'a policy',
    candidates,
  };
  const external = [{ ...policy, basis: 'Given by the payer.' }];
  const unknown = [{ ...external[0], identifier: 'Report Id', also: [] }];
  const { homes, identifiers } = loadIn(
    project({ fields: ['Part'], lists: { external, unknown } }),
  ).relationships;
  expect(identifiers.map(({ name, also }) => [name, ...also])).toEqual([['Visit Id', 'Visit ID']]);
  expect(homes).toEqual({
    ...{ 'Visit Id': 'visit', 'Visit ID': 'visit' },
    ...{ Policy: 'a', 'Policy Number': 'a' },
  });
});
