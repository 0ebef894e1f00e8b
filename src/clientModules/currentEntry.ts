import type { ClientModule } from '@docusaurus/types';

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
  if (entry.top > view.top + 64 && entry.bottom < view.bottom) return;
  menu.scrollTop += entry.top - view.top - view.height / 2;
  // No entry peeps out from under the box by a few pixels.
  const edge = menu.querySelector('[data-needs-script]')?.getBoundingClientRect().bottom ?? 0;
  const tops = Array.from(menu.querySelectorAll('a'), (link) => link.getBoundingClientRect().top);
  const next = tops.find((top) => top >= edge);
  if (next !== undefined) menu.scrollTop += next - edge;
}

/** Keeps the menu's current entry in sight from page to page. */
const currentEntry: ClientModule = {
  onRouteDidUpdate: ({ previousLocation }) => {
    if (previousLocation) showCurrentEntry();
  },
};

export default currentEntry;
