import { nameKey } from '../../dictionary/model/names';
import { hasAllWords } from '../FilterBox/hasAllWords';
import type { CatalogRow } from './catalogRows';
import { sortOf, type AllFieldsView } from './allFieldsView';

/** The fields of one name. */
export type NameGroup = Readonly<{
  key: string;
  /** In its first spelling. */
  name: string;
  rows: readonly CatalogRow[];
  open: boolean;
}>;

/** One row of the table: a field, or the name above its fields. */
export type TableItem =
  | Readonly<{ id: string; row: CatalogRow; inGroup: boolean }>
  | Readonly<{ id: string; group: NameGroup }>;

/** What a view shows: the fields, and the rows of the table that they come in. */
export type Shown = Readonly<{
  rows: readonly CatalogRow[];
  items: readonly TableItem[];
  /** How many names there are, where fields are grouped by name. */
  names?: number;
}>;

/** The fields that fit a view, in its order and grouping. */
export function showFields(all: readonly CatalogRow[], view: AllFieldsView): Shown {
  const rows = sortRows(all.filter(fits(view)), view);
  if (!view.grouped) {
    return { rows, items: rows.map((row) => ({ id: row.id, row, inGroup: false })) };
  }
  const groups = groupByName(rows, new Set(view.open));
  const items = groups.flatMap((group): TableItem[] => [
    // No slug has an equals sign, so that this is no field's.
    { id: `=${group.key}`, group },
    ...(group.open ? group.rows.map((row) => ({ id: row.id, row, inGroup: true })) : []),
  ]);
  return { rows: groups.flatMap((group) => group.rows), items, names: groups.length };
}

/** How many entities have a field of a group's name; some have two. */
export function countEntities({ rows }: NameGroup): number {
  return new Set(rows.map(({ entity }) => entity.slug)).size;
}

function fits(view: AllFieldsView): (row: CatalogRow) => boolean {
  const hasWords = hasAllWords(view.query);
  const name = nameKey(view.name);
  return ({ field, entity, nameKey: key, text }) =>
    hasWords(text) &&
    (!name || key === name) &&
    (!view.dataType || field.dataType === view.dataType) &&
    (!view.nullable || field.isNullable === (view.nullable === 'yes')) &&
    (!view.entity || entity.slug === view.entity) &&
    (!view.area || entity.area === view.area) &&
    (!view.values || field.status === view.values);
}

function sortRows(rows: CatalogRow[], view: AllFieldsView): CatalogRow[] {
  const sort = sortOf(view);
  if (!sort) return rows;
  const direction = sort.descending ? -1 : 1;
  return rows.sort((a, b) => direction * (a.ranks[sort.key] - b.ranks[sort.key]));
}

function groupByName(rows: readonly CatalogRow[], open: ReadonlySet<string>): NameGroup[] {
  const groups = new Map<string, CatalogRow[]>();
  for (const row of rows) {
    const group = groups.get(row.nameKey);
    if (group) group.push(row);
    else groups.set(row.nameKey, [row]);
  }
  return [...groups].map(([key, group]) => ({
    key,
    name: group[0]?.field.fieldName ?? key,
    rows: group,
    open: open.has(key),
  }));
}
