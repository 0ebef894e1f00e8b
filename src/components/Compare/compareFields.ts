import type { CatalogEntity, CatalogField } from '../../dictionary/contract/catalog';
import { nameKey } from '../../dictionary/model/names';

export type ComparedField = Readonly<{
  /** In its first spelling. */
  name: string;
  a?: CatalogField;
  b?: CatalogField;
  /** Which facts of the two differ; nothing where only one has the field. */
  differs: readonly ('type' | 'nullability' | 'description')[];
}>;

/** Two entities side by side: fields of one name, and those of one alone, in file order. */
export type Comparison = Readonly<{
  both: readonly ComparedField[];
  onlyA: readonly ComparedField[];
  onlyB: readonly ComparedField[];
}>;

/** Compares two entities field by field; of a repeated name, the first counts. */
export function compareFields(a: CatalogEntity, b: CatalogEntity): Comparison {
  const ofB = new Map([...b.fields].reverse().map((field) => [nameKey(field.fieldName), field]));
  const ofA = new Set(a.fields.map(({ fieldName }) => nameKey(fieldName)));
  const rows = a.fields
    .filter(
      ({ fieldName }, at) =>
        a.fields.findIndex((other) => nameKey(other.fieldName) === nameKey(fieldName)) === at,
    )
    .map((field) => compared(field, ofB.get(nameKey(field.fieldName))));
  return {
    both: rows.filter(({ b: other }) => other),
    onlyA: rows.filter(({ b: other }) => !other),
    onlyB: b.fields
      .filter(({ fieldName }) => !ofA.has(nameKey(fieldName)))
      .map((field) => ({ name: field.fieldName, b: field, differs: [] })),
  };
}

const NEAREST = 3;

/** Lists the entities that share most names of fields with another, compared to how many fields they have. */
export function nearestTo(
  entity: CatalogEntity,
  all: readonly CatalogEntity[],
): readonly CatalogEntity[] {
  const keysOf = ({ fields }: CatalogEntity) =>
    new Set(fields.map(({ fieldName }) => nameKey(fieldName)));
  const own = keysOf(entity);
  const shareOf = (other: CatalogEntity) => {
    const keys = keysOf(other);
    const same = [...keys].filter((key) => own.has(key)).length;
    return same / (own.size + keys.size - same);
  };
  return all
    .filter(({ slug }) => slug !== entity.slug)
    .map((other) => ({ other, share: shareOf(other) }))
    .sort((a, b) => b.share - a.share)
    .slice(0, NEAREST)
    .map(({ other }) => other);
}

function compared(a: CatalogField, b: CatalogField | undefined): ComparedField {
  if (!b) return { name: a.fieldName, a, differs: [] };
  const differs = [
    ...(a.dataType === b.dataType ? [] : ['type' as const]),
    ...(a.isNullable === b.isNullable ? [] : ['nullability' as const]),
    ...(a.description === b.description ? [] : ['description' as const]),
  ];
  return { name: a.fieldName, a, b, differs };
}
