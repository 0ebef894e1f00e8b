/**
 * Scrolls the menu so far that the entry of the current page is in its middle, unless it is in sight. It
 * stands by itself, for it is also written into each page, to run before the first picture.
 */
export function showCurrentEntry(): void {
  const current = document.querySelector('.menu [aria-current="page"]');
  const menu = current?.closest('.menu');
  if (!current || !menu) return;
  const entry = current.getBoundingClientRect();
  const view = menu.getBoundingClientRect();
  // The filter box covers the menu's upper end.
  const isInSight = entry.top > view.top + 64 && entry.bottom < view.bottom;
  if (!isInSight) menu.scrollTop += entry.top - view.top - view.height / 2;
}
