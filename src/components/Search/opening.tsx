import clsx from 'clsx';
import styles from './styles.module.css';

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

/** Where what is typed is no shortcut. */
const BOXES = 'input, textarea, select';

/**
 * Whether a key asks for the search: Ctrl K or ⌘ K, and the slash where nobody types. With Shift or Alt they are the
 * browser's.
 *
 * @param withSlash no, where a reader has turned it off, as who speaks to the computer must be able to (WCAG 2.1.4)
 */
export function opensSearch(event: KeyboardEvent, withSlash: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target } = event;
  if (defaultPrevented || altKey) return false;
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
  return withSlash && key === '/' && !(target as Element).closest(BOXES);
}

type Props = {
  /** On pages that begin with a search: as wide as the page. */
  isWide?: boolean;
};

/** Opens the search's dialog, by itself before React comes, where browsers can do that. */
export function OpenButton({ isWide = false }: Props) {
  const label = isWide ? 'Find a field, code, file or answer' : 'Search';
  return (
    <button
      type="button"
      {...{ command: 'show-modal', commandfor: DIALOG_ID }}
      className={clsx('portal-button', styles.open, isWide && styles.wide)}
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={openSearch}
    >
      <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M13 13l5 5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span className={styles.openLabel}>{label}</span>
      <kbd aria-hidden="true">Ctrl K</kbd>
    </button>
  );
}
