import { memo, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { withAnchors } from '../../dictionary/model/anchors';
import type { PageData, PageField } from '../../dictionary/contract/page';
import { useServedHtml } from '../served';
import SortableHeading from '../sort';
import { useAddressTexts } from '../useAddressState';
import { RemovedFields } from '../Changes/history';
import { Button } from '../ui';
import FieldRow from './FieldRow';
import GridControls from './GridControls';
import { GRID_KEYS, orderInWords, SORTS, WHOLE_FILE } from './gridView';
import { showRows, useMarkedRow } from './rows';
import styles from './rows.module.css';
import { CopiedLink, useRowEvents } from './useRowEvents';

const CONTROLS_FROM = 13;

/** The element that holds the rows; no field's fragment has an underscore. */
const ROWS_ID = 'field_rows';

/** The fields of an entity as a table: all in the HTML, and with a script filtered and sorted. */
export default function FieldGrid(entity: PageData): ReactNode {
  const { name, slug, fields: downloaded } = entity;
  const fields = useMemo(() => withAnchors(downloaded), [downloaded]);
  const [view, change, write] = useAddressTexts(GRID_KEYS);
  const [shown, setShown] = useState(fields.length);
  const body = useRef<HTMLTableSectionElement>(null);
  const served = useServedHtml(ROWS_ID);
  const { copied, cite, forget, handlers } = useRowEvents(name, (anchor) => {
    const at = fields.findIndex((field) => field.anchor === anchor);
    return at < 0 ? undefined : at;
  });
  useLayoutEffect(() => {
    if (body.current) setShown(showRows(body.current, fields, view));
  }, [fields, view]);
  useMarkedRow(body, () =>
    change({ ...WHOLE_FILE, sort: view.sort, order: view.order }, 'following'),
  );
  const isLong = fields.length >= CONTROLS_FROM;
  return (
    <>
      {isLong && (
        <GridControls
          name={name}
          fields={fields}
          shown={shown}
          view={view}
          onChange={change}
          onTyped={write}
        />
      )}
      {/* Roles are said part by part, for browsers drop them where a table is laid out as blocks, as on phones. */}
      <div role="table" aria-label={`Fields of ${name}, ${orderInWords(view)}`} {...handlers}>
        <table
          role="none"
          className={clsx('portal-table', styles.grid, isLong && styles.hasControls)}
        >
          <thead role="rowgroup" className="portal-unseen-on-phones">
            <tr role="row">
              {SORTS.map(([key, heading]) => (
                <SortableHeading key={key} role="columnheader" by={key} sort={view} onSort={change}>
                  {heading}
                </SortableHeading>
              ))}
              <th role="columnheader">Example Value</th>
              <th role="columnheader">Description</th>
            </tr>
          </thead>
          <tbody role="rowgroup" id={ROWS_ID} ref={body} {...served}>
            {served ? undefined : <Rows slug={slug} fields={fields} />}
          </tbody>
        </table>
      </div>
      <span role="status" className="portal-unseen">
        {copied && `${copied.what} copied`}
      </span>
      {copied && <CopiedLink {...copied} onCite={() => cite(copied)} onClose={forget} />}
      {shown === 0 && (
        <p className="portal-nothing">
          No field fits.{' '}
          <Button onClick={() => change(WHOLE_FILE)}>Show all {fields.length}</Button>
        </p>
      )}
      {entity.removed && (
        <>
          <h3>Removed fields</h3>
          <RemovedFields fields={entity.removed} />
        </>
      )}
    </>
  );
}

type RowsProps = { slug: string; fields: readonly PageField[] };

/** Drawn once: from then on order and visibility of the rows are the browser's. */
const Rows = memo(function Rows({ slug, fields }: RowsProps): ReactNode {
  return fields.map((field) => <FieldRow key={field.anchor} field={field} slug={slug} />);
});
