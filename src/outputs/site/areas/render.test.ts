import { expect, it } from 'vitest';
import type { Dictionary } from '../../../dictionary/model/dictionary';
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

it('shows of very many entities only the first of each area, and counts all', () => {
  const entities = Array.from({ length: 300 }, (_, at) => ({
    slug: `e${at}`,
    name: `Entity ${at}`,
    area: 'Medications',
    fields: [],
  })) as unknown as Dictionary['entities'];
  const [medications] = areasOf({ entities });
  expect(medications?.entityCount).toBe(300);
  expect(medications?.entities.map(({ name }) => name)).toHaveLength(12);
  expect(areasOf({ entities: entities.slice(1) })[0]?.entities).toHaveLength(299);
});
