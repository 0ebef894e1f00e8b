import { expect, it } from 'vitest';
import {
  CARDINALITIES,
  isSamePlace,
  joinsFrom,
  joinsTo,
  reversed,
  surenessOf,
  type Join,
} from './relationships';

const place = (slug: string, anchor: string) => ({ slug, anchor, fieldName: anchor });

it('says how sure a join is: what a source says counts before the name', () => {
  expect(surenessOf({ status: 'inferred', byName: true })).toBe('from the name');
  expect(surenessOf({ status: 'inferred' })).toBe('inferred');
  expect(surenessOf({ status: 'stated', byName: true })).toBe('stated');
});

it('sees a cardinality from the other side', () => {
  expect(CARDINALITIES.map(reversed)).toEqual([
    'one-to-many',
    'one-to-one',
    'many-to-one',
    'many-to-many',
  ]);
});

it('finds the joins on either side of an entity, those to itself on both', () => {
  const out = { from: place('visit', 'client-id'), to: place('profile', 'client-id') } as Join;
  const own = { from: place('visit', 'split-from'), to: place('visit', 'visit-id') } as Join;
  const joins = [out, own];
  expect(joinsFrom({ joins }, 'visit')).toEqual([out, own]);
  expect(joinsTo({ joins }, 'visit')).toEqual([own]);
  expect(joinsTo({ joins }, 'profile')).toEqual([out]);
});

it('takes for one field only what is in one entity and at one fragment', () => {
  const field = place('visit', 'visit-id');
  expect(isSamePlace(field, { ...field })).toBe(true);
  expect(isSamePlace(field, place('claims', 'visit-id'))).toBe(false);
  expect(isSamePlace(field, place('visit', 'visit-id-2'))).toBe(false);
});
