/**
 * Remembers which row of a table is at the top of the window.
 *
 * @returns what scrolls that row to where it was
 */
export function keepPlace(element: HTMLElement): () => void {
  const rows = Array.from(element.querySelectorAll('tbody tr'));
  const row = rows.find((each) => each.getBoundingClientRect().bottom > 0);
  const top = row?.getBoundingClientRect().top ?? 0;
  if (!row || window.scrollY === 0) return () => window.scrollTo(0, 0);
  return () => window.scrollBy(0, row.getBoundingClientRect().top - top);
}
