import path from 'node:path';
import { expect, it } from 'vitest';
import { loadDictionary } from '../../../dictionary/load/load';
import { entityYaml, fieldYaml, makeProject } from '../../../testing/dataFolder';
import { catalogEntity, catalogFile } from './render';
import { readCatalog, type CatalogFile } from '../../../dictionary/model/catalog';

it('has every field with its own anchor again after the download', () => {
  const twice = fieldYaml('Fields') + fieldYaml('Income - Other') + fieldYaml('Income - Other');
  const yaml = entityYaml('A', twice).replace(
    'fields:',
    'repeatedFieldNames: [Income - Other]\nfields:',
  );
  const root = makeProject({ 'a.yaml': yaml });
  const dictionary = loadDictionary(path.join(root, 'data'));
  const [entity] = readCatalog(
    JSON.parse(JSON.stringify(catalogFile(dictionary.entities))) as CatalogFile,
  );
  expect(entity).toEqual(catalogEntity(dictionary.entities[0]!));
  expect(entity?.fields.map(({ anchor }) => anchor)).toEqual([
    'fields-2',
    'income-other',
    'income-other-2',
  ]);
});
