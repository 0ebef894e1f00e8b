import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react';
import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import Failure from './Failure';
import Filters from './Filters';
import { linesOf, type Line } from './lines';
import ResultLine from './ResultLine';
import { useAnswer } from './useAnswer';
import { useListKeys } from './useListKeys';
import { useRecentSearches } from './useRecentSearches';
import { typeInto, useText } from './useText';
import { SEARCHING, toldOf } from './words';
import dialog from './dialog.module.css';
import styles from './lines.module.css';

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
          {told()}
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

  function told(): string {
    if (text.trim()) return answer ? toldOf(answer) : SEARCHING;
    return recent.length > 0 ? 'Recent searches' : 'For example';
  }
}
