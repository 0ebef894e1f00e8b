import type { ReactNode } from 'react';
import { ARROWS, type orderOf } from './sort';

type Props = { order: ReturnType<typeof orderOf>; onPress: () => void; children: string };

/** The heading of a column by which rows can be sorted; the cell around it has the `aria-sort`. */
export default function SortButton({ order, onPress, children }: Props): ReactNode {
  return (
    <button type="button" className="portal-sort" onClick={onPress}>
      {children}
      <span aria-hidden="true">{ARROWS[order]}</span>
    </button>
  );
}
