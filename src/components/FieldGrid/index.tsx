import { memo, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { withAnchors } from '../../dictionary/model/anchors';
import type { PageData, PageField } from '../../contract/page';
import { whoDescribes } from '../../dictionary/model/describers';
import { useServedHtml } from '../useServedHtml';
import { useAddressState } from '../useAddressState';
import FieldRow from './FieldRow';
import GridControls from './GridControls';
import SortableHeader from './SortableHeader';
import { orderInWords, WHOLE_FILE, parseGridView, printGridView } from './gridView';
import { showRows } from './rows';
import styles from './rows.module.css';
import controls from './controls.module.css';
import { COMPACT_EARLY, useCompactRows } from './useCompactRows';
import { useMarkedRow } from './useMarkedRow';
import { useRowEvents } from './useRowEvents';

const CONTROLS_FROM = 13;

/** The element that holds the rows; no field's fragment has an underscore. */
const ROWS_ID = 'field_rows';

/** The fields of an entity as a table: all in the HTML, and with a script filtered and sorted. */
export default function FieldGrid({ name, slug, fields: downloaded }: PageData): ReactNode {
  const fields = useMemo(() => withAnchors(downloaded), [downloaded]);
  const [view, change, write] = useAddressState(parseGridView, printGridView);
  const [compact, setCompact] = useCompactRows();
  const [shown, setShown] = useState(fields.length);
  const body = useRef<HTMLTableSectionElement>(null);
  const served = useServedHtml(ROWS_ID);
  const { copied, handlers } = useRowEvents((anchor) => {
    const at = fields.findIndex((field) => field.anchor === anchor);
    return at < 0 ? undefined : at;
  });
  useLayoutEffect(() => {
    if (body.current) setShown(showRows(body.current, fields, view));
  }, [fields, view]);
  useMarkedRow(body, () => change({ ...WHOLE_FILE, sort: view.sort }, 'following'));
  const isLong = fields.length >= CONTROLS_FROM;
  return (
    <>
      <p className={styles.whoDescribes}>{whoDescribes(fields)}</p>
      {isLong && (
        <GridControls
          name={name}
          fields={fields}
          shown={shown}
          view={view}
          onChange={change}
          onTyped={write}
          compact={compact}
          onCompact={setCompact}
        />
      )}
      <table className={clsx(styles.grid, isLong && styles.hasControls)} role="table" {...handlers}>
        <caption className="portal-unseen">
          Fields of {name}, {orderInWords(view)}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <SortableHeader sortKey="name" view={view} onChange={change}>
              Field
            </SortableHeader>
            <SortableHeader sortKey="type" view={view} onChange={change}>
              Data Type
            </SortableHeader>
            <th scope="col" role="columnheader">
              Example Value
            </th>
            <th scope="col" role="columnheader">
              Description
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" id={ROWS_ID} ref={body} {...served}>
          {served ? undefined : <Rows slug={slug} fields={fields} />}
        </tbody>
      </table>
      <span role="status" className="portal-unseen">
        {copied && 'Link copied'}
      </span>
      {shown === 0 && (
        <p className={controls.nothing}>
          No field fits.{' '}
          <button type="button" className="portal-button" onClick={() => change(WHOLE_FILE)}>
            Show all {fields.length}
          </button>
        </p>
      )}
    </>
  );
}

type RowsProps = { slug: string; fields: readonly PageField[] };

/** Drawn once: from then on order and visibility of the rows are the browser's. */
const Rows = memo(function Rows({ slug, fields }: RowsProps): ReactNode {
  return (
    <>
      {typeof document === 'undefined' && (
        <script dangerouslySetInnerHTML={{ __html: COMPACT_EARLY }} />
      )}
      {fields.map((field) => (
        <FieldRow key={field.anchor} field={field} slug={slug} />
      ))}
    </>
  );
});
