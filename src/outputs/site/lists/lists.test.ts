import { expect, it } from 'vitest';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { isGolden } from '../../../testing/golden';
import { areasOf, lists, shownAreas } from './lists';

isGolden(__dirname, lists);

const inArea = (name: string, area: 'Medications' | 'Client and family') => ({
  slug: name.toLowerCase(),
  name,
  area,
  fields: [],
});

it('lists areas as a newcomer looks, their entities by name, and leaves out empty areas', () => {
  const entities = [
    inArea('eMAR', 'Medications'),
    inArea('Eligibility 10', 'Medications'),
    inArea('Eligibility 9', 'Medications'),
    inArea('Profile', 'Client and family'),
  ] as unknown as Parameters<typeof areasOf>[0]['entities'];
  expect(
    areasOf({ entities }).map(({ name, entities }) => [name, ...entities.map(({ name }) => name)]),
  ).toEqual([
    ['Client and family', 'Profile'],
    ['Medications', 'Eligibility 9', 'Eligibility 10', 'eMAR'],
  ]);
});

it('shows of very many entities only the first of each area, counts all, and leaves other lists whole', () => {
  const entities = Array.from({ length: 300 }, (_, at) => ({
    slug: `e${at}`,
    name: `Entity ${at}`,
    area: 'Medications',
    fields: [],
  }));
  const shown = (count: number) => {
    const dictionary = { entities: entities.slice(0, count) } as unknown as Dictionary;
    expect(areasOf(dictionary)[0]?.entities).toHaveLength(count);
    return shownAreas(dictionary)[0];
  };
  expect(shown(300)).toMatchObject({ entityCount: 300, entities: { length: 12 } });
  expect(shown(299)).toMatchObject({ entities: { length: 299 } });
});
