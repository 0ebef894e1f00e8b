import type { ReactNode } from 'react';
import { NOT_LOADED } from './status';
import styles from './button.module.css';
import { useDialog } from './useDialog';

/** The search's place in the top bar: the button that opens it. */
export default function Search(): ReactNode {
  const { dialog, loading, failed, open, close } = useDialog();
  return (
    <>
      <button
        type="button"
        className={styles.open}
        data-needs-script
        aria-label="Search"
        aria-haspopup="dialog"
        aria-busy={loading}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
      >
        <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M13 13l5 5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span className={styles.openLabel}>Search</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {failed && (
        <p role="alert" className={styles.failed}>
          {NOT_LOADED}
        </p>
      )}
      {dialog && <dialog.Dialog key={dialog.opening} early={dialog.early} onClose={close} />}
    </>
  );
}
