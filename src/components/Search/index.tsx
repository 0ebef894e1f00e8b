import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { PAGES } from '../../dictionary/model/addresses';
import { DIALOG_ID, openSearch } from './dialog';
import Failure from './Failure';
import { openAnew } from './openAnew';
import { BOX_LABEL, LOADING } from './words';
import { useLateAnswers } from './useLateAnswers';
import button from './button.module.css';
import styles from './dialog.module.css';

const OPENS = { command: 'show-modal', commandfor: DIALOG_ID };
const CLOSES = { command: 'close', commandfor: DIALOG_ID };

/**
 * The search: its button in the top bar, and its dialog with the box. Both are in the HTML; what answers
 * is loaded when the dialog is opened. Enter before that leads to the page of results.
 */
export default function Search(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState(false);
  const { withBaseUrl } = useBaseUrlUtils();
  const { Answers, failed, load } = useLateAnswers(
    useCallback(() => void openAnew(box.current?.value ?? '', withBaseUrl), [withBaseUrl]),
  );
  const close = () => dialog.current?.close();

  useEffect(() => {
    // Opened before React came, it has been focused unseen.
    if (dialog.current?.open) load();
  }, [load]);

  return (
    <>
      <button
        type="button"
        {...OPENS}
        className={button.open}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={openSearch}
      >
        <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M13 13l5 5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span className={button.openLabel}>Search</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      <dialog
        ref={dialog}
        id={DIALOG_ID}
        className={styles.dialog}
        aria-label="Search"
        onFocus={load}
        onMouseDown={(event) => {
          // Beside it. Not on click, which also ends a selection of text that began inside.
          if (event.target !== dialog.current) return;
          event.preventDefault();
          close();
        }}
      >
        <form
          role="search"
          action={withBaseUrl(PAGES.search)}
          className={styles.head}
          onSubmit={(event) => {
            event.preventDefault();
            setEntered(true);
          }}
        >
          <input
            ref={box}
            name="q"
            role="combobox"
            aria-label={BOX_LABEL}
            aria-autocomplete="list"
            aria-expanded="false"
            placeholder="Field, code, file name or question"
            spellCheck={false}
            autoComplete="off"
            enterKeyHint="go"
            className={clsx('portal-box', styles.box)}
            onInput={() => setEntered(false)}
          />
          <button type="button" {...CLOSES} className="portal-button" onClick={close}>
            Close
          </button>
        </form>
        {Answers ? (
          <Answers
            box={box}
            entered={entered}
            onAnswered={() => setEntered(false)}
            onFollow={close}
          />
        ) : failed ? (
          <Failure onRetry={load} />
        ) : (
          <p role="status" className={styles.status}>
            {LOADING}
          </p>
        )}
      </dialog>
    </>
  );
}
