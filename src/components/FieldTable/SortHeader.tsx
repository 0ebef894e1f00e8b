import type { ReactNode } from 'react';
import { nextSort, sortOf, type FieldsView, type SortKey } from './fieldsView';
import styles from './styles.module.css';

type Props = {
  sortKey: SortKey;
  view: FieldsView;
  onSort: (sort: FieldsView['sort']) => void;
  children: string;
};

/** A column's heading; pressing it sorts up, then down, then back to the first order. */
export default function SortHeader({ sortKey, view, onSort, children }: Props): ReactNode {
  const sort = sortOf(view);
  const order = sort?.key === sortKey ? (sort.descending ? 'descending' : 'ascending') : 'none';
  return (
    <div role="columnheader" aria-sort={order}>
      <button type="button" className="portal-sort" onClick={() => onSort(nextSort(view, sortKey))}>
        {children}
        <span aria-hidden="true" className={styles.arrow}>
          {{ ascending: '↑', descending: '↓', none: '↕' }[order]}
        </span>
      </button>
    </div>
  );
}
