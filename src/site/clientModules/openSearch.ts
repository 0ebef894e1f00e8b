import { openSearch } from '../../components/Search/opening';

/*
 * The dialog is in the HTML. Ctrl K or ⌘ K opens it from here and not from React, which is ready only when the
 * page's own script has come. With Shift or Alt they are the browser's.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
    if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 'k') return;
    if (defaultPrevented) return;
    event.preventDefault();
    openSearch();
  });
}
