import { assignAnchors } from '../../dictionary/anchors';
import type { CatalogEntity, CatalogField } from './render';

/** The catalog as it is downloaded: anchors, which follow from the names, are left out. */
export type CatalogFile = readonly (Omit<CatalogEntity, 'fields'> & {
  fields: readonly Omit<CatalogField, 'anchor'>[];
})[];

/** Completes the downloaded catalog. */
export function readCatalog(file: CatalogFile): CatalogEntity[] {
  return file.map((entity) => {
    const anchors = assignAnchors(entity.fields.map(({ fieldName }) => fieldName));
    const fields = entity.fields.map((field, at) => ({ ...field, anchor: anchors[at] ?? '' }));
    return { ...entity, fields };
  });
}
