import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadDictionary } from '../../dictionary/load';
import { entityYaml, fieldYaml, makeProject } from '../../testing/dataFolder';
import { renderNames } from './render';

it('lists each name once, A to Z, with every place in menu order', () => {
  const root = makeProject({
    'payer.yaml': entityYaml('Payer', fieldYaml('Client Id') + fieldYaml('Zip')),
    'eMar.yaml': entityYaml('eMAR', fieldYaml('Client ID') + fieldYaml('address')),
  });
  const { path: file, content } = renderNames(loadDictionary(path.join(root, 'data')));
  expect(file).toBe('docs/lists/names.json');
  expect(JSON.parse(content)).toEqual([
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
  fs.rmSync(root, { recursive: true });
});
