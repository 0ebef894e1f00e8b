import { isStringLike } from '../../dictionary/dataTypes';
import type { Dictionary, Entity, Field } from '../../dictionary/model';
import type { OutputFile } from '../outputFile';
import { LISTS_FOLDER } from '../lists/render';
import type { CatalogFile } from './read';

/** A field as the search and the page of all fields know it. */
export type CatalogField = Pick<
  Field,
  'fieldName' | 'anchor' | 'dataType' | 'isNullable' | 'description' | 'otherWords'
> & {
  status?: NonNullable<Field['values']>['status'];
  codes?: NonNullable<Field['values']>['codes'];
};

/** An entity as the search and the page of all fields know it. */
export type CatalogEntity = Pick<
  Entity,
  'slug' | 'name' | 'fileName' | 'area' | 'description' | 'otherWords'
> & {
  fields: readonly CatalogField[];
};

/**
 * Makes the one file of all entities and fields that the browser loads when somebody searches.
 */
export function renderCatalog({ entities }: Pick<Dictionary, 'entities'>): OutputFile {
  return {
    path: `${LISTS_FOLDER}/catalog.json`,
    content: `${JSON.stringify(catalogFile(entities), null, 1)}\n`,
  };
}

/** The same as data; `readCatalog` completes it. */
export function catalogFile(entities: readonly Entity[]): CatalogFile {
  return entities.map(catalogEntity).map(({ fields, ...entity }) => ({
    ...entity,
    fields: fields.map(({ anchor: _derived, ...field }) => field),
  }));
}

/** Picks from an entity what the browser searches. */
export function catalogEntity(entity: Entity): CatalogEntity {
  const { slug, name, fileName, area, description, otherWords, fields } = entity;
  return { slug, name, fileName, area, description, otherWords, fields: fields.map(catalogField) };
}

function catalogField(field: Field): CatalogField {
  const { fieldName, anchor, dataType, isNullable, description, otherWords, values } = field;
  const { status, codes } = values ?? {};
  // The values of a flag follow from its type.
  const isFlag = status === 'closed' && !isStringLike(field.readAs ?? dataType);
  return {
    fieldName,
    anchor,
    dataType,
    isNullable,
    description,
    otherWords,
    status,
    codes: isFlag || codes?.length === 0 ? undefined : codes,
  };
}
