import type { ReactNode } from 'react';
import SortButton from '../SortButton';
import { nextSort, orderOf } from '../SortButton/sort';
import { sortOf, type AllFieldsView, type SortKey } from './allFieldsView';

type Props = {
  sortKey: SortKey;
  view: AllFieldsView;
  onSort: (sort: AllFieldsView['sort']) => void;
  children: string;
};

/** A column's heading; pressing it sorts up, then down, then back to the first order. */
export default function SortHeader({ sortKey, view, onSort, children }: Props): ReactNode {
  const order = orderOf(sortOf(view), sortKey);
  return (
    <div role="columnheader" aria-sort={order}>
      <SortButton order={order} onPress={() => onSort(nextSort(sortOf(view), sortKey))}>
        {children}
      </SortButton>
    </div>
  );
}
