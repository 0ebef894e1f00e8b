import type { ReactNode } from 'react';
import clsx from 'clsx';
import { DIALOG_ID, openSearch } from './dialog';
import styles from './styles.module.css';

type Props = {
  /** On pages that begin with a search: as wide as the page. */
  isWide?: boolean;
};

/** Opens the search's dialog, by itself before React comes, where browsers can do that. */
export default function OpenButton({ isWide = false }: Props): ReactNode {
  const label = isWide ? 'Find a field, code, file or answer' : 'Search';
  return (
    <button
      type="button"
      {...{ command: 'show-modal', commandfor: DIALOG_ID }}
      className={clsx(styles.open, isWide && styles.wide)}
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
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
