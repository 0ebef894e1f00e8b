import { Fragment } from 'react';
import Link from '@docusaurus/Link';
import type { GuideTable as Table, Words } from '../dictionary/contract/lists';
import { DataTable } from './tables';

export function GuideTable(props: { tables: readonly Table[]; label: string }) {
  const { columns, ...table } = props.tables.find(({ label }) => label === props.label) as Table;
  const cellAt = (at: number) => (row: Table['rows'][number]) => {
    const cell = row[at];
    return typeof cell === 'object' ? cell.map(words) : cell;
  };
  return <DataTable {...table} columns={columns.map((heading, at) => [heading, cellAt(at)])} />;
}

function words({ text, isCode, to, before = '' }: Words, at: number) {
  const plain = isCode ? <code>{text}</code> : text;
  return (
    <Fragment key={at}>
      {at > 0 && ', '}
      {to ? <Link to={to}>{before + text}</Link> : plain}
    </Fragment>
  );
}

export type QueryRows = Readonly<{
  columns: readonly string[];
  rows: readonly (readonly (string | null)[])[];
}>;

type ResultProps = { label: string; result: QueryRows };

export function QueryResult({ label, result: { columns, rows } }: ResultProps) {
  return (
    <DataTable
      label={label}
      caption={label}
      isPlain
      rows={rows}
      columns={columns.map((column, at) => [
        column,
        (row: QueryRows['rows'][number]) => <Value value={row[at] ?? null} />,
      ])}
    />
  );
}

function Value({ value }: { value: string | null }) {
  if (value === null) return <em>null</em>;
  return value.includes(' ') ? value : <span className="portal-date">{value}</span>;
}
