import type { ReactNode } from 'react';
import DataTable from '../DataTable';
import styles from './styles.module.css';

/** What a query gave when it ran: the columns, and the rows as text. */
export type QueryRows = Readonly<{
  columns: readonly string[];
  rows: readonly (readonly (string | null)[])[];
}>;

/** The result of a query as a table. */
export default function QueryResult({
  label,
  result: { columns, rows },
}: {
  label: string;
  result: QueryRows;
}): ReactNode {
  return (
    <DataTable
      label={label}
      caption={label}
      isPlain
      rows={rows}
      keyOf={(_, at) => at}
      columns={columns.map((column, at) => [
        column,
        (row: QueryRows['rows'][number]) => <Value value={row[at] ?? null} />,
      ])}
    />
  );
}

/** Days and numbers are kept in one line. */
function Value({ value }: { value: string | null }): ReactNode {
  if (value === null) return <em>null</em>;
  return value.includes(' ') ? value : <span className={styles.whole}>{value}</span>;
}
