import { useEffect, useRef, useState } from 'react';
import { useLoaded } from '../browser';
import { Button } from '../ui';
import { Failure, SearchForm } from './box';
import { DIALOG_ID, OpenButton } from './opening';
import styles from './styles.module.css';

const loadAnswers = async () => (await import('./Answers')).default;

const CLOSES = { command: 'close', commandfor: DIALOG_ID };

/**
 * The search: its button in the top bar, and its dialog with the box. Both are in the HTML; what answers
 * is loaded when the dialog is opened. Enter before that leads to the page of results.
 */
export default function Search() {
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [entered, setEntered] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const { loaded: Answers, tryAgain } = useLoaded('answers', loadAnswers, isWanted);
  const close = () => dialog.current?.close();
  const type = (typed: string) => {
    setText(typed);
    setEntered(false);
  };

  // Opened before React came, it has been focused unseen, and typed into.
  useEffect(() => {
    setIsWanted(dialog.current?.open ?? false);
    setText(box.current?.value ?? '');
  }, []);

  return (
    <>
      <OpenButton />
      <dialog
        ref={dialog}
        id={DIALOG_ID}
        className={styles.dialog}
        aria-label="Search"
        onFocus={() => setIsWanted(true)}
        // Another time one begins anew; word of it may come when that has begun.
        onClose={() => dialog.current?.open || type('')}
        onMouseDown={(event) => {
          // Beside it. Not on click, which also ends a selection of text that began inside.
          if (event.target !== dialog.current) return;
          event.preventDefault();
          close();
        }}
      >
        <SearchForm
          ref={box}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          spellCheck={false}
          enterKeyHint="go"
          text={text}
          onType={type}
          onEnter={() => setEntered(true)}
        >
          <Button {...CLOSES} onClick={close}>
            Close
          </Button>
        </SearchForm>
        {Answers ? (
          <Answers box={box} text={text} onType={type} entered={entered} onFollow={close} />
        ) : tryAgain ? (
          <Failure query={text} onRetry={tryAgain} />
        ) : (
          <p role="status" className={`portal-fine ${styles.status}`}>
            Loading the search …
          </p>
        )}
      </dialog>
    </>
  );
}
