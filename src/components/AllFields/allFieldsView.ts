import { FILTER_NAMES, type FilterName } from '../../dictionary/contract/lists';
import { queryOf } from '../../dictionary/model/addresses';
import type { Sort } from '../sort';

/** The columns by which rows can be sorted, and their headings. */
export const SORTED_COLUMNS = { entity: 'Entity', name: 'Field', type: 'Data Type' } as const;

export type SortKey = keyof typeof SORTED_COLUMNS;

export const SORT_KEYS = Object.keys(SORTED_COLUMNS) as SortKey[];

/** What a reader wants to see of all fields; an empty text asks for nothing. */
export type AllFieldsView = {
  query: string;
  filters: Record<FilterName, string>;
  name: string;
  /** Without it, by entity as in the export files. */
  sort?: Sort<SortKey>;
};

export const ALL_FIELDS = parseView('');

/** Reads a view from the query of an address, with or without its question mark. */
export function parseView(search: string): AllFieldsView {
  const params = new URLSearchParams(search);
  const text = (key: string) => params.get(key) ?? '';
  const filters = FILTER_NAMES.map((name) => [name, text(name)] as const);
  // An order A to Z had a view of its own.
  const sort = text('view') === 'a-z' ? 'name' : text('sort');
  const key = SORT_KEYS.find((sortKey) => sortKey === sort);
  return {
    query: text('q'),
    filters: Object.fromEntries(filters) as AllFieldsView['filters'],
    name: text('name'),
    sort: key && { key, descending: text('order') === 'desc' },
  };
}

/** Writes a view as the query of an address, which `parseView` reads back; what is usual is left out. */
export function printView({ query, filters, name, sort }: AllFieldsView): string {
  const order = sort?.descending ? 'desc' : '';
  return queryOf({ q: query, ...filters, name, sort: sort?.key ?? '', order });
}

export function sortOf({ sort }: AllFieldsView): Sort<SortKey> {
  return sort ?? { key: 'entity', descending: false };
}
