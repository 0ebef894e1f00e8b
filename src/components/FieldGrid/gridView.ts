import type { Field } from '../../dictionary/model/dictionary';
import { compareLabels } from '../../dictionary/model/labels';
import { hasAllWords } from '../FilterBox/hasAllWords';
import { textsOf, type Texts } from '../useAddressState';

/** The columns by which rows can be sorted: as the address names them, their headings, what is compared, and in words. */
export const SORTS = [
  ['name', 'Field', 'fieldName', 'name'],
  ['type', 'Data Type', 'dataType', 'data type'],
] as const;

export type GridField = Pick<
  Field,
  'fieldName' | 'dataType' | 'description' | 'isNullable' | 'anchor'
>;

/** What the address of an entity asks for, in the words of the page of all fields. */
export const GRID_KEYS = ['q', 'nullable', 'sort', 'order'] as const;

export type GridView = Texts<(typeof GRID_KEYS)[number]>;

export const NO_FILTER = textsOf(GRID_KEYS);

export const isOnlyNullable = ({ nullable }: GridView) => nullable === 'yes';

const sortOf = ({ sort }: GridView) => SORTS.find(([key]) => key === sort);

/** All fields in a view's order, whether or not its filter shows them; without one, in file order. */
export function inOrder<F extends GridField>(fields: readonly F[], view: GridView): F[] {
  const [, , fact] = sortOf(view) ?? [];
  if (!fact) return [...fields];
  const direction = view.order === 'desc' ? -1 : 1;
  return [...fields].sort((a, b) => direction * compareLabels(a[fact], b[fact]));
}

/**
 * Makes the test of a view's filter. Each word of the query must be in the field's name, type or
 * description.
 */
export function fitsView(view: GridView): (field: GridField) => boolean {
  const hasWords = hasAllWords(view.q);
  return ({ fieldName, dataType, description, isNullable }) =>
    hasWords(`${fieldName} ${dataType} ${description}`) && (isNullable || !isOnlyNullable(view));
}

export function orderInWords(view: GridView): string {
  const [, , , by] = sortOf(view) ?? [];
  if (!by) return 'in the order of the export file';
  return `sorted by ${by}, ${view.order === 'desc' ? 'Z to A' : 'A to Z'}`;
}
