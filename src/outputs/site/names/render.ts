import type { Dictionary } from '../../../dictionary/model/dictionary';
import { compareLabels } from '../../../dictionary/model/labels';
import { nameKey, type FieldName, type NamePlace } from '../../../dictionary/model/names';
import type { Output } from '../../output';
import { listFile } from '../lists/render';

/** The page of all fields without a script: the distinct names A to Z. */
export const names: Output = {
  name: 'names',
  render: (dictionary) => [listFile('names', 'data/entities', fieldNames(dictionary))],
};

/** The distinct field names A to Z, each with its places in menu and file order. */
export function fieldNames({ entities }: Pick<Dictionary, 'entities'>): FieldName[] {
  const found = new Map<string, { name: string; places: NamePlace[] }>();
  for (const { slug, name: entityName, fields } of entities) {
    for (const { fieldName, anchor } of fields) {
      const key = nameKey(fieldName);
      const name = found.get(key) ?? { name: fieldName, places: [] };
      name.places.push([slug, entityName, anchor]);
      found.set(key, name);
    }
  }
  return [...found.values()].sort((a, b) => compareLabels(a.name, b.name));
}
