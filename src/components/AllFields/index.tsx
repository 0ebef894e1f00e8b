import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { AllFieldsData } from '../../dictionary/contract/lists';
import { DOWNLOADS, queryOf } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import { useCatalogAddress } from '../loaded';
import { useServedHtml } from '../served';
import SortableHeading from '../sort';
import { Button } from '../ui';
import { textsOf, useAddressTexts } from '../useAddressState';
import Controls from './Controls';
import { CATALOG, FieldRows } from './served';
import {
  ALL_FIELDS,
  drawRows,
  markWords,
  readRows,
  showFields,
  sortOf,
  SORTS,
  VIEW_KEYS,
  type TableRow,
} from './showFields';
import styles from './styles.module.css';

const ROWS_ID = 'all_fields';

/**
 * Every field of the export: a table that stands whole in the HTML and is filtered and sorted where it stands.
 * Only the build draws its rows; React leaves them alone, for to take over thousands of them would hold up the page.
 */
export default function AllFields(data: AllFieldsData): ReactNode {
  const served = useServedHtml(ROWS_ID);
  const catalogAddress = useCatalogAddress();
  // There are no rows for who comes from another page; `clientModules/fullNavigation.ts` loads this one anew.
  if (!served && !CATALOG) return <div className={styles.holder} />;
  // While somebody edits the data, the catalog changes below an open page.
  return <Table key={catalogAddress} {...data} served={served} />;
}

type Props = AllFieldsData & { served: ReturnType<typeof useServedHtml> };

function Table({ total, choices, served }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const [view, change, write] = useAddressTexts(VIEW_KEYS);
  // What was typed is read again from the address after a pause, and is the same view.
  const printed = queryOf(view);
  const box = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const all = useRef<TableRow[]>(undefined);
  const [shown, setShown] = useState<TableRow[]>();
  const [notSaved, setNotSaved] = useState<string>();

  const readAll = () => {
    const areas = new Map(choices.entity.map(({ value, area = '' }) => [value, area]));
    return (all.current ??= readRows(body.current!, (slug) => areas.get(slug) ?? ''));
  };
  const draw = useEffectEvent(() => {
    // From now on the rows are what the address asks for, and seen; React begins with what was served.
    if (printed === queryOf(textsOf(VIEW_KEYS, window.location.search))) {
      delete document.documentElement.dataset.hasQuery;
    }
    // As it was served.
    if (!all.current && printed === '') return;
    const next = showFields(readAll(), view);
    drawRows(body.current!, next);
    markWords(body.current!, view.q);
    setShown(next);
  });
  useLayoutEffect(() => draw(), [printed]);

  const save = () => {
    const ids = showFields(readAll(), view).map(({ id }) => id);
    import('./csv')
      .then(({ downloadCsv }) => downloadCsv(ids, withBaseUrl(DOWNLOADS.fields)))
      .then(
        () => setNotSaved(undefined),
        () => setNotSaved(printed),
      );
  };
  const reset = () => {
    change(ALL_FIELDS);
    // The button may be gone then, and with it the focus.
    box.current?.focus();
  };
  const some = shown && shown.length < total ? `${shown.length.toLocaleString('en-US')} of ` : '';
  const isEmpty = shown?.length === 0;
  return (
    <div className={styles.holder}>
      <Controls
        view={view}
        choices={choices}
        box={box}
        onChange={change}
        onTyped={write}
        onSave={save}
      >
        {notSaved === printed
          ? 'The CSV could not be loaded; press the button to try again.'
          : some + counted(total, 'field')}
      </Controls>
      <table className={styles.table} aria-label="All fields" hidden={isEmpty}>
        <thead>
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
          No field fits. <Button onClick={reset}>Show all {total.toLocaleString('en-US')}</Button>
        </p>
      )}
    </div>
  );
}
