import type { CatalogEntity, CatalogField } from '../../dictionary/contract/catalog';
import { nameKey } from '../../dictionary/model/names';

export type ComparedField = Readonly<{
  /** In its first spelling. */
  name: string;
  a: CatalogField;
  b: CatalogField;
  differs: readonly string[];
}>;

const FACTS = [
  ['dataType', 'type'],
  ['isNullable', 'nullability'],
  ['description', 'description'],
] as const;

/** Compares two entities: fields of one name, and those of one alone, in file order; of a repeated name, the first counts. */
export function compareFields(a: CatalogEntity, b: CatalogEntity) {
  const [ofA, ofB] = [a, b].map(
    ({ fields }) =>
      new Map([...fields].reverse().map((field) => [nameKey(field.fieldName), field])),
  ) as [Map<string, CatalogField>, Map<string, CatalogField>];
  const first = a.fields.filter((field) => ofA.get(nameKey(field.fieldName)) === field);
  return {
    both: first.flatMap((field): ComparedField[] => {
      const other = ofB.get(nameKey(field.fieldName));
      if (!other) return [];
      const differs = FACTS.filter(([key]) => field[key] !== other[key]).map(([, fact]) => fact);
      return [{ name: field.fieldName, a: field, b: other, differs }];
    }),
    onlyA: first.filter(({ fieldName }) => !ofB.has(nameKey(fieldName))),
    onlyB: b.fields.filter(({ fieldName }) => !ofA.has(nameKey(fieldName))),
  };
}
