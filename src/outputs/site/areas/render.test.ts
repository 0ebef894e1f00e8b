import path from 'node:path';
import { expect, it } from 'vitest';
import { loadDictionary } from '../../../dictionary/load/load';
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
      entities: [{ slug: 'p', name: 'Profile', fields: 1 }],
    },
    {
      name: 'Medications',
      anchor: 'medications',
      entities: [
        { slug: 'c', name: 'Eligibility 9', fields: 1 },
        { slug: 'b', name: 'Eligibility 10', fields: 2 },
        { slug: 'e', name: 'eMAR', fields: 1 },
      ],
    },
    {
      name: 'Staff, providers and places',
      anchor: 'staff-providers-and-places',
      entities: [{ slug: 's', name: 'Site', fields: 1 }],
    },
  ]);
});
