import { isStringLike } from '../../dictionary/dataTypes';
import type { Dictionary, Entity, Field } from '../../dictionary/model';
import type { OutputFile } from '../outputFile';
import { LISTS_FOLDER } from '../lists/render';

/** A field as the search and the page of all fields know it. */
export type CatalogField = Pick<
  Field,
  'fieldName' | 'anchor' | 'dataType' | 'isNullable' | 'description'
> & {
  status?: NonNullable<Field['values']>['status'];
  codes?: NonNullable<Field['values']>['codes'];
};

/** An entity as the search and the page of all fields know it. */
export type CatalogEntity = Pick<Entity, 'slug' | 'name' | 'fileName' | 'area' | 'description'> & {
  fields: readonly CatalogField[];
};

/**
 * Makes the one file of all entities and fields that the browser loads when somebody searches.
 */
export function renderCatalog({ entities }: Pick<Dictionary, 'entities'>): OutputFile {
  return {
    path: `${LISTS_FOLDER}/catalog.json`,
    content: `${JSON.stringify(entities.map(catalogEntity), null, 1)}\n`,
  };
}

/** Picks from an entity what the browser searches. */
export function catalogEntity(entity: Entity): CatalogEntity {
  const { slug, name, fileName, area, description, fields } = entity;
  return { slug, name, fileName, area, description, fields: fields.map(catalogField) };
}

function catalogField(field: Field): CatalogField {
  const { fieldName, anchor, dataType, isNullable, description, values } = field;
  const { status, codes } = values ?? {};
  // The values of a flag follow from its type.
  const isFlag = status === 'closed' && !isStringLike(field.readAs ?? dataType);
  return {
    fieldName,
    anchor,
    dataType,
    isNullable,
    description,
    status,
    codes: isFlag || codes?.length === 0 ? undefined : codes,
  };
}
