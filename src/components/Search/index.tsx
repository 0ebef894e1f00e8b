import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { Button } from '../ui';
import type AnswersComponent from './Answers';
import { Failure, SearchForm } from './box';
import { DIALOG_ID, openAnew, OpenButton } from './opening';
import styles from './styles.module.css';

const CLOSES = { command: 'close', commandfor: DIALOG_ID };

/**
 * The search: its button in the top bar, and its dialog with the box. Both are in the HTML; what answers
 * is loaded when the dialog is opened. Enter before that leads to the page of results.
 */
export default function Search(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState(false);
  const { Answers, failed, load } = useLateAnswers(box);
  const close = () => dialog.current?.close();

  // Opened before React came, it has been focused unseen.
  const loadIfOpen = useEffectEvent(() => {
    if (dialog.current?.open) load();
  });
  useEffect(() => loadIfOpen(), []);

  return (
    <>
      <OpenButton />
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
        <SearchForm
          ref={box}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          spellCheck={false}
          enterKeyHint="go"
          onInput={() => setEntered(false)}
          onEnter={() => setEntered(true)}
        >
          <Button {...CLOSES} onClick={close}>
            Close
          </Button>
        </SearchForm>
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
          <p role="status" className={`portal-fine ${styles.status}`}>
            Loading the search …
          </p>
        )}
      </dialog>
    </>
  );
}

type LateAnswers = Readonly<{ Answers?: typeof AnswersComponent; failed: boolean }>;

/**
 * The part of the dialog that answers, which is loaded when somebody searches. Where it cannot be had at
 * the second try either, the page of results is opened anew.
 *
 * @returns it as soon as it has come, whether it cannot be had, and what loads it, or tries again
 */
function useLateAnswers(
  box: RefObject<HTMLInputElement | null>,
): LateAnswers & Readonly<{ load: () => void }> {
  const { withBaseUrl } = useBaseUrlUtils();
  const [state, setState] = useState<LateAnswers>({ failed: false });
  const tries = useRef(0);
  const isLoading = useRef(false);
  const load = () => {
    if (isLoading.current) return;
    isLoading.current = true;
    tries.current++;
    setState({ failed: false });
    import('./Answers').then(
      ({ default: Answers }) => setState({ Answers, failed: false }),
      () => {
        isLoading.current = false;
        setState({ failed: true });
        if (tries.current > 1) void openAnew(box.current?.value ?? '', withBaseUrl);
      },
    );
  };
  return { ...state, load };
}
