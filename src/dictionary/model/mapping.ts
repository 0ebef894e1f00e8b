import { oncePer } from './dictionary';
import type { Mapping } from './written';

/** How an entity or a field relates to what it is called elsewhere, seen from here, with the predicate that SSSOM has for it. */
export const RELATIONS = {
  exact: { says: 'the same', predicate: 'skos:exactMatch' },
  close: { says: 'nearly the same', predicate: 'skos:closeMatch' },
  broader: { says: 'covers more', predicate: 'skos:narrowMatch' },
  narrower: { says: 'a special case', predicate: 'skos:broadMatch' },
  part: { says: 'a part of it', predicate: 'skos:relatedMatch' },
  none: { says: 'no home', predicate: 'skos:exactMatch' },
} as const;

/** The resource that an element belongs to. */
export const resourceOf = (element: string) => element.split('.')[0] ?? '';

/** What fields are called elsewhere, by `slug/Field Name`. */
const mappedFields = oncePer(
  ({ fields }: Mapping) => new Map(fields.map((mapped) => [mapped.field, mapped])),
);

/** The elements of a field; none where it has no home. */
export const elementsOf = (mapping: Mapping | undefined, slug: string, fieldName: string) =>
  (mapping &&
    mappedFields(mapping)
      .get(`${slug}/${fieldName}`)
      ?.fhir.flatMap(({ element }) => element ?? [])) ??
  [];
