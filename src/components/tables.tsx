import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Texts } from './useAddressState';

type Cell<Row> = (row: Row) => ReactNode;

type Column<Row> = readonly [heading: string, cell: Cell<Row>, shown?: ReactNode];

type Props<Row> = {
  label: string;
  /** What a row has under each heading; as a list where two may be alike, or something is shown in place of the text. */
  columns: Readonly<Record<string, Cell<Row>>> | readonly Column<Row>[];
  rows: readonly Row[];
  /** Tells rows apart where they come and go. */
  keyOf?: (row: Row) => string;
  /** The heading above a row and its neighbors of the same group. */
  groupOf?: (row: Row) => string;
  /** Whether the first cell of a row is data like the others, and not the row's name. */
  isPlain?: boolean;
  caption?: string;
  className?: string;
};

/** A table of which each row is a block on a phone. Roles are said part by part, for browsers drop them there. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, rows, keyOf, groupOf, isPlain = false, caption, className } = props;
  const columns: readonly Column<Row>[] =
    Symbol.iterator in props.columns ? props.columns : Object.entries(props.columns);
  const groups = groupOf ? [...new Set(rows.map(groupOf))] : [undefined];
  return (
    <div role="table" aria-label={label} className="portal-block">
      <table role="none" className={clsx('portal-table', className)}>
        {caption && <caption>{caption}</caption>}
        <thead role="rowgroup" className="portal-unseen-on-phones">
          <tr role="row">
            {columns.map(([heading, , shown = heading], at) => (
              <th key={at} role="columnheader">
                {shown}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group ?? ''} role="rowgroup">
            {group && (
              <tr role="row">
                <th role="rowheader" colSpan={columns.length}>
                  {group}
                </th>
              </tr>
            )}
            {rows
              .filter((row) => groupOf?.(row) === group)
              .map((row, rowAt) => (
                <tr key={keyOf?.(row) ?? rowAt} role="row">
                  {columns.map(([heading, cell], at) => (
                    <td
                      key={at}
                      role={at === 0 && !isPlain ? 'rowheader' : 'cell'}
                      data-heading={heading}
                    >
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

type Part = ReactElement<{ children?: ReactNode }>;

export function MarkdownTable({ label, children }: { label: string; children: ReactNode }) {
  const [head, rows = []] = partsIn(partsOf(children)[0]).map((part) => partsIn(part).map(textsIn));
  const headings = head?.[0] ?? [];
  return (
    <DataTable
      label={label}
      className="portal-quiet-links"
      rows={rows}
      columns={headings.map((heading, at) => [String(heading), (cells: ReactNode[]) => cells[at]])}
    />
  );
}

/** The elements among nodes; Markdown has line ends between them. */
const partsOf = (nodes: ReactNode) =>
  Children.toArray(nodes).filter((node): node is Part => isValidElement(node));

const partsIn = (part: Part | undefined) => partsOf(part?.props.children);

const textsIn = (row: Part) => partsIn(row).map(({ props }) => props.children);

/** By which column rows are sorted, and `desc` for down; empty where they are as at first. */
export type Sort = Texts<'sort' | 'order'>;

const ARROWS = { ascending: '↑', descending: '↓', none: '↕' } as const;

type SortProps = {
  by: string | undefined;
  sort: Sort;
  onSort: (sort: Sort) => void;
  role?: 'columnheader';
  className?: string | undefined;
  children: string;
};

/**
 * The heading of a column by which rows can be sorted: pressed again and again, up, down and as at first. Where nothing
 * is sorted, on paper, without scripts and on phones, it is plain text, and no stop for the keyboard.
 */
export function SortableHeading({ by, sort, onSort, role, className, children }: SortProps) {
  if (!by) return <th {...{ role, className }}>{children}</th>;
  const isUp = sort.sort === by && sort.order !== 'desc';
  const order = isUp ? 'ascending' : sort.sort === by ? 'descending' : 'none';
  const next = {
    none: { sort: by, order: '' },
    ascending: { sort: by, order: 'desc' },
    descending: { sort: '', order: '' },
  }[order];
  return (
    <th scope={role ? undefined : 'col'} role={role} className={className} aria-sort={order}>
      <button
        type="button"
        className="portal-plain-button portal-sort"
        onClick={() => onSort(next)}
      >
        {children}
        <span aria-hidden="true">{ARROWS[order]}</span>
      </button>
      <span>{children}</span>
    </th>
  );
}
