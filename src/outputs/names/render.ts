import { compareLabels } from '../../dictionary/labels';
import type { Dictionary, Entity } from '../../dictionary/model';
import { nameKey } from '../../dictionary/nameKey';
import { LISTS_FOLDER } from '../lists/render';
import type { OutputFile } from '../outputFile';

/** A place where a name stands: the entity's slug and name, and the field's fragment on its page. */
export type NamePlace = readonly [slug: string, entityName: string, anchor: string];

/** A field name, in its first spelling, and every field that is called so. */
export type FieldName = Readonly<{ name: string; places: readonly NamePlace[] }>;

/** Makes the data of the page of all fields without a script: the distinct names A to Z. */
export function renderNames({ entities }: Pick<Dictionary, 'entities'>): OutputFile {
  const content = `${JSON.stringify(fieldNames(entities), null, 1)}\n`;
  return { path: `${LISTS_FOLDER}/names.json`, content };
}

function fieldNames(entities: readonly Entity[]): FieldName[] {
  const names = new Map<string, { name: string; places: NamePlace[] }>();
  for (const { slug, name: entityName, fields } of entities) {
    for (const { fieldName, anchor } of fields) {
      const key = nameKey(fieldName);
      const name = names.get(key) ?? { name: fieldName, places: [] };
      name.places.push([slug, entityName, anchor]);
      names.set(key, name);
    }
  }
  return [...names.values()].sort((a, b) => compareLabels(a.name, b.name));
}
