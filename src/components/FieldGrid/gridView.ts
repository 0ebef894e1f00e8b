import { queryOf } from '../../dictionary/model/addresses';
import type { Field } from '../../dictionary/model/dictionary';
import { compareLabels } from '../../dictionary/model/labels';
import { DESCRIBERS } from '../../dictionary/model/describers';
import { isTodo } from '../../dictionary/model/todo';
import { hasAllWords } from '../FilterBox/hasAllWords';
import type { Sort } from '../sort';

const SORTED_FACTS = { name: 'fieldName', type: 'dataType' } as const;

export type SortKey = keyof typeof SORTED_FACTS;

/** As much of a field as filtering and sorting look at. */
export type GridField = Pick<
  Field,
  'fieldName' | 'dataType' | 'description' | 'isNullable' | 'exampleValue' | 'anchor'
> &
  Readonly<{
    /** The mark of who describes it. */
    describedBy?: string;
  }>;

/** Which fields a reader wants to see, and in which order. */
export type GridView = Readonly<{
  query: string;
  onlyNullable: boolean;
  /** Only what the vendor describes. */
  onlyVendor: boolean;
  onlyTodo: boolean;
  /** Nothing is file order. */
  sort?: Sort<SortKey>;
}>;

export const WHOLE_FILE: GridView = {
  query: '',
  onlyNullable: false,
  onlyVendor: false,
  onlyTodo: false,
};

/** Reads a view from the query of an address, with or without its question mark. */
export function parseGridView(search: string): GridView {
  const params = new URLSearchParams(search);
  const sort = params.get('sort');
  const key = sort === 'name' || sort === 'type' ? sort : undefined;
  return {
    query: params.get('q') ?? '',
    onlyNullable: params.get('nullable') === 'yes',
    onlyVendor: params.get('described') === DESCRIBERS.vendor,
    onlyTodo: params.get('todo') === 'yes',
    sort: key && { key, descending: params.get('order') === 'desc' },
  };
}

/** Writes a view as the query of an address, in the words of the page of all fields. */
export function printGridView(view: GridView): string {
  return queryOf({
    q: view.query,
    nullable: view.onlyNullable ? 'yes' : '',
    described: view.onlyVendor ? DESCRIBERS.vendor : '',
    todo: view.onlyTodo ? 'yes' : '',
    sort: view.sort?.key ?? '',
    order: view.sort?.descending ? 'desc' : '',
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
export function fitsView(view: GridView): (field: GridField) => boolean {
  const hasWords = hasAllWords(view.query);
  return (field) =>
    hasWords(`${field.fieldName} ${field.dataType} ${field.description}`) &&
    (!view.onlyNullable || field.isNullable) &&
    (!view.onlyVendor || isVendors(field)) &&
    (!view.onlyTodo || isTodo(field));
}

/** Whether the vendor describes a field. */
export function isVendors({ describedBy }: GridField): boolean {
  return describedBy === DESCRIBERS.vendor;
}

/** A view's order in words, for the table's caption. */
export function orderInWords({ sort }: GridView): string {
  if (!sort) return 'in the order of the export file';
  const by = sort.key === 'name' ? 'name' : 'data type';
  return `sorted by ${by}, ${sort.descending ? 'Z to A' : 'A to Z'}`;
}
