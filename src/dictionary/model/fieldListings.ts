import type { Entity, Field } from './dictionary';

/** A field that a guide lists, as it is written there: 'claims/Visit Id', and where it begins. */
export type ListedField = Readonly<{ place: string; index: number }>;

const LISTS = /<FieldJoins\b[^>]*?\bfields="([^"]*)"/g;

/** Takes out of a guide's text the fields whose joins it lists, in `<FieldJoins fields={…} />`. */
export function listedFields(text: string): ListedField[] {
  return [...text.matchAll(LISTS)].flatMap((list) => {
    const [whole, fields = ''] = list;
    const start = list.index + whole.length - 1 - fields.length;
    return [...fields.matchAll(/[^;\s][^;]*/g)].map(({ index, 0: written }) => ({
      place: written.trim(),
      index: start + index,
    }));
  });
}

export function fieldAt<Of extends Pick<Entity, 'slug' | 'fields'>>(
  entities: readonly Of[],
  place: string,
): { entity: Of; field: Field } | undefined {
  const [slug = '', fieldName = ''] = place.split(/\/(.*)/s);
  const entity = entities.find((one) => one.slug === slug);
  const field = entity?.fields.find((one) => one.fieldName === fieldName);
  return entity && field && { entity, field };
}

export function noFieldAt(place: string): string {
  return `"${place}" is no field; write the slug of an entity, a slash and the field's name`;
}
