import type { Entity, Field } from '../model/dictionary';
import type { FieldPlace } from '../model/relationships';

/** A field as the data names it. */
export type NamedPlace = Readonly<{ entity: string; field: string }>;

/** A field with where it stands. */
export type Located = Readonly<{ place: FieldPlace; field: Field }>;

/** Every field of a dictionary, to be found by slug and name. */
export type Places = Readonly<{
  /** The field, or what is wrong with how it is named. */
  find: (named: NamedPlace) => Located | string;
  has: (slug: string, fieldName: string) => boolean;
}>;

/** Prepares entities for looking fields up. Of fields of one name in one entity, the first is found. */
export function placesOf(entities: readonly Entity[]): Places {
  const fields = new Map(
    entities.map(({ slug, fields }) => [
      slug,
      new Map([...fields].reverse().map((field) => [field.fieldName, field])),
    ]),
  );
  return {
    find: ({ entity: slug, field: fieldName }) => {
      const ofEntity = fields.get(slug);
      if (!ofEntity) return `"${slug}" is no entity; write the slug of one`;
      const field = ofEntity.get(fieldName);
      if (!field) return `"${fieldName}" is no field of ${slug}; write its name as it stands there`;
      return { place: placeOf(slug, field), field };
    },
    has: (slug, fieldName) => fields.get(slug)?.has(fieldName) ?? false,
  };
}

/** Where a field stands. */
export function placeOf(slug: string, { anchor, fieldName }: Field): FieldPlace {
  return { slug, anchor, fieldName };
}
