import { placesOfWords } from '../FilterBox/hasAllWords';
import type { TableRow } from './showFields';

export function drawRows(body: Element, rows: readonly TableRow[]): void {
  const focused = body.querySelector<HTMLElement>(':focus');
  body.replaceChildren(...rows.map(({ element }) => element));
  // What is taken out and put back loses the focus.
  focused?.focus({ preventScroll: true });
}

/** Marks the words of the filter box where it has found them: in entities, names and descriptions. */
export function markWords(body: Element, query: string): void {
  // Browsers of before 2025 may not know it.
  if (!('highlights' in CSS)) return;
  const placesIn = placesOfWords(query);
  const found = new Highlight();
  body.querySelectorAll('td:first-child, th a, td:last-child').forEach(({ firstChild: text }) => {
    if (!(text instanceof Text)) return;
    for (const [startOffset, endOffset] of placesIn(text.data)) {
      const ends = { startContainer: text, startOffset, endContainer: text, endOffset };
      found.add(new StaticRange(ends));
    }
  });
  CSS.highlights.set('found', found);
}
