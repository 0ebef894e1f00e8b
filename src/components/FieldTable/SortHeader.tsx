import type { ReactNode } from 'react';
import SortButton from '../SortButton';
import { orderOf } from '../SortButton/sort';
import { nextSort, sortOf, type FieldsView, type SortKey } from './fieldsView';

type Props = {
  sortKey: SortKey;
  view: FieldsView;
  onSort: (sort: FieldsView['sort']) => void;
  children: string;
};

/** A column's heading; pressing it sorts up, then down, then back to the first order. */
export default function SortHeader({ sortKey, view, onSort, children }: Props): ReactNode {
  const order = orderOf(sortOf(view), sortKey);
  return (
    <div role="columnheader" aria-sort={order}>
      <SortButton order={order} onPress={() => onSort(nextSort(view, sortKey))}>
        {children}
      </SortButton>
    </div>
  );
}
