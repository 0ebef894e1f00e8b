import type { ReactNode } from 'react';
import { nextSort, type FieldView, type SortKey } from './fieldView';
import styles from './styles.module.css';

type Props = {
  sortKey: SortKey;
  view: FieldView;
  onChange: (view: FieldView) => void;
  children: string;
};

/** A column's heading; pressing it sorts up, then down, then back to file order. */
export default function SortableHeader({ sortKey, view, onChange, children }: Props): ReactNode {
  const sort = view.sort?.key === sortKey ? view.sort : undefined;
  const order = sort && (sort.descending ? 'descending' : 'ascending');
  return (
    <th scope="col" role="columnheader" aria-sort={order ?? 'none'}>
      <button
        type="button"
        className="portal-sort"
        onClick={() => onChange({ ...view, sort: nextSort(view.sort, sortKey) })}
      >
        {children}
        <span aria-hidden="true" className={styles.arrow}>
          {order === 'ascending' ? '↑' : order === 'descending' ? '↓' : '↕'}
        </span>
      </button>
    </th>
  );
}
