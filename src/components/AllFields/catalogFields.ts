import type { CatalogEntity, CatalogField } from '../../contract/catalog';

/** A field of the catalog with its entity. */
export type FieldOfEntity = Readonly<{ field: CatalogField; entity: CatalogEntity }>;

/** Spreads the entities into their fields, in menu and file order. */
export function fieldsOf(catalog: readonly CatalogEntity[]): FieldOfEntity[] {
  return catalog.flatMap((entity) => entity.fields.map((field) => ({ field, entity })));
}
