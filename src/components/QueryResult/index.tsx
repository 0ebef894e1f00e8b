import type { ReactNode } from 'react';
import ScrollBox from '../ScrollBox';
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
    <ScrollBox label={label}>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((value, column) => (
                <td key={columns[column]} className={isOneWord(value) ? styles.whole : undefined}>
                  {value ?? <em>null</em>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** Days and numbers are read as one. */
function isOneWord(value: string | null): boolean {
  return value !== null && !value.includes(' ');
}
