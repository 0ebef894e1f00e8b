import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useListener } from '../browser';
import { useAnswer } from './answers';
import { Failure } from './box';
import { Filters, announcementOf, linesOf, SEARCHING, type Line } from './results';
import styles from './styles.module.css';

type Props = {
  box: RefObject<HTMLInputElement | null>;
  text: string;
  onType: (text: string) => void;
  entered: boolean;
  onFollow: () => void;
};

const LIST_ID = 'portal-search-results';
const idOf = (at: number) => `${LIST_ID}-${at}`;

/** What the dialog shows below its box. Only Enter and a click open a result. */
export default function Answers(props: Props) {
  const { box, text, onType, entered, onFollow } = props;
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  const { answer, busy, retry } = useAnswer({ input: text });
  const lines = linesOf(text, answer);
  const [at, setAt] = useListKeys(box, lines);

  const choose = (line: Line) => {
    if ('query' in line) {
      onType(line.query);
      return;
    }
    history.push(withBaseUrl(line.path));
    onFollow();
  };
  // Enter means the answer to what is typed, which may still be on its way.
  const isDue = entered && !busy && !retry;
  const follow = useEffectEvent(() => {
    const line = lines[at];
    if (line) choose(line);
  });
  useEffect(() => {
    if (isDue) follow();
  }, [isDue]);

  return (
    <>
      {answer && <Filters answer={answer} text={text} box={box} onType={onType} />}
      {retry ? (
        <Failure query={text} onRetry={retry} />
      ) : (
        <p role="status" className={`portal-fine ${styles.status}`}>
          {announcement()}
        </p>
      )}
      {lines.length > 0 && (
        <ul
          id={LIST_ID}
          role="listbox"
          aria-label={text.trim() ? 'Results' : 'Suggestions'}
          aria-busy={busy}
          className={`portal-plain-list ${styles.list}`}
        >
          {lines.map((line, index) => (
            // The box has the keys and keeps the focus.
            <li
              key={line.key}
              id={idOf(index)}
              role="option"
              aria-selected={index === at}
              className={line.kind && styles[line.kind]}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setAt(index)}
              onClick={() => choose(line)}
            >
              {line.label}
            </li>
          ))}
        </ul>
      )}
    </>
  );

  function announcement(): string {
    if (!text.trim()) return 'For example';
    return answer ? announcementOf(answer) : SEARCHING;
  }
}

/**
 * Makes a box and a list below it a combobox (ARIA practices guide): the arrow keys choose a line, while
 * the focus stays in the box. The first line is chosen at first, and again in each other list.
 *
 * @returns the place of the chosen line, and what chooses another
 */
function useListKeys(
  box: RefObject<HTMLInputElement | null>,
  lines: readonly Readonly<{ key: string }>[],
): readonly [at: number, choose: (at: number) => void] {
  const list = lines.map(({ key }) => key).join('\n');
  const [chosen, setChosen] = useState({ list, at: 0 });
  const at = chosen.list === list ? chosen.at : 0;
  const choose = (next: number) => next !== at && setChosen({ list, at: next });

  useListener(
    ['keydown'],
    (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || event.isComposing || event.altKey || lines.length === 0) return;
      event.preventDefault();
      const next = (at + step + lines.length) % lines.length;
      setChosen({ list, at: next });
      document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
    },
    () => box.current,
  );

  // The box is older than the list, and not drawn together with it.
  useLayoutEffect(() => {
    const isOpen = lines.length > 0;
    box.current?.setAttribute('aria-expanded', String(isOpen));
    box.current?.setAttribute('aria-controls', isOpen ? LIST_ID : '');
    box.current?.setAttribute('aria-activedescendant', isOpen ? idOf(at) : '');
  }, [box, at, lines.length]);

  return [at, choose];
}
