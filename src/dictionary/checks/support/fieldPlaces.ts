import type { LoadedData } from '../../load/load';
import type { Entity, Field } from '../../model/dictionary';
import type { Problem } from '../../model/problem';
import type { Rule } from './rule';

/** A field with its entity, and problems that point at it. */
export type FieldPlace = Readonly<{
  entity: Entity;
  field: Field;
  problem: (key: keyof Field, message: string) => Problem;
}>;

/** Every field of the dictionary, entity by entity. */
export function fieldPlaces({ dictionary, problemAt }: LoadedData): FieldPlace[] {
  return dictionary.entities.flatMap((entity) =>
    entity.fields.map((field, at) => ({
      entity,
      field,
      problem: (key, message) => problemAt(entity.slug, ['fields', at, key], message),
    })),
  );
}

/** The check of a rule that asks one key of each field: what is said is wrong with it, nothing where all is right. */
export function ofFields(
  key: keyof Field,
  says: (field: Field) => string | false | null | undefined,
): Rule['check'] {
  return (data) =>
    fieldPlaces(data).flatMap(({ field, problem }) => {
      const said = says(field);
      return said ? problem(key, said) : [];
    });
}
