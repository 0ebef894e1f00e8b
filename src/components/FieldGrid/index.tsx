import { Fragment, memo, useLayoutEffect, useRef } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { PageData, PageField } from '../../dictionary/contract/page';
import { PAGES } from '../../dictionary/model/addresses';
import { FIELD_ROWS } from '../../dictionary/model/names';
import { groupedFields, GROUPS_ARE } from '../../dictionary/model/dictionary';
import { useServedHtml } from '../browser';
import FilterBox, { someOf } from '../FilterBox';
import { SortableHeading } from '../tables';
import { Button, ToggleButton } from '../ui';
import { useAddressTexts } from '../useAddressState';
import { COLUMNS } from './columns';
import {
  CopiedLink,
  fitsView,
  GRID_KEYS,
  isOnlyNullable,
  NO_FILTER,
  orderInWords,
  showRows,
  useMarkedRow,
  useRowEvents,
} from './rows';
import parts from '../parts.module.css';
import styles from './styles.module.css';

const CONTROLS_FROM = 13;

/** The fields of an entity as a table: all in the HTML, and with a script filtered and sorted. */
export default function FieldGrid(entity: PageData) {
  const { name, slug, groups, fields } = entity;
  const [view, change] = useAddressTexts(GRID_KEYS);
  const shown = fields.filter(fitsView(view)).length;
  const body = useRef<HTMLTableSectionElement>(null);
  const served = useServedHtml(FIELD_ROWS);
  const { copied, cite, forget, handlers } = useRowEvents(name, (anchor) => {
    const at = fields.findIndex((field) => field.anchor === anchor);
    return at < 0 ? undefined : at;
  });
  useLayoutEffect(() => {
    if (body.current) showRows(body.current, fields, view);
  }, [fields, view]);
  useMarkedRow(body, () =>
    change({ ...NO_FILTER, sort: view.sort, order: view.order }, 'following'),
  );
  const isLong = fields.length >= CONTROLS_FROM;
  const isOnly = isOnlyNullable(view);
  return (
    <>
      {isLong && (
        <div className={styles.controls}>
          <span className={styles.entity}>
            <bdi>{name}</bdi>
          </span>
          <div className={styles.filter} data-needs-script>
            <FilterBox
              aria-label="Filter"
              className={styles.box}
              placeholder="Name, type or description"
              query={view.q}
              onType={(q) => change({ q })}
            />
            {fields.some(({ isNullable }) => isNullable) && (
              <ToggleButton on={isOnly} onPress={() => change({ nullable: isOnly ? '' : 'yes' })}>
                Only nullable
              </ToggleButton>
            )}
          </div>
          {groups && <Groups fields={fields} groups={groups} />}
          <span role="status" className="portal-fine portal-date">
            {someOf(shown, fields.length, 'field')}
          </span>
        </div>
      )}
      {/* Roles are said part by part, for browsers drop them where a table is laid out as blocks, as on phones. */}
      <div role="table" aria-label={`Fields of ${name}, ${orderInWords(view)}`} {...handlers}>
        <table
          role="none"
          className={clsx(
            'portal-table',
            styles.grid,
            isLong && styles.hasControls,
            groups && styles.hasGroups,
          )}
        >
          <thead role="rowgroup" className="portal-unseen-on-phones">
            <tr role="row">
              {COLUMNS.map(({ key, heading, sort }) => (
                <SortableHeading
                  key={key}
                  className={styles[key]}
                  by={sort && key}
                  role="columnheader"
                  sort={view}
                  onSort={change}
                >
                  {heading}
                </SortableHeading>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" id={FIELD_ROWS} ref={body} {...served}>
            {served ? undefined : <Rows slug={slug} fields={fields} groups={groups} />}
          </tbody>
        </table>
      </div>
      <span role="status" className="portal-unseen">
        {copied && `${copied.what} copied`}
      </span>
      {copied && <CopiedLink {...copied} onCite={() => cite(copied)} onClose={forget} />}
      {shown === 0 && (
        <p className="portal-nothing">
          No field fits. <Button onClick={() => change(NO_FILTER)}>Show all {fields.length}</Button>
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

type RowsProps = { slug: string; fields: readonly PageField[]; groups: PageData['groups'] };

/** Drawn once: from then on order and visibility of the rows are the browser's. */
const Rows = memo(function Rows({ slug, ...entity }: RowsProps) {
  const { collectAnchor } = useBrokenLinks();
  for (const { anchor } of entity.fields) collectAnchor(anchor);
  return groupedFields(entity).map(({ name, note, fields }) => (
    <Fragment key={fields[0]?.anchor}>
      {name && (
        <tr role="row" className={styles.group} data-from={fields[0]?.anchor}>
          <th role="rowheader" colSpan={COLUMNS.length}>
            {name}
          </th>
        </tr>
      )}
      {note && (
        <tr role="row" data-from={fields[0]?.anchor}>
          <td role="cell" colSpan={COLUMNS.length}>
            {note}
          </td>
        </tr>
      )}
      {fields.map((field) => (
        <tr key={field.anchor} id={field.anchor} role="row" className={styles.row}>
          {COLUMNS.map(({ key, cell }, at) => (
            <td
              key={key}
              role={at === 0 ? 'rowheader' : 'cell'}
              className={styles[key]}
              data-reading={key === 'type' && field.inferred?.includes('dataType') ? '' : undefined}
            >
              {cell(field, slug)}
            </td>
          ))}
        </tr>
      ))}
    </Fragment>
  ));
});

function Groups(entity: Pick<PageData, 'fields' | 'groups'>) {
  const list = useRef<HTMLDetailsElement>(null);
  const close = () => list.current?.removeAttribute('open');
  return (
    <details
      ref={list}
      className={styles.groups}
      onKeyUp={({ key }) => key === 'Escape' && close()}
    >
      <summary className="portal-button">Groups</summary>
      <div className="portal-framed">
        <ul className="portal-plain-list">
          {groupedFields(entity).map(({ name, fields: [first] }) => (
            <li key={name}>
              <a href={`#${first?.anchor}`} onClick={close}>
                {name}
              </a>
            </li>
          ))}
        </ul>
        <p className="portal-fine">{GROUPS_ARE}</p>
      </div>
    </details>
  );
}

export function RemovedFields({ fields }: { fields: NonNullable<PageData['removed']> }) {
  const { collectAnchor } = useBrokenLinks();
  return (
    <ul>
      {fields.map(({ fieldName, anchor }) => {
        collectAnchor(anchor);
        return (
          <li key={anchor} id={anchor} className={parts.removed}>
            <strong>{fieldName}</strong>, see <Link to={PAGES.changes}>What changed</Link>
          </li>
        );
      })}
    </ul>
  );
}
