import { query } from '../../dictionary/model/addresses';
import { nameKey } from '../../dictionary/model/names';
import type { Sort } from '../SortButton/sort';

const SORT_KEYS = ['name', 'entity', 'type'] as const;

export type SortKey = (typeof SORT_KEYS)[number];

/** What a reader wants to see of all fields; an empty text asks for nothing. */
export type AllFieldsView = Readonly<{
  query: string;
  dataType: string;
  nullable: '' | 'yes' | 'no';
  /** Slug of an entity. */
  entity: string;
  area: string;
  /** Status of the value set. */
  values: string;
  /** The one name whose fields are shown. */
  name: string;
  grouped: boolean;
  /** Keys of the names whose groups show their places. */
  open: readonly string[];
  /** Nothing is file order, or A to Z where fields are grouped by name. */
  sort?: Sort<SortKey>;
  /** The plain list of names in place of the table. */
  aToZ: boolean;
}>;

export const ALL_FIELDS: AllFieldsView = {
  query: '',
  dataType: '',
  nullable: '',
  entity: '',
  area: '',
  values: '',
  name: '',
  grouped: false,
  open: [],
  sort: undefined,
  aToZ: false,
};

export const LETTER_ANCHOR = 'letter-';

/**
 * Reads a view from the end of an address. A link to a letter asks for the list A to Z; a link to a
 * grouped name shows that group open.
 *
 * @param search the address's query, with or without its question mark
 * @param hash its fragment
 */
export function parseView(search: string, hash = ''): AllFieldsView {
  const params = new URLSearchParams(search);
  const text = (key: string) => params.get(key) ?? '';
  const nullable = text('nullable');
  const key = SORT_KEYS.find((sortKey) => sortKey === text('sort'));
  const name = text('name');
  return {
    query: text('q'),
    dataType: text('type'),
    nullable: nullable === 'yes' || nullable === 'no' ? nullable : '',
    entity: text('entity'),
    area: text('area'),
    values: text('values'),
    name,
    grouped: text('group') === 'name',
    open: params.has('open') ? params.getAll('open').filter(Boolean) : openAtFirst(name),
    sort: key && { key, descending: text('order') === 'desc' },
    aToZ: text('view') === 'a-z' || hash.startsWith(`#${LETTER_ANCHOR}`),
  };
}

/** Writes a view as the query of an address, which `parseView` reads back; what is usual is left out. */
export function printView(view: AllFieldsView): string {
  const params: [string, string][] = [];
  const put = (key: string, value: string | false | undefined) =>
    value && params.push([key, value]);
  put('q', view.query);
  put('type', view.dataType);
  put('nullable', view.nullable);
  put('entity', view.entity);
  put('area', view.area);
  put('values', view.values);
  put('group', view.grouped && 'name');
  put('name', view.name);
  put('sort', view.sort?.key);
  put('order', view.sort?.descending && 'desc');
  put('view', view.aToZ && 'a-z');
  if (view.open.join() !== openAtFirst(view.name).join()) {
    const open = view.open.length > 0 ? view.open : [''];
    open.forEach((key) => params.push(['open', key]));
  }
  return query(params);
}

/** The order in which a view shows fields, if not in file order. */
export function sortOf({ sort, grouped }: AllFieldsView): AllFieldsView['sort'] {
  return sort ?? (grouped ? { key: 'name', descending: false } : undefined);
}

/** The view after a group was opened or closed. */
export function toggleGroup(view: AllFieldsView, key: string): AllFieldsView {
  const others = view.open.filter((open) => open !== key);
  return { ...view, open: others.length < view.open.length ? others : [...others, key] };
}

function openAtFirst(name: string): string[] {
  return name ? [nameKey(name)] : [];
}
