import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadDictionary } from '../../../dictionary/load/load';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { entityYaml, fieldYaml, makeProject } from '../../../testing/dataFolder';
import { areasOf } from './render';

it('lists areas as a newcomer looks, their entities by name, and leaves out empty areas', () => {
  const inArea = (yaml: string, area: string) => yaml.replace('area: Medications', `area: ${area}`);
  const root = makeProject({
    'e.yaml': entityYaml('eMAR'),
    'b.yaml': entityYaml('Eligibility 10', fieldYaml('X') + fieldYaml('Y')),
    'c.yaml': entityYaml('Eligibility 9'),
    'p.yaml': inArea(entityYaml('Profile'), 'Client and family'),
    's.yaml': inArea(entityYaml('Site'), 'Staff, providers and places'),
  });
  expect(areasOf(loadDictionary(path.join(root, 'data')))).toEqual([
    {
      name: 'Client and family',
      anchor: 'client-and-family',
      entityCount: 1,
      fieldCount: 1,
      entities: [{ slug: 'p', name: 'Profile', fields: 1 }],
    },
    {
      name: 'Medications',
      anchor: 'medications',
      entityCount: 3,
      fieldCount: 4,
      entities: [
        { slug: 'c', name: 'Eligibility 9', fields: 1 },
        { slug: 'b', name: 'Eligibility 10', fields: 2 },
        { slug: 'e', name: 'eMAR', fields: 1 },
      ],
    },
    {
      name: 'Staff, providers and places',
      anchor: 'staff-providers-and-places',
      entityCount: 1,
      fieldCount: 1,
      entities: [{ slug: 's', name: 'Site', fields: 1 }],
    },
  ]);
  fs.rmSync(root, { recursive: true });
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
