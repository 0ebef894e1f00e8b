import type { ReactNode } from 'react';
import type { AllFieldsView } from './allFieldsView';
import { FieldCells, GroupCells } from './cells';
import type { NameGroup, TableItem } from './showFields';
import SortHeader from './SortHeader';
import { useVisibleRows } from './useVisibleRows';
import styles from './styles.module.css';

type Props = {
  items: readonly TableItem[];
  view: AllFieldsView;
  onSort: (sort: AllFieldsView['sort']) => void;
  onToggle: (group: NameGroup) => void;
};

/** The fields as a table of which only the rows near the window are in the page. */
export default function Table({ items, view, onSort, onToggle }: Props): ReactNode {
  const { ref, measure, visible, above, below } = useVisibleRows(items);
  return (
    <div
      role="table"
      aria-label="All fields"
      // The row of headings counts.
      aria-rowcount={items.length + 1}
      className={styles.table}
    >
      <div role="rowgroup" className={styles.head}>
        <div role="row" aria-rowindex={1} className={styles.row}>
          <SortHeader sortKey="name" view={view} onSort={onSort}>
            Field
          </SortHeader>
          <SortHeader sortKey="entity" view={view} onSort={onSort}>
            Entity
          </SortHeader>
          <SortHeader sortKey="type" view={view} onSort={onSort}>
            Data Type
          </SortHeader>
          <div role="columnheader">Description</div>
        </div>
      </div>
      <div
        role="rowgroup"
        ref={ref}
        className={styles.body}
        style={{ paddingTop: above, paddingBottom: below }}
      >
        {visible.map((at) => {
          const item = items[at];
          return (
            item && (
              <div
                key={item.id}
                role="row"
                aria-rowindex={at + 2}
                ref={measure}
                data-index={at}
                className={styles.row}
              >
                {'group' in item ? (
                  <GroupCells group={item.group} onToggle={onToggle} />
                ) : (
                  <FieldCells row={item.row} inGroup={item.inGroup} />
                )}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}
