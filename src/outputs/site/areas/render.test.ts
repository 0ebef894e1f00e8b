import { expect, it } from 'vitest';
import type { Area } from '../../../dictionary/model/areas';
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

it('shows of very many entities only the first of each area, counts all, and leaves other lists whole', async () => {
  const entities = Array.from({ length: 300 }, (_, at) => ({
    slug: `e${at}`,
    name: `Entity ${at}`,
    area: 'Medications',
    fields: [],
  }));
  const shown = async (count: number) => {
    const dictionary = { entities: entities.slice(0, count) } as unknown as Dictionary;
    expect(areasOf(dictionary)[0]?.entities).toHaveLength(count);
    const [file] = await areas.render(dictionary, { guides: [] });
    return (JSON.parse(String(file?.content)) as { list: Area[] }).list[0];
  };
  expect(await shown(300)).toMatchObject({ entityCount: 300, entities: { length: 12 } });
  expect(await shown(299)).toMatchObject({ entities: { length: 299 } });
});
