import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

// Nothing of the search is loaded before somebody searches.
const Dialog = lazy(() => import('./Dialog'));

/**
 * The search's place in the top bar. Ctrl K, ⌘ K and / open it from anywhere; what is typed before it
 * has loaded is not lost.
 */
export default function Search(): ReactNode {
  const [open, setOpen] = useState(false);
  const [ready, setReady] = useState(false);
  const [typedEarly, setTypedEarly] = useState('');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (open && !ready && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        setTypedEarly((typed) => typed + event.key);
        return;
      }
      const byLetter = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!byLetter && (event.key !== '/' || isTyping(event.target))) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, ready]);
  const close = () => {
    setOpen(false);
    setReady(false);
    setTypedEarly('');
  };
  return (
    <>
      <button
        type="button"
        className={styles.open}
        data-needs-script
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M13 13l5 5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span className={styles.openLabel}>Search</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {open && (
        <Suspense fallback={null}>
          <Dialog typedEarly={typedEarly} onReady={() => setReady(true)} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
