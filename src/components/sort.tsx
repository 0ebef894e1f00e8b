import type { ReactNode } from 'react';

export type Sort<Key extends string> = { key: Key; descending: boolean };

const ARROWS = { ascending: '↑', descending: '↓', none: '↕' } as const;

type Props<Key extends string> = {
  sortKey: Key;
  sort?: Sort<Key>;
  onSort: (sort: Sort<Key> | undefined) => void;
  role?: 'columnheader';
  children: string;
};

/**
 * The heading of a column by which rows can be sorted: pressed again and again, up, down and as at first. Where nothing
 * is sorted, on paper, without scripts and on phones, it is plain text, and no stop for the keyboard.
 */
export default function SortableHeading<Key extends string>(props: Props<Key>): ReactNode {
  const { sortKey: key, sort, onSort, role, children } = props;
  const current = sort?.key === key ? sort : undefined;
  const order = current ? (current.descending ? 'descending' : 'ascending') : 'none';
  const press = () => onSort(current?.descending ? undefined : { key, descending: !!current });
  return (
    <th scope={role ? undefined : 'col'} role={role} aria-sort={order}>
      <button type="button" className="portal-sort" onClick={press}>
        {children}
        <span aria-hidden="true">{ARROWS[order]}</span>
      </button>
      <span>{children}</span>
    </th>
  );
}
