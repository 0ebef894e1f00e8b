import { query } from '../../dictionary/model/addresses';
import { nameKey } from '../../dictionary/model/names';
import type { Sort } from '../sort';
import { FILTER_NAMES, SORT_KEYS, type FilterName, type SortKey } from './tableRows';

export const LETTER_ANCHOR = 'letter-';

/**
 * The letter under which a name stands A to Z. Accents are ignored; digits share `0–9`, and everything
 * else shares `Other`.
 */
export function letterOf(name: string): string {
  const first = name.normalize('NFKD').charAt(0).toUpperCase();
  if (/[A-Z]/.test(first)) return first;
  return /[0-9]/.test(first) ? '0–9' : 'Other';
}

/** The fragment of a letter. */
export function letterAnchor(letter: string): string {
  return LETTER_ANCHOR + letter.toLowerCase().replace('–', '-');
}

/** What a reader wants to see of all fields; an empty text asks for nothing. */
export type AllFieldsView = Readonly<{
  query: string;
  /** The values that are asked for, by filter. */
  filters: Readonly<Record<FilterName, string>>;
  /** The one name whose fields are shown. */
  name: string;
  grouped: boolean;
  /** Keys of the names whose groups show their places. */
  open: readonly string[];
  /** Nothing is by entity as in the export files, or A to Z where fields are grouped by name. */
  sort?: Sort<SortKey>;
  /** By name, with letters to jump to. */
  aToZ: boolean;
}>;

export const ALL_FIELDS: AllFieldsView = {
  query: '',
  filters: forFilters(() => ''),
  name: '',
  grouped: false,
  open: [],
  sort: undefined,
  aToZ: false,
};

/** Asks something of each filter. */
export function forFilters<Answer>(
  ask: (name: FilterName) => Answer,
): Readonly<Record<FilterName, Answer>> {
  const entries = FILTER_NAMES.map((name) => [name, ask(name)] as const);
  return Object.fromEntries(entries) as Record<FilterName, Answer>;
}

/**
 * Reads a view from the query of an address, with or without its question mark. A link to a grouped name shows that
 * group open.
 */
export function parseView(search: string): AllFieldsView {
  const params = new URLSearchParams(search);
  const text = (key: string) => params.get(key) ?? '';
  const key = SORT_KEYS.find((sortKey) => sortKey === text('sort'));
  const name = text('name');
  return {
    query: text('q'),
    filters: forFilters(text),
    name,
    grouped: text('group') === 'name',
    open: params.has('open') ? params.getAll('open').filter(Boolean) : openAtFirst(name),
    sort: key && { key, descending: text('order') === 'desc' },
    aToZ: text('view') === 'a-z',
  };
}

/** Writes a view as the query of an address, which `parseView` reads back; what is usual is left out. */
export function printView(view: AllFieldsView): string {
  const params: [string, string][] = [];
  const put = (key: string, value: string | false | undefined) =>
    value && params.push([key, value]);
  put('q', view.query);
  FILTER_NAMES.forEach((name) => put(name, view.filters[name]));
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

/** The order in which a view shows fields. */
export function sortOf({ sort, grouped, aToZ }: AllFieldsView): Sort<SortKey> {
  if (aToZ) return { key: 'name', descending: false };
  return sort ?? { key: grouped ? 'name' : 'entity', descending: false };
}

/** The view after a group was opened or closed. */
export function toggleGroup(view: AllFieldsView, key: string): AllFieldsView {
  const others = view.open.filter((open) => open !== key);
  return { ...view, open: others.length < view.open.length ? others : [...others, key] };
}

function openAtFirst(name: string): string[] {
  return name ? [nameKey(name)] : [];
}
