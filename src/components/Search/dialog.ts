import { searchPath } from '../../dictionary/model/addresses';

export const DIALOG_ID = 'portal-search';

/**
 * Opens the search; open already, it stays as it is. A browser that has no modal dialogs goes to the
 * page of results.
 */
export function openSearch(): void {
  const dialog = document.getElementById(DIALOG_ID) as HTMLDialogElement | null;
  if (!dialog || dialog.open) return;
  if (dialog.showModal) {
    dialog.showModal();
    // Opened again before it was told that it closed, it still has the last question, which typing replaces.
    dialog.querySelector('input')?.select();
  } else window.location.assign(dialog.querySelector('form')?.action ?? '');
}

/**
 * Whether a key asks for the search: Ctrl K or ⌘ K. With Shift or Alt they are the browser's. No key by itself
 * does, for it would also open while somebody speaks to the computer (WCAG 2.1.4).
 */
export function opensSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  const isOurs = (ctrlKey || metaKey) && !altKey && !shiftKey;
  return isOurs && key.toLowerCase() === 'k' && !defaultPrevented;
}

/**
 * Opens the page of results from the server, where it can be reached: if the site was updated below the open
 * page, the files that this one would load are gone.
 */
export async function openAnew(
  query: string,
  withBaseUrl: (path: string) => string,
): Promise<void> {
  const address = withBaseUrl(searchPath(query));
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) window.location.assign(address);
}
