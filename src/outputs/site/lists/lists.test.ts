import { expect, it } from 'vitest';
import { isGolden } from '../../../testing/golden';
import { areasOf, lists } from './lists';

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
