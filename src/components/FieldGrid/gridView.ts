import { queryOf } from '../../dictionary/model/addresses';
import type { Field } from '../../dictionary/model/dictionary';
import { compareLabels } from '../../dictionary/model/labels';
import { DESCRIBERS } from '../../dictionary/model/describers';
import { isTodo } from '../../dictionary/model/todo';
import { hasAllWords } from '../FilterBox/hasAllWords';
import type { Sort } from '../sort';

const SORTED_FACTS = { name: 'fieldName', type: 'dataType' } as const;

type SortKey = keyof typeof SORTED_FACTS;

/** The columns by which rows can be sorted. */
export const SORT_HEADINGS = [
  ['name', 'Field'],
  ['type', 'Data Type'],
] as const;

export type GridField = Pick<
  Field,
  'fieldName' | 'dataType' | 'description' | 'isNullable' | 'exampleValue' | 'anchor'
> &
  Readonly<{
    describedBy?: string;
  }>;

/** The kinds of fields that a reader can narrow to, as the address names them: what it says then, and which fit. */
export const KINDS = {
  nullable: { label: 'Only nullable', says: 'yes', fits: (field: GridField) => field.isNullable },
  described: {
    label: 'Only vendor’s',
    says: DESCRIBERS.vendor,
    fits: (field: GridField) => field.describedBy === DESCRIBERS.vendor,
  },
  todo: { label: 'Only TODO', says: 'yes', fits: isTodo },
} as const;

export type Kind = keyof typeof KINDS;

export const KIND_NAMES = Object.keys(KINDS) as Kind[];

export type GridView = Readonly<{
  query: string;
  only: readonly Kind[];
  /** Nothing is file order. */
  sort?: Sort<SortKey>;
}>;

export const WHOLE_FILE: GridView = { query: '', only: [] };

/** Reads a view from the query of an address, with or without its question mark. */
export function parseGridView(search: string): GridView {
  const params = new URLSearchParams(search);
  const sort = params.get('sort');
  const key = sort === 'name' || sort === 'type' ? sort : undefined;
  return {
    query: params.get('q') ?? '',
    only: KIND_NAMES.filter((kind) => params.get(kind) === KINDS[kind].says),
    sort: key && { key, descending: params.get('order') === 'desc' },
  };
}

/** Writes a view as the query of an address, in the words of the page of all fields. */
export function printGridView({ query, only, sort }: GridView): string {
  const kinds = KIND_NAMES.map((kind) => [kind, only.includes(kind) ? KINDS[kind].says : '']);
  return queryOf({
    q: query,
    ...Object.fromEntries(kinds),
    sort: sort?.key ?? '',
    order: sort?.descending ? 'desc' : '',
  });
}

/** All fields in a view's order, whether or not its filter shows them. */
export function inOrder<F extends GridField>(fields: readonly F[], { sort }: GridView): F[] {
  if (!sort) return [...fields];
  const fact = SORTED_FACTS[sort.key];
  const direction = sort.descending ? -1 : 1;
  return [...fields].sort((a, b) => direction * compareLabels(a[fact], b[fact]));
}

/**
 * Makes the test of a view's filter. Each word of the query must be in the field's name, type or
 * description.
 */
export function fitsView({ query, only }: GridView): (field: GridField) => boolean {
  const hasWords = hasAllWords(query);
  return (field) =>
    hasWords(`${field.fieldName} ${field.dataType} ${field.description}`) &&
    only.every((kind) => KINDS[kind].fits(field));
}

export function orderInWords({ sort }: GridView): string {
  if (!sort) return 'in the order of the export file';
  const by = sort.key === 'name' ? 'name' : 'data type';
  return `sorted by ${by}, ${sort.descending ? 'Z to A' : 'A to Z'}`;
}
