import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useCombobox } from 'downshift';
import Facets from './Facets';
import { linesOf, type Line } from './lines';
import { recentSearches, rememberSearch } from './recent';
import ResultLine from './ResultLine';
import { NOT_LOADED, toldOf } from './status';
import { useAnswer } from './useAnswer';
import type { EarlyKeys } from './earlyKeys';
import styles from './styles.module.css';

type Props = {
  early: EarlyKeys;
  onClose: () => void;
};

/** The search: a combobox in a dialog (ARIA practices guide). Escape closes it. */
export default function Dialog({ early, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [input, setInput] = useState(early.typed);
  const [entered, setEntered] = useState(early.entered);
  const [recent] = useState(recentSearches);
  const asked = useAnswer(input);
  const { answer } = asked;
  const choices = linesOf(input, answer, recent);
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Without it the focus would not return to where it was.
    return () => shown?.close();
  }, []);

  const follow = ({ path }: Exclude<Line, { kind: 'recent' }>) => {
    rememberSearch(input);
    history.push(withBaseUrl(path));
    onClose();
  };
  const choose = (choice: Line) =>
    choice.kind === 'recent' ? setInput(choice.query) : follow(choice);
  const change = (text: string) => {
    setEntered(false);
    setInput(text);
  };

  // Enter means the answer to what is typed, which may still be on its way.
  useEffect(() => {
    const [best] = choices;
    if (entered && !asked.busy && best && best.kind !== 'recent') follow(best);
  });

  const { getInputProps, getLabelProps, getMenuProps, getItemProps, highlightedIndex } =
    useCombobox<Line>({
      items: choices,
      isOpen: choices.length > 0,
      inputValue: input,
      selectedItem: null,
      defaultHighlightedIndex: 0,
      itemToString: () => input,
      onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
      stateReducer: (state, { type, changes }) => ({
        ...changes,
        // The best answer stays at hand: Enter opens it without an arrow key.
        highlightedIndex:
          type === useCombobox.stateChangeTypes.InputChange ? 0 : changes.highlightedIndex,
        selectedItem: changes.selectedItem ?? state.selectedItem,
      }),
    });

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.head}>
        <label {...getLabelProps()} className="portal-unseen">
          Search entities, fields, values and guides
        </label>
        <input
          {...getInputProps({
            autoFocus: true,
            // Set at once and not through the combobox's state, which comes too late for fast typing.
            onChange: (event) => change(event.currentTarget.value),
            placeholder: 'Field, code, file name or question',
            spellCheck: false,
            autoComplete: 'off',
            enterKeyHint: 'go',
            className: clsx('portal-box', styles.input),
            onKeyDown: (event) => {
              const tooEarly = event.key === 'Enter' && asked.busy;
              if (event.key !== 'Escape' && !tooEarly) return;
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
              event.preventDefault();
              if (tooEarly) setEntered(true);
              else onClose();
            },
          })}
        />
        <button type="button" className="portal-button" onClick={onClose}>
          Close
        </button>
      </div>
      {answer && (
        <Facets facets={answer.facets} onChoose={(filter) => change(`${input} ${filter} `)} />
      )}
      <p role="status" className={styles.status}>
        {statusOf(input, asked, recent)}
      </p>
      <ul
        {...getMenuProps({
          className: styles.list,
          'aria-label': 'Results',
          'aria-busy': asked.busy,
        })}
      >
        {choices.map((choice, index) => (
          <li
            key={choice.key}
            {...getItemProps({ item: choice, index })}
            className={styles[choice.kind]}
            data-highlighted={highlightedIndex === index || undefined}
          >
            {choice.kind === 'result' ? <ResultLine result={choice.result} /> : choice.label}
          </li>
        ))}
      </ul>
    </dialog>
  );
}

function statusOf(
  input: string,
  { answer, failed }: ReturnType<typeof useAnswer>,
  recent: readonly string[],
): string {
  if (failed) return NOT_LOADED;
  if (input.trim() !== '') return answer ? toldOf(answer) : 'Searching …';
  return recent.length > 0
    ? 'Recent searches'
    : 'Narrow with type:datetime, nullable:no, in:claims, area:billing or is:todo.';
}
