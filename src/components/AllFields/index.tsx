import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  FILTER_NAMES,
  FILTERS,
  LOADED_FILTERS,
  type AllFieldsData,
  type Choice,
} from '../../dictionary/contract/lists';
import { withCommas } from '../../dictionary/model/counted';
import { DOWNLOADS, queryOf, searchPath } from '../../dictionary/model/addresses';
import { useCatalogAddress, useLoaded, useServedHtml } from '../browser';
import FilterBox, { someOf } from '../FilterBox';
import { LOADING, NOT_LOADED, useFitting } from '../Search/useFitting';
import { SortableHeading } from '../tables';
import { Button, OnlyVendor, Picker } from '../ui';
import { textsOf, useAddressTexts } from '../useAddressState';
import { CATALOG, FieldRows } from './served';
import {
  ALL_FIELDS,
  drawRows,
  fetchMarks,
  markWords,
  readRows,
  showFields,
  sortOf,
  SORTS,
  VIEW_KEYS,
  type AllFieldsView,
  type TableRow,
} from './showFields';
import styles from './styles.module.css';

const ROWS_ID = 'all_fields';

/**
 * Every field of the export: a table that stands whole in the HTML and is filtered and sorted where it stands.
 * Only the build draws its rows; React leaves them alone, for to take over thousands of them would hold up the page.
 */
export default function AllFields(data: AllFieldsData) {
  const served = useServedHtml(ROWS_ID);
  const catalogAddress = useCatalogAddress();
  // There are no rows for who comes from another page; `clientModules/fullNavigation.ts` loads this one anew.
  if (!served && !CATALOG) return <div className={styles.holder} />;
  // While somebody edits the data, the catalog changes below an open page.
  return <Table key={catalogAddress} {...data} served={served} />;
}

type Props = AllFieldsData & { served: ReturnType<typeof useServedHtml> };

function Table({ total, choices, served }: Props) {
  const { withBaseUrl } = useBaseUrlUtils();
  const isBrowser = useIsBrowser();
  const [view, change] = useAddressTexts(VIEW_KEYS);
  // What was typed is read again from the address after a pause, and is the same view.
  const printed = queryOf(view);
  const box = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const all = useRef<TableRow[]>(undefined);
  const [shown, setShown] = useState<TableRow[]>();
  const wantsMarks = LOADED_FILTERS.some((name) => view[name]);
  const marks = useLoaded(useCatalogAddress(), fetchMarks, wantsMarks);
  const { fitting, isLoading, notice } = useFitting(view.q);
  const [notSaved, setNotSaved] = useState<string>();

  const readAll = () => {
    const areas = new Map(choices.entity.map(({ value, area = '' }) => [value, area]));
    return (all.current ??= readRows(body.current!, (slug) => areas.get(slug) ?? ''));
  };
  const draw = useEffectEvent(() => {
    if (isLoading) return;
    // From now on the rows are what the address asks for, and seen; React begins with what was served.
    if (printed === queryOf(textsOf(VIEW_KEYS, window.location.search))) {
      delete document.documentElement.dataset.hasQuery;
    }
    // As it was served.
    if (!all.current && printed === '') return;
    const next = showFields(readAll(), view, marks.loaded, fitting);
    drawRows(body.current!, next);
    markWords(body.current!, fitting);
    setShown(next);
  });
  useLayoutEffect(() => draw(), [printed, marks.loaded, isLoading]);

  const save = () => {
    const ids = showFields(readAll(), view, marks.loaded, fitting).map(({ id }) => id);
    import('./csv')
      .then(({ downloadCsv }) => downloadCsv(ids, withBaseUrl(DOWNLOADS.fields)))
      .then(
        () => setNotSaved(undefined),
        () => setNotSaved(printed),
      );
  };
  const clear = (some: Partial<AllFieldsView>) => {
    change(some);
    // The button may be gone then, and with it the focus.
    box.current?.focus();
  };
  const optionsOf = (offered: readonly Choice[], chosen: string) => {
    // The served page has no use for them, and would say them all twice.
    const options = isBrowser ? offered.map(({ value, label }) => [value, label] as const) : [];
    const isOffered = chosen === '' || options.some(([value]) => value === chosen);
    // An address may ask for what there is not (yet); the select says so.
    return isOffered ? options : [...options, [chosen, chosen] as const];
  };
  const isEmpty = shown?.length === 0;
  const status = (): string => {
    if (notSaved === printed) return 'The CSV could not be loaded; press the button to try again.';
    if (notice) return notice;
    if (wantsMarks && !marks.loaded) return marks.tryAgain ? NOT_LOADED : LOADING;
    return someOf(shown?.length ?? total, total, 'field');
  };
  return (
    <div className={styles.holder}>
      <form autoComplete="off" data-needs-script onSubmit={(event) => event.preventDefault()}>
        <div className={`portal-columns ${styles.choices}`}>
          <label className={`portal-labeled ${styles.query}`}>
            Filter
            <FilterBox
              ref={box}
              placeholder="Name, description or entity"
              query={view.q}
              onType={(q) => change({ q })}
            />
          </label>
          {FILTER_NAMES.map((name) => (
            <Picker
              key={name}
              label={FILTERS[name]}
              name={name}
              value={view[name]}
              none="All"
              options={optionsOf(choices[name], view[name])}
              onPick={(value) => change({ [name]: value })}
            />
          ))}
        </div>
        <div className="portal-controls">
          <Button onClick={() => change(ALL_FIELDS)}>Reset</Button>
          <Button onClick={save}>Download CSV</Button>
          <OnlyVendor />
          {view.name && (
            <Button title="Show fields of all names" onClick={() => clear({ name: '' })}>
              {`Only ${view.name} ✕`}
            </Button>
          )}
          {view.q && <Link to={searchPath(view.q)}>Search all pages</Link>}
          <output className={`portal-soft ${styles.count}`}>{status()}</output>
        </div>
      </form>
      <table className={`portal-table ${styles.table}`} aria-label="All fields" hidden={isEmpty}>
        <thead className="portal-unseen-on-phones">
          <tr>
            {SORTS.map(([key, heading]) => (
              <SortableHeading
                key={key}
                by={key}
                sort={sortOf(view)}
                onSort={(sort) => change({ ...sort, view: '' })}
              >
                {heading}
              </SortableHeading>
            ))}
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody id={ROWS_ID} ref={body} {...served}>
          {served || !CATALOG ? undefined : <FieldRows catalog={CATALOG} />}
        </tbody>
      </table>
      {isEmpty && (
        <p className="portal-nothing">
          No field fits.{' '}
          <Button onClick={() => clear(ALL_FIELDS)}>Show all {withCommas(total)}</Button>
        </p>
      )}
    </div>
  );
}
