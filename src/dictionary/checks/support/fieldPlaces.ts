import { TODO } from '../../model/dataTypes';
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

/** An example that is a code of a published system, and problems that point at it. */
type CodedExample = Readonly<{
  example: string;
  /** Key of the code system. */
  system: string;
  problem: (message: string) => Problem;
}>;

/** Every example that is drawn from a code system, or from one of those that are named. */
export function codedExamples(data: LoadedData, ...systems: readonly string[]): CodedExample[] {
  return fieldPlaces(data).flatMap(({ field: { exampleValue, values }, problem }) => {
    const system = values?.codeSystem?.key;
    if (!system || exampleValue === null || exampleValue === TODO) return [];
    if (systems.length > 0 && !systems.includes(system)) return [];
    return {
      example: exampleValue,
      system,
      problem: (message: string) => problem('exampleValue', message),
    };
  });
}
