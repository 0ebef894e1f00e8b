import { asHtml } from '../../code/asHtml';
import { counted } from '../../dictionary/model/counted';
import { placesOfWords } from '../FilterBox/hasAllWords';
import { letterAnchor } from './allFieldsView';
import { countEntities, type NameGroup, type TableItem } from './showFields';

/** Puts rows into the table: those of fields as they were served, those above them made anew. */
export function drawRows(body: Element, items: readonly TableItem[]): void {
  const above = document.createElement('tbody');
  above.innerHTML = items.map(aboveHtml).join('');
  const made = Array.from(above.children);
  const rows = items.flatMap((item) => ('row' in item ? item.row.element : (made.shift() ?? [])));
  const focused = body.querySelector<HTMLElement>(':focus');
  body.replaceChildren(...rows);
  // What is taken out and put back loses the focus; the button of a group is another one now.
  const key = focused instanceof HTMLButtonElement ? focused.value : undefined;
  const again = Array.from(body.querySelectorAll('button')).find(({ value }) => value === key);
  (again ?? focused)?.focus({ preventScroll: true });
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

function aboveHtml(item: TableItem): string {
  if ('group' in item) return groupHtml(item.group);
  return 'letter' in item ? letterHtml(item.letter) : '';
}

/** The row of a name that stands above its fields: what they share, and how many there are. */
function groupHtml(group: NameGroup): string {
  const types = new Set(group.rows.map(({ type }) => type));
  const descriptions = new Set(group.rows.map(({ description }) => description));
  const count = `${counted(group.rows.length, 'field')} in ${counted(countEntities(group), 'entity', 'entities')}`;
  const shared = [...descriptions].join();
  return `<tr data-group>\
<th scope="rowgroup" colspan="2"><button type="button" value="${asHtml(group.key)}" aria-expanded="${group.open}">\
<span aria-hidden="true">${group.open ? '▾' : '▸'}</span><bdi>${asHtml(group.name)}</bdi><small>: ${count}</small></button></th>\
<td>${asHtml([...types].join(', '))}</td>\
<td>${descriptions.size === 1 ? asHtml(shared) : `<small>${descriptions.size} descriptions</small>`}</td></tr>`;
}

/** The row of a letter that stands above its names. */
function letterHtml(letter: string): string {
  return `<tr data-letter id="${letterAnchor(letter)}"><th scope="rowgroup" colspan="4">${letter}</th></tr>`;
}
