import { expect, it } from 'vitest';
import { isGolden } from '../../../testing/golden';
import { areas, areasOf } from './render';

isGolden(__dirname, areas);

const entity = (name: string, area: 'Medications' | 'Client and family') => ({
  slug: name.toLowerCase(),
  name,
  area,
  fields: [],
});

it('lists areas as a newcomer looks, their entities by name, and leaves out empty areas', () => {
  const entities = [
    entity('eMAR', 'Medications'),
    entity('Eligibility 10', 'Medications'),
    entity('Eligibility 9', 'Medications'),
    entity('Profile', 'Client and family'),
  ] as unknown as Parameters<typeof areasOf>[0]['entities'];
  expect(
    areasOf({ entities }).map(({ name, entities }) => [name, ...entities.map(({ name }) => name)]),
  ).toEqual([
    ['Client and family', 'Profile'],
    ['Medications', 'Eligibility 9', 'Eligibility 10', 'eMAR'],
  ]);
});
