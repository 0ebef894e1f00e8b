import { compareLabels } from '../../dictionary/model/labels';
import type { Field } from '../../dictionary/model/dictionary';
import { isTodo } from '../../dictionary/model/todo';
import { hasAllWords } from '../FilterBox/hasAllWords';
import type { Sort } from '../SortButton/sort';

export type SortKey = 'fieldName' | 'dataType';

/** Which fields a reader wants to see, and in which order. */
export type GridView = Readonly<{
  query: string;
  onlyNullable: boolean;
  onlyTodo: boolean;
  /** Nothing is file order. */
  sort?: Sort<SortKey>;
}>;

export const WHOLE_FILE: GridView = { query: '', onlyNullable: false, onlyTodo: false };

/**
 * The fields that fit a view, in its order. Each word of the query must occur in the field's name,
 * type or description; case is ignored.
 */
export function fieldsInView<F extends Field>(fields: readonly F[], view: GridView): readonly F[] {
  const fits = hasAllWords(view.query);
  const shown = fields.filter((field) => {
    return (
      fits(`${field.fieldName} ${field.dataType} ${field.description}`) &&
      (!view.onlyNullable || field.isNullable) &&
      (!view.onlyTodo || isTodo(field))
    );
  });
  const { sort } = view;
  if (!sort) return shown;
  const direction = sort.descending ? -1 : 1;
  return shown.sort((a, b) => direction * compareLabels(a[sort.key], b[sort.key]));
}
