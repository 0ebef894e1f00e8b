import type { ReactNode } from 'react';
import ScrollBox from './ScrollBox';
import styles from './ScrollBox/styles.module.css';

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

export default function DataTable<Row>(props: Props<Row>): ReactNode {
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
