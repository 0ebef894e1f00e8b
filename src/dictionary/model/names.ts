import { oncePer, type Entity, type Field } from './dictionary';
import { groupBy } from './groupBy';
import type { Mapping } from './written';

/**
 * What two field names have in common that a person would call the same: `Client ID` and `Client Id`.
 */
export function nameKey(fieldName: string): string {
  return fieldName.toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * Counts the fields of each name.
 *
 * @returns the count of a name, whatever its letter case
 */
export function countFieldsByName(
  entities: readonly Readonly<{ fields: readonly Readonly<{ fieldName: string }>[] }>[],
): (fieldName: string) => number {
  const all = entities.flatMap(({ fields }) => fields);
  const byName = groupBy(all, ({ fieldName }) => nameKey(fieldName));
  return (fieldName) => byName.get(nameKey(fieldName))?.length ?? 0;
}

/** Takes 'claims/Claim Id' apart; the name of a field can have a slash of its own. */
export function partsOf(place: string): [slug: string, fieldName: string] {
  const [slug = '', fieldName = ''] = place.split(/\/(.*)/s);
  return [slug, fieldName];
}

export function fieldAt<Of extends Pick<Entity, 'slug' | 'fields'>>(
  entities: readonly Of[],
  place: string,
): { entity: Of; field: Field } | undefined {
  const [slug, fieldName] = partsOf(place);
  const entity = entities.find((one) => one.slug === slug);
  const field = entity?.fields.find((one) => one.fieldName === fieldName);
  return entity && field && { entity, field };
}

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
