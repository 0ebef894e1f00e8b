import { createStorageSlot } from '@docusaurus/theme-common';
import { openSearch, opensSearch } from '../../components/Search/opening';
import type { KEPT } from '../../dictionary/contract/lists';

/*
 * The dialog is in the HTML. Its keys open it from here and not from React, which is ready only when the
 * page's own script has come.
 */
if (typeof document !== 'undefined') {
  const name: keyof typeof KEPT = 'no-slash';
  const noSlash = createStorageSlot(name);
  document.addEventListener('keydown', (event) => {
    if (!opensSearch(event, noSlash.get() === null)) return;
    event.preventDefault();
    openSearch();
  });
}
