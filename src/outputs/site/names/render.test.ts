import path from 'node:path';
import { expect, it } from 'vitest';
import { loadDictionary } from '../../../dictionary/load/load';
import { entityYaml, fieldYaml, makeProject } from '../../../testing/dataFolder';
import { fieldNames } from './render';

it('lists each name once, A to Z, with every place in menu order', () => {
  const root = makeProject({
    'payer.yaml': entityYaml('Payer', fieldYaml('Client Id') + fieldYaml('Zip')),
    'eMar.yaml': entityYaml('eMAR', fieldYaml('Client ID') + fieldYaml('address')),
  });
  expect(fieldNames(loadDictionary(path.join(root, 'data')))).toEqual([
    { name: 'address', places: [['eMar', 'eMAR', 'address']] },
    {
      name: 'Client ID',
      places: [
        ['eMar', 'eMAR', 'client-id'],
        ['payer', 'Payer', 'client-id'],
      ],
    },
    { name: 'Zip', places: [['payer', 'Payer', 'zip']] },
  ]);
});
