import { expect, it } from 'vitest';
import { joinFrom } from '../../testing/paths';
import type { Entity } from './dictionary';
import { hasRelations, relationsOf } from './relations';
import type { Join } from './relationships';

const SLUGS = ['visit', 'claims', 'profile', 'employee'];
const FIELDS = [
  { fieldName: 'Visit Id', anchor: 'visit id', identity: { outcome: 'key' } },
  { fieldName: 'Client Id', anchor: 'client id', identity: { outcome: 'reference' } },
  { fieldName: 'Status', anchor: 'status' },
];
const entities = SLUGS.map((slug) => ({
  ...{ slug, name: slug.toUpperCase(), fields: slug === 'visit' ? FIELDS : [] },
}));
const joins = [
  joinFrom('claims/Visit Id', 'visit/Visit Id', { role: 'Billed', with: ['Client Id'] }),
  joinFrom('visit/Split From', 'visit/Visit Id', { cardinality: 'one-to-one' }),
  joinFrom('visit/Client Id', 'profile/Client Id'),
  joinFrom('claims/Client Id', 'profile/Client Id'),
  joinFrom('visit/Seen By', 'employee/Employee Id'),
  joinFrom('employee/Supervisor', 'employee/Employee Id'),
];
const of = (slug: string) =>
  relationsOf(
    {
      entities: entities as unknown as Entity[],
      relationships: { joins, identifiers: [], homes: {} },
    },
    slug,
  );
const spell = (relations: ReturnType<typeof of>['refersTo']) =>
  relations.map(
    ({ own, other, cardinality }) =>
      `${own.fieldName} ${cardinality} ${other.entityName}/${other.fieldName}`,
  );

it('shows both directions from the entity’s own side', () => {
  expect(spell(of('claims').refersTo)).toEqual(['Visit Id many-to-one VISIT/Visit Id']);
  expect(spell(of('visit').referredBy)).toEqual([
    'Visit Id one-to-many CLAIMS/Visit Id',
    'Visit Id one-to-one VISIT/Split From',
  ]);
});

it('says how sure a relation is, from either side', () => {
  const sure = (more: Partial<Join>) => {
    const relationships = {
      joins: [joinFrom('claims/Visit Id', 'visit/Visit Id', more)],
      identifiers: [],
      homes: {},
    };
    const dictionary = { entities: entities as unknown as Entity[], relationships };
    const { refersTo } = relationsOf(dictionary, 'claims');
    const { referredBy } = relationsOf(dictionary, 'visit');
    return [...refersTo, ...referredBy].map((relation) => relation.sure);
  };
  expect(sure({ status: 'stated' })).toEqual(['stated', 'stated']);
  expect(sure({ status: 'stated', byName: true })).toEqual(['stated', 'stated']);
  expect(sure({ byName: true })).toEqual(['from the name', 'from the name']);
  expect(sure({})).toEqual(['inferred', 'inferred']);
});

it('names the keys of an entity, by which others refer to it', () => {
  expect(of('visit').keys).toEqual([{ fieldName: 'Visit Id', anchor: 'visit id' }]);
  expect(of('claims').keys).toEqual([]);
  expect(of('nowhere').keys).toEqual([]);
});

it('says with each relation what the join says of it', () => {
  expect(of('employee').refersTo).toEqual([]);
  expect(of('claims').refersTo).toMatchObject([
    { role: 'Billed', basis: 'The name.', sure: 'inferred', with: ['Client Id'] },
  ]);
});

it('sums up the client and staff on either side', () => {
  const names = (fields: readonly { fieldName: string }[]) => fields.map((each) => each.fieldName);
  expect(names(of('visit').client)).toEqual(['Client Id']);
  expect(names(of('visit').employees)).toEqual(['Seen By']);
  expect(spell(of('visit').refersTo)).toEqual(['Split From one-to-one VISIT/Visit Id']);
  expect(of('profile')).toMatchObject({ referredBy: [], many: { fields: 2, entities: 2 } });
  expect(of('employee')).toMatchObject({ employees: [], many: { fields: 2, entities: 2 } });
  expect(of('visit').many).toBeUndefined();
});

it('is nothing where no join is known', () => {
  expect(hasRelations(of('claims'))).toBe(true);
  expect(hasRelations(of('nowhere'))).toBe(false);
});
