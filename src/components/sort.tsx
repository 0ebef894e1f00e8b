import type { ReactNode } from 'react';
import type { Texts } from './useAddressState';

/** By which column rows are sorted, and `desc` for down; empty where they are as at first. */
export type Sort = Texts<'sort' | 'order'>;

const ARROWS = { ascending: '↑', descending: '↓', none: '↕' } as const;

type Props = {
  by: string;
  sort: Sort;
  onSort: (sort: Sort) => void;
  role?: 'columnheader';
  children: string;
};

/**
 * The heading of a column by which rows can be sorted: pressed again and again, up, down and as at first. Where nothing
 * is sorted, on paper, without scripts and on phones, it is plain text, and no stop for the keyboard.
 */
export default function SortableHeading({ by, sort, onSort, role, children }: Props): ReactNode {
  const isUp = sort.sort === by && sort.order !== 'desc';
  const order = isUp ? 'ascending' : sort.sort === by ? 'descending' : 'none';
  const next = {
    none: { sort: by, order: '' },
    ascending: { sort: by, order: 'desc' },
    descending: { sort: '', order: '' },
  }[order];
  return (
    <th scope={role ? undefined : 'col'} role={role} aria-sort={order}>
      <button type="button" className="portal-sort" onClick={() => onSort(next)}>
        {children}
        <span aria-hidden="true">{ARROWS[order]}</span>
      </button>
      <span>{children}</span>
    </th>
  );
}
