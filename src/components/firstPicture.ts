/* What stands by itself, for it is also written into each page, to run before the first picture. */

/**
 * Sets the address of a served page to one that the router can read, before it does: hosts serve a page at
 * more addresses than it has (other case, `//`, `/index.html`), and the page of a wrong address at all others,
 * even where the router, which reads paths more kindly, would find a page. What was asked for then is kept for
 * `eachPage`.
 */
export function settleAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!canonical) return;
  const own = new URL(canonical.href).pathname;
  const { pathname, search, hash } = window.location;
  const plain = (path: string) =>
    path
      .replace(/\/{2,}/g, '/')
      .replace(/\/(index\.html)?$/, '')
      .toLowerCase();
  const isMissing = own.endsWith('/404.html');
  if (own === pathname.replace(/(.)\/$/, '$1')) return;
  if (!isMissing && plain(own) !== plain(pathname)) return;
  let requested = pathname;
  try {
    decodeURI(pathname);
  } catch {
    requested = pathname.replace(/%/g, '%25');
  }
  if (isMissing)
    document.documentElement.dataset.requested = window.location.origin + requested + search + hash;
  window.history.replaceState(window.history.state, '', own + search + hash);
}

/** Scrolls the menu so far that the entry of the current page is in its middle, unless it is in sight. */
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
