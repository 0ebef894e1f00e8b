/** The search's dialog; there is one in each page, at first closed. */
export const DIALOG_ID = 'portal-search';

/**
 * Opens the search; open already, it stays as it is. A browser that has no modal dialogs goes to the
 * page of results.
 */
export function openSearch(): void {
  const dialog = document.getElementById(DIALOG_ID) as HTMLDialogElement | null;
  if (!dialog || dialog.open) return;
  if (dialog.showModal) dialog.showModal();
  else window.location.assign(dialog.querySelector('form')?.action ?? '');
}

/**
 * Whether a key asks for the search: Ctrl K, ⌘ K, or / where nobody types. With Shift or Alt they are
 * the browser's.
 */
export function opensSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  const withCommand = ctrlKey || metaKey;
  if (altKey || event.defaultPrevented) return false;
  if (key.toLowerCase() === 'k') return withCommand && !shiftKey;
  // Some keyboards need Shift for it.
  return key === '/' && !withCommand && !isTyping(target);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
