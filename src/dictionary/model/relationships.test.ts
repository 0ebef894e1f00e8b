import { expect, it } from 'vitest';
import { CARDINALITIES, reversed } from './relationships';

it('sees a cardinality from the other side', () => {
  expect(CARDINALITIES.map(reversed)).toEqual([
    'one-to-many',
    'one-to-one',
    'many-to-one',
    'many-to-many',
  ]);
});
