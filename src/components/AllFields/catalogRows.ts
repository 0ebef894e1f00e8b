import { compareLabels } from '../../dictionary/model/labels';
import { nameKey } from '../../dictionary/model/names';
import type { SortKey } from './allFieldsView';
import type { CatalogEntity, CatalogField } from '../../dictionary/model/catalog';

/** One field of the export with its entity, prepared for quick filtering and sorting. */
export type CatalogRow = Readonly<{
  /** Unique among all rows. */
  id: string;
  field: CatalogField;
  entity: CatalogEntity;
  /** What fields of one name have in common. */
  nameKey: string;
  /** Everything that the filter box looks at. */
  text: string;
  /** The row's place when rows are sorted; rows that look the same there share it. */
  ranks: Readonly<Record<SortKey, number>>;
}>;

/** Spreads the entities into their fields, in menu and file order. */
export function catalogRows(catalog: readonly CatalogEntity[]): CatalogRow[] {
  const fields = catalog.flatMap((entity) => entity.fields);
  const names = ranksOf(fields.map(({ fieldName }) => fieldName));
  const types = ranksOf(fields.map(({ dataType }) => dataType));
  const entities = ranksOf(catalog.map(({ name }) => name));
  return catalog.flatMap((entity) =>
    entity.fields.map((field) => ({
      id: `${entity.slug}#${field.anchor}`,
      field,
      entity,
      nameKey: nameKey(field.fieldName),
      text: `${field.fieldName}\n${entity.name}\n${field.description}`,
      ranks: {
        name: names.get(field.fieldName) ?? 0,
        entity: entities.get(entity.name) ?? 0,
        type: types.get(field.dataType) ?? 0,
      },
    })),
  );
}

/** Comparing labels is slow, so each distinct one is put in order once. */
function ranksOf(labels: readonly string[]): Map<string, number> {
  const ranks = new Map<string, number>();
  let last: string | undefined;
  let rank = 0;
  for (const label of [...new Set(labels)].sort(compareLabels)) {
    if (last === undefined || compareLabels(last, label) !== 0) rank++;
    ranks.set(label, rank);
    last = label;
  }
  return ranks;
}
