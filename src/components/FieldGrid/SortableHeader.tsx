import type { ReactNode } from 'react';
import styles from './rows.module.css';
import { SortButton } from '../ui';
import { nextSort, orderOf } from '../sort';
import type { Change } from '../useAddressState';
import type { GridView, SortKey } from './gridView';

type Props = {
  sortKey: SortKey;
  view: GridView;
  onChange: Change<GridView>;
  children: string;
};

/** A column's heading; pressing it sorts up, then down, then back to file order. */
export default function SortableHeader({ sortKey, view, onChange, children }: Props): ReactNode {
  const order = orderOf(view.sort, sortKey);
  return (
    <th role="columnheader" aria-sort={order}>
      <SortButton
        order={order}
        onPress={() => onChange({ ...view, sort: nextSort(view.sort, sortKey) })}
      >
        {children}
      </SortButton>
      <span className={styles.plainHeading}>{children}</span>
    </th>
  );
}
