import { fitsView, inOrder, type GridField, type GridView } from './gridView';

/**
 * Brings the rows of a table into a view's order and hides those that do not fit. The rows are the
 * browser's: React neither drew those of a page that was served, nor draws any of them again.
 *
 * @returns how many are shown
 */
export function showRows(
  body: HTMLTableSectionElement,
  fields: readonly GridField[],
  view: GridView,
): number {
  const before = rowsIn(body);
  const rows = new Map(before.map((row) => [row.id, row]));
  const fits = fitsView(view);
  const ordered = inOrder(fields, view).flatMap((field) => {
    const row = rows.get(field.anchor);
    if (row) row.hidden = !fits(field);
    return row ?? [];
  });
  // Moving a row makes the browser lay out the table anew.
  if (ordered.some((row, at) => row !== before[at])) body.append(...ordered);
  return ordered.filter((row) => !row.hidden).length;
}

/** The rows of a table as they stand. */
export function rowsIn(body: HTMLTableSectionElement | null): HTMLTableRowElement[] {
  return Array.from(body?.querySelectorAll('tr') ?? []);
}

/** The row that an element stands in. */
export function rowOf(element: EventTarget): HTMLTableRowElement | null {
  return element instanceof Element ? element.closest('tbody tr') : null;
}
