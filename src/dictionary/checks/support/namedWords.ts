import type { CheckedData } from './rule';

/** The words of the names of entities and fields, which texts repeat as they are exported. */
export function namedWords({ dictionary }: CheckedData): ReadonlySet<string> {
  const names = dictionary.entities.flatMap(({ name, fields }) => [
    name,
    ...fields.map(({ fieldName }) => fieldName),
  ]);
  return new Set(names.flatMap((name) => name.split(/[^\p{L}]+/u)));
}
