import { compareLabels } from '../../dictionary/labels';
import type { CatalogField } from '../../outputs/catalog/render';
import type { CatalogRow } from './catalogRows';
import type { Option } from './Choice';

const STATUS_LABELS = {
  closed: 'Whole list stated',
  external: 'Published code system',
  'agency-defined': 'Presumably each agency’s own list',
  'examples-only': 'Only examples',
  unknown: 'Not stated',
} as const satisfies Record<NonNullable<CatalogField['status']>, string>;

/** What the toolbar's selects offer: only what occurs. */
export type Choices = Readonly<Record<'dataTypes' | 'entities' | 'statuses', readonly Option[]>>;

/** Collects the data types A to Z, the entities in menu order and the statuses of value sets. */
export function choicesOf(rows: readonly CatalogRow[]): Choices {
  const dataTypes = new Set<string>(rows.map(({ field }) => field.dataType));
  const entities = new Map(rows.map(({ entity }) => [entity.slug, entity.name]));
  const statuses = new Set<string | undefined>(rows.map(({ field }) => field.status));
  return {
    dataTypes: [...dataTypes].sort(compareLabels).map((type) => [type, type]),
    entities: [...entities],
    statuses: Object.entries(STATUS_LABELS).filter(([status]) => statuses.has(status)),
  };
}
