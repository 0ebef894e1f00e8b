import { openSearch, opensSearch } from '../../components/Search/opening';

/*
 * The dialog is in the HTML. Its keys open it from here and not from React, which is ready only when the
 * page's own script has come.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    if (!opensSearch(event)) return;
    event.preventDefault();
    openSearch();
  });
}
