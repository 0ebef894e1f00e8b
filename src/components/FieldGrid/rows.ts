import { useEffect, type RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import type { StateEntry } from '../useAddressState';
import { fitsView, inOrder, type GridField, type GridView } from './gridView';
import styles from './rows.module.css';

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

function rowsIn(body: HTMLTableSectionElement | null): HTMLTableRowElement[] {
  return Array.from(body?.querySelectorAll('tr') ?? []);
}

export function rowOf(element: EventTarget): HTMLTableRowElement | null {
  return element instanceof Element ? element.closest('tbody tr') : null;
}

/**
 * Marks the row whose fragment the address names and brings it into view, each time that a link leads
 * there. A script's navigation does not move `:target`, so the row is marked by hand.
 *
 * @param showAll called where the filter hides the row
 */
export function useMarkedRow(
  body: RefObject<HTMLTableSectionElement | null>,
  showAll: () => void,
): void {
  const { hash, key, state } = useLocation<StateEntry | undefined>();
  useEffect(() => {
    const anchor = decoded(hash);
    const row = rowsIn(body.current).find(({ id }) => id === anchor);
    if (!row) return undefined;
    row.classList.add(styles.marked!);
    if (!state?.isSet) {
      // Once all rows are shown, the address is new and leads here again.
      if (row.hidden) showAll();
      else row.scrollIntoView();
    }
    return () => row.classList.remove(styles.marked!);
    // A link to the fragment that the address already has makes a new entry, with a key of its own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hash, key]);
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
