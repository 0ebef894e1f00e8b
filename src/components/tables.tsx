import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import styles from './tables.module.css';

/** A wide table that scrolls in a box of its own, so that the page does not; the keyboard reaches it. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles.box} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

type Column<Row> = readonly [heading: ReactNode, cell: (row: Row) => ReactNode];

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Tells rows apart where they come and go. */
  keyOf?: (row: Row) => string;
  /** The heading above a row and its neighbors of the same group. */
  groupOf?: (row: Row) => string;
  /** Whether the first cell of a row is data like the others, and not the row's name. */
  isPlain?: boolean;
  caption?: string;
  /** Small letters, and never wider than the page, for a table with many words. */
  isDense?: boolean;
};

export function DataTable<Row>(props: Props<Row>): ReactNode {
  const { label, columns, rows, keyOf, groupOf, isPlain = false, caption, isDense } = props;
  const groups = groupOf ? [...new Set(rows.map(groupOf))] : [undefined];
  return (
    <ScrollBox label={label}>
      <table className={isDense ? styles.dense : undefined}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map(([heading], at) => (
              <th key={at} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group ?? ''}>
            {group && (
              <tr>
                <th colSpan={columns.length} scope="rowgroup" className={styles.group}>
                  {group}
                </th>
              </tr>
            )}
            {rows
              .filter((row) => groupOf?.(row) === group)
              .map((row, rowAt) => (
                <tr key={keyOf?.(row) ?? rowAt}>
                  {columns.map(([, cell], at) =>
                    at === 0 && !isPlain ? (
                      <th key={at} scope="row">
                        {cell(row)}
                      </th>
                    ) : (
                      <td key={at}>{cell(row)}</td>
                    ),
                  )}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </ScrollBox>
  );
}

type BlockProps = {
  label: string;
  className?: string;
  headings: readonly ReactNode[];
  children: ReactNode;
};

/** A table of which each row is a block on a phone. Roles are said part by part, for browsers drop them there. */
export function BlockTable({ label, className, headings, children }: BlockProps): ReactNode {
  return (
    <div role="table" aria-label={label}>
      <table role="none" className={className}>
        <thead role="rowgroup" className="portal-unseen-on-phones">
          <tr role="row">
            {headings.map((heading, at) => (
              <th key={at} role="columnheader">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  );
}

type Part = ReactElement<{ children?: ReactNode }>;

/** A Markdown table of words as a `BlockTable`. */
export function StackedTable({
  label,
  children,
}: {
  label: string;
  children: ReactNode;
}): ReactNode {
  const [head, body] = partsIn(partsOf(children)[0]).map((rows) => partsIn(rows).map(textsIn));
  const headings = head?.[0] ?? [];
  return (
    <ScrollBox label={label}>
      <BlockTable label={label} className={styles.stacked} headings={headings}>
        {body?.map((cells, rowAt) => (
          <tr key={rowAt} role="row">
            {cells.map((cell, at) => (
              <td
                key={at}
                role={at === 0 ? 'rowheader' : 'cell'}
                data-heading={String(headings[at])}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </BlockTable>
    </ScrollBox>
  );
}

/** The elements among nodes; Markdown has line ends between them. */
const partsOf = (nodes: ReactNode) =>
  Children.toArray(nodes).filter((node): node is Part => isValidElement(node));

const partsIn = (part: Part | undefined) => partsOf(part?.props.children);

const textsIn = (row: Part) => partsIn(row).map(({ props }) => props.children);
