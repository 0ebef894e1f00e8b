import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { CatalogEntity } from '../../contract/catalog';
import { DOWNLOADS } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import { nextSort, orderOf } from '../sort';
import { Button, SortButton } from '../ui';
import { useAddressState } from '../useAddressState';
import { useCatalogAddress } from '../useCatalogAddress';
import { useServedHtml } from '../useServedHtml';
import {
  ALL_FIELDS,
  forFilters,
  LETTER_ANCHOR,
  letterAnchor,
  parseView,
  printView,
  sortOf,
  toggleGroup,
  type AllFieldsView,
} from './allFieldsView';
import Controls from './Controls';
import { drawRows, markWords } from './drawTable';
import type { Offer } from './offers';
import { CATALOG, FieldRows, offersOf } from './served';
import { countShown, showFields, type Shown } from './showFields';
import { readRows, SORT_KEYS, SORTED_COLUMNS, type TableRow } from './tableRows';
import styles from './styles.module.css';

/** The element that holds the rows. */
const ROWS_ID = 'all_fields';

/**
 * Every field of the export: a table that stands whole in the HTML and is filtered, grouped and sorted where it stands.
 * Only the build draws its rows; React leaves them alone, for to take over thousands of them would hold up the page.
 */
export default function AllFields(): ReactNode {
  const served = useServedHtml(ROWS_ID);
  const catalogAddress = useCatalogAddress();
  // There are no rows for who comes from another page; `clientModules/fullNavigation.ts` loads this one anew.
  if (!served && !CATALOG) return <div className={styles.holder} />;
  // While somebody edits the data, the catalog changes below an open page.
  return <Table key={catalogAddress} served={served} />;
}

function Table({ served }: { served: ReturnType<typeof useServedHtml> }): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const [{ offers, total }] = useState(() => (CATALOG ? factsOf(CATALOG) : readFacts()));
  const [asked, change, write] = useAddressState(parseView, printAddress);
  // What was typed is read again from the address after a pause, and is the same view.
  const printed = printView(asked);
  const view = useMemo(() => parseView(printed), [printed]);
  const box = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const all = useRef<readonly TableRow[]>(undefined);
  const [shown, setShown] = useState<Shown>();
  const [notSaved, setNotSaved] = useState<AllFieldsView>();

  const readAll = () => {
    const areas = new Map(offers.entity.map(({ value, area = '' }) => [value, area]));
    return (all.current ??= readRows(body.current!, (entity) => areas.get(entity) ?? ''));
  };
  const draw = useEffectEvent(() => {
    const isFirst = !all.current;
    // From now on the rows are what the address asks for, and seen; React begins with what was served.
    if (printed === printView(parseView(window.location.search))) {
      delete document.documentElement.dataset.asks;
    }
    // As it was served.
    if (isFirst && printed === '') return;
    const next = showFields(readAll(), view);
    drawRows(body.current!, next.items);
    markWords(body.current!, view.query);
    setShown(next);
    if (isFirst) showLetter();
  });
  useLayoutEffect(() => draw(), [view]);

  const { hash, search } = useLocation();
  const followLetter = useEffectEvent(() => {
    const there = parseView(search);
    if (hash.startsWith(`#${LETTER_ANCHOR}`) && !there.aToZ) change({ ...there, aToZ: true });
  });
  useEffect(() => followLetter(), [hash]);

  const save = () => {
    const ids = showFields(readAll(), view).rows.map(({ id }) => id);
    import('./csv')
      .then(({ downloadCsv }) => downloadCsv(ids, withBaseUrl(DOWNLOADS.fields)))
      .then(
        () => setNotSaved(undefined),
        () => setNotSaved(view),
      );
  };
  const letters = shown?.letters ?? [];
  const isEmpty = shown?.rows.length === 0;
  return (
    <div className={styles.holder}>
      <Controls
        view={view}
        offers={offers}
        box={box}
        onChange={change}
        onTyped={write}
        onSave={save}
      >
        {notSaved === view
          ? 'The CSV could not be loaded; press the button to try again.'
          : shown
            ? countShown(shown, total)
            : counted(total, 'field')}
      </Controls>
      {letters.length > 0 && (
        <nav aria-label="Letters" className={styles.letters}>
          {letters.map((letter) => (
            <a key={letter} href={`#${letterAnchor(letter)}`}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      <table className={styles.table} aria-label="All fields" hidden={isEmpty}>
        <thead>
          <tr>
            {SORT_KEYS.map((key) => {
              const order = orderOf(sortOf(view), key);
              const sort = nextSort(sortOf(view), key);
              return (
                <th key={key} scope="col" aria-sort={order}>
                  <SortButton order={order} onPress={() => change({ ...view, aToZ: false, sort })}>
                    {SORTED_COLUMNS[key]}
                  </SortButton>
                </th>
              );
            })}
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody
          id={ROWS_ID}
          ref={body}
          onClick={({ target }) => {
            const group = target instanceof Element && target.closest('button');
            if (group) change(toggleGroup(view, group.value));
          }}
          {...served}
        >
          {served || !CATALOG ? undefined : <FieldRows catalog={CATALOG} />}
        </tbody>
      </table>
      {isEmpty && (
        <p className={styles.nothing}>
          No field fits.{' '}
          <Button
            onClick={() => {
              change(ALL_FIELDS);
              // This button is gone then, and with it the focus.
              box.current?.focus();
            }}
          >
            Show all {total.toLocaleString('en-US')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** What the page knows before its rows are read: what the filters offer, and how many fields there are. */
type Facts = Readonly<{ offers: ReturnType<typeof offersOf>; total: number }>;

function factsOf(catalog: readonly CatalogEntity[]): Facts {
  const total = catalog.reduce((sum, { fields }) => sum + fields.length, 0);
  return { offers: offersOf(catalog), total };
}

/** Reads from the served page what the build knew. */
function readFacts(): Facts {
  const offers = forFilters((name): Offer[] => {
    const select = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
    const options = Array.from(select?.options ?? []).slice(1);
    return options.map(({ value, textContent: label, dataset: { area } }) => ({
      value,
      label,
      area,
    }));
  });
  return { offers, total: document.getElementById(ROWS_ID)?.childElementCount ?? 0 };
}

/** The end of an address for a view; the letter goes with the order A to Z. */
function printAddress(view: AllFieldsView): string {
  return view.aToZ ? printView(view) : `${printView(view)}#`;
}

/** Brings the letter of the address into view, which the browser has looked for before there were letters. */
function showLetter(): void {
  const show = () => document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  show();
  // Rows have their heights once they are near; and after a reload the browser scrolls back when all is loaded.
  const showAgain = () => setTimeout(() => requestAnimationFrame(show));
  if (document.readyState === 'complete') requestAnimationFrame(showAgain);
  else window.addEventListener('load', showAgain, { once: true });
}
