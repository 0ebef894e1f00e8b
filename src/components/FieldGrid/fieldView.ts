import { TODO } from '../../dictionary/dataTypes';
import { compareLabels } from '../../dictionary/labels';
import type { Field } from '../../dictionary/model';
import type { Sort } from '../SortButton/sort';

export type SortKey = 'fieldName' | 'dataType';

/** Which fields a reader wants to see, and in which order. */
export type FieldView = Readonly<{
  query: string;
  onlyNullable: boolean;
  onlyTodo: boolean;
  /** Nothing is file order. */
  sort?: Sort<SortKey>;
}>;

export const WHOLE_FILE: FieldView = { query: '', onlyNullable: false, onlyTodo: false };

/** Whether a field's type, example or description is still missing. */
export function hasTodo({ dataType, exampleValue, description }: Field): boolean {
  return [dataType, exampleValue, description].includes(TODO);
}

/**
 * The fields that fit a view, in its order. Each word of the query must occur in the field's name,
 * type or description; case is ignored.
 */
export function viewFields<F extends Field>(fields: readonly F[], view: FieldView): readonly F[] {
  const words = view.query.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = fields.filter((field) => {
    const text = `${field.fieldName} ${field.dataType} ${field.description}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (!view.onlyNullable || field.isNullable) &&
      (!view.onlyTodo || hasTodo(field))
    );
  });
  const { sort } = view;
  if (!sort) return shown;
  const direction = sort.descending ? -1 : 1;
  return shown.sort((a, b) => direction * compareLabels(a[sort.key], b[sort.key]));
}
