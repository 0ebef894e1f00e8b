import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import { useStorageSlot } from '@docusaurus/theme-common';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import Failure from './Failure';
import { type Line, linesOf } from './lines';
import { Filters, ResultLine } from './results';
import { useAnswer } from './useAnswer';
import { useListKeys } from './useListKeys';
import { typeInto, useText } from './useText';
import { SEARCHING, announcementOf } from './words';
import dialog from './dialog.module.css';
import styles from './results.module.css';

type Props = {
  box: RefObject<HTMLInputElement | null>;
  /** Whether Enter was pressed after the last letter. */
  entered: boolean;
  /** Enter has been answered. */
  onAnswered: () => void;
  /** A result is opened. */
  onFollow: () => void;
};

const LIST_ID = 'portal-search-results';
const idOf = (at: number) => `${LIST_ID}-${at}`;

/** What the dialog shows below its box. Only Enter and a click open a result. */
export default function Answers(props: Props): ReactNode {
  const { box, entered, onAnswered, onFollow } = props;
  const text = useText(box);
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  const [recent, remember] = useRecentSearches();
  const { answer, busy, failed, retry } = useAnswer({ input: text });
  const lines = linesOf(text, answer, recent);
  const [at, setAt] = useListKeys(box, LIST_ID, idOf, lines);

  const choose = (line: Line) => {
    if (line.kind === 'typed') {
      typeInto(box, line.query);
      return;
    }
    remember(text);
    history.push(withBaseUrl(line.path));
    onFollow();
  };
  // Another time one begins anew.
  useEffect(() => {
    const parent = box.current?.closest('dialog');
    const clear = () => {
      if (!parent?.open) typeInto(box, '');
    };
    parent?.addEventListener('close', clear);
    return () => parent?.removeEventListener('close', clear);
  }, [box]);
  // Enter means the answer to what is typed, which may still be on its way.
  const isDue = entered && !busy && !failed;
  const follow = useEffectEvent(() => {
    onAnswered();
    const line = lines[at];
    if (line) choose(line);
  });
  useEffect(() => {
    if (isDue) follow();
  }, [isDue]);

  return (
    <>
      {answer && <Filters answer={answer} text={text} box={box} />}
      {failed ? (
        <Failure onRetry={retry} />
      ) : (
        <p role="status" className={dialog.status}>
          {announcement()}
        </p>
      )}
      {lines.length > 0 && (
        <ul
          id={LIST_ID}
          role="listbox"
          aria-label={text.trim() ? 'Results' : 'Suggestions'}
          aria-busy={busy}
          className={styles.list}
        >
          {lines.map((line, index) => (
            // The box has the keys and keeps the focus.
            <li
              key={line.key}
              id={idOf(index)}
              role="option"
              aria-selected={index === at}
              className={styles[line.kind]}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setAt(index)}
              onClick={() => choose(line)}
            >
              {line.kind === 'result' ? <ResultLine result={line.result} /> : line.label}
            </li>
          ))}
        </ul>
      )}
    </>
  );

  function announcement(): string {
    if (text.trim()) return answer ? announcementOf(answer) : SEARCHING;
    return recent.length > 0 ? 'Recent searches' : 'For example';
  }
}

const MOST = 5;

/**
 * What was searched for lately, newest first, and what remembers a search that led somewhere. Kept in
 * this browser only, by Docusaurus, which keeps the sites of one origin apart and lives without a
 * storage.
 */
function useRecentSearches(): readonly [string[], (query: string) => void] {
  const [kept, slot] = useStorageSlot('recent-searches');
  const recent = read(kept);
  const remember = (query: string) => {
    const text = query.trim();
    if (!text) return;
    const others = recent.filter((each) => each !== text);
    slot.set(JSON.stringify([text, ...others].slice(0, MOST)));
  };
  return [recent, remember];
}

function read(kept: string | null): string[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
