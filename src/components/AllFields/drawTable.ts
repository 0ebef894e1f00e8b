import { ARROWS, orderOf } from '../sort';
import { sortOf, type AllFieldsView } from './allFieldsView';
import { COLUMN_KEYS, sortsBy } from './columns';
import { groupHtml, letterHtml } from './rowsAbove';
import type { TableItem } from './showFields';

/** Puts rows into the table: those of fields as they were served, those above them made anew. */
export function drawRows(body: Element, items: readonly TableItem[]): void {
  const above = document.createElement('tbody');
  above.innerHTML = items.map(aboveHtml).join('');
  const made = Array.from(above.children);
  const rows = items.flatMap((item) => ('row' in item ? item.row.element : (made.shift() ?? [])));
  const opened = focusedGroup(body);
  const focused = document.activeElement;
  body.replaceChildren(...rows);
  // What is taken out and put back loses the focus.
  if (opened !== undefined) groupButton(body, opened)?.focus({ preventScroll: true });
  else if (body.contains(focused)) (focused as HTMLElement).focus({ preventScroll: true });
}

/** Marks the heading of the column that rows are sorted by. */
export function drawHeadings(head: Element, view: AllFieldsView): void {
  const sort = sortOf(view);
  COLUMN_KEYS.forEach((key, at) => {
    const heading = head.querySelectorAll('th')[at];
    const arrow = heading?.querySelector('span');
    if (!heading || !arrow || !sortsBy(key)) return;
    const order = orderOf(sort, key);
    heading.setAttribute('aria-sort', order);
    arrow.textContent = ARROWS[order];
  });
}

function aboveHtml(item: TableItem): string {
  if ('group' in item) return groupHtml(item.group);
  return 'letter' in item ? letterHtml(item.letter, COLUMN_KEYS.length) : '';
}

function focusedGroup(body: Element): string | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLButtonElement) || !body.contains(focused)) return undefined;
  return focused.value;
}

function groupButton(body: Element, key: string): HTMLButtonElement | undefined {
  const buttons = body.querySelectorAll<HTMLButtonElement>('button[name="open"]');
  return Array.from(buttons).find(({ value }) => value === key);
}
