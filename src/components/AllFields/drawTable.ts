import { asHtml } from '../../code/asHtml';
import { counted } from '../../dictionary/model/counted';
import { ARROWS, orderOf } from '../sort';
import { placesOfWords } from '../FilterBox/hasAllWords';
import { letterAnchor, sortOf, type AllFieldsView } from './allFieldsView';
import { countEntities, type NameGroup, type TableItem } from './showFields';
import { COLUMN_KEYS, sortsBy } from './tableRows';

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

/** Marks the words of the filter box where it has found them: in entities, names and descriptions. */
export function markWords(body: Element, query: string): void {
  // Browsers of before 2025 may not know it.
  if (!('highlights' in CSS)) return;
  const placesIn = placesOfWords(query);
  const found = new Highlight();
  body
    .querySelectorAll('td:first-child, th a, th bdi, td:last-child')
    .forEach(({ firstChild: text }) => {
      if (!(text instanceof Text)) return;
      for (const [startOffset, endOffset] of placesIn(text.data)) {
        const ends = { startContainer: text, startOffset, endContainer: text, endOffset };
        found.add(new StaticRange(ends));
      }
    });
  CSS.highlights.set('found', found);
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

/** The row of a name that stands above its fields: what they share, and how many there are. */
function groupHtml(group: NameGroup): string {
  const types = new Set(group.rows.map(({ type }) => type));
  const descriptions = new Set(group.rows.map(({ description }) => description));
  const count = `${counted(group.rows.length, 'field')} in ${counted(countEntities(group), 'entity', 'entities')}`;
  const shared = [...descriptions].join();
  return `<tr data-group>\
<th scope="rowgroup" colspan="2"><button type="button" name="open" value="${asHtml(group.key)}" aria-expanded="${group.open}">\
<span aria-hidden="true">${group.open ? '▾' : '▸'}</span><bdi>${asHtml(group.name)}</bdi><small>: ${count}</small></button></th>\
<td>${asHtml([...types].join(', '))}</td>\
<td>${descriptions.size === 1 ? asHtml(shared) : `<small>${descriptions.size} descriptions</small>`}</td></tr>`;
}

/** The row of a letter that stands above its names. */
function letterHtml(letter: string, columns: number): string {
  return `<tr data-letter id="${letterAnchor(letter)}"><th scope="rowgroup" colspan="${columns}">${letter}</th></tr>`;
}

/** The links to the letters. */
export function lettersHtml(letters: readonly string[]): string {
  return letters.map((letter) => `<a href="#${letterAnchor(letter)}">${letter}</a>`).join(' ');
}
