import { compareLabels } from '../../dictionary/model/labels';
import type { CatalogRow } from './catalogRows';
import type { Option } from './Select';
import { VALUE_STATUSES, VALUE_STATUS_NAMES } from '../../dictionary/model/valueSets';

/** What the toolbar's selects offer: only what occurs. */
export type Options = Readonly<Record<'dataTypes' | 'entities' | 'statuses', readonly Option[]>>;

/** Collects the data types A to Z, the entities in menu order and the statuses of value sets. */
export function optionsOf(rows: readonly CatalogRow[]): Options {
  const dataTypes = new Set<string>(rows.map(({ field }) => field.dataType));
  const entities = new Map(rows.map(({ entity }) => [entity.slug, entity.name]));
  const statuses = new Set<string | undefined>(rows.map(({ field }) => field.status));
  return {
    dataTypes: [...dataTypes].sort(compareLabels).map((type) => [type, type]),
    entities: [...entities],
    statuses: VALUE_STATUS_NAMES.filter((status) => statuses.has(status)).map((status) => [
      status,
      VALUE_STATUSES[status].choice,
    ]),
  };
}
