import { aliasOf, type Conversion, type Step, type Table } from './conditions';

/** Databases for which the code of a way is written. */
export const DIALECTS = {
  postgresql: 'PostgreSQL',
  sqlserver: 'SQL Server',
  duckdb: 'DuckDB',
} as const;

export type Dialect = keyof typeof DIALECTS;

/**
 * Writes a way as a query. It keeps each record of the start, also one that finds no partner.
 *
 * @param steps at least one
 */
export function sqlOf(steps: readonly Step[], dialect: Dialect): string {
  const [first] = steps;
  if (!first) return '';
  const tables = [first.from, ...steps.map(({ to }) => to)];
  const columns = [tables[0], tables.at(-1)].map((table) => table && `${aliasOf(table)}.*`);
  return [
    `SELECT ${columns.join(', ')}`,
    `FROM ${source(first.from, dialect)}`,
    ...steps.map((step) => join(step, dialect)),
  ]
    .join('\n')
    .concat(';');
}

function join({ from, to, equal, fixed }: Step, dialect: Dialect): string {
  const conditions = [
    ...equal.map((pair) => {
      const sides = [column(from, pair.from, dialect), column(to, pair.to, dialect)];
      return sides.map((side) => converted(side, pair.conversion, dialect)).join(' = ');
    }),
    ...fixed.map(
      ({ table, fieldName, value }) =>
        `${column(table, fieldName, dialect)} = '${value.replaceAll("'", "''")}'`,
    ),
  ];
  return `LEFT JOIN ${source(to, dialect)}\n  ON ${conditions.join('\n  AND ')}`;
}

function source(table: Table, dialect: Dialect): string {
  const alias = aliasOf(table);
  if (dialect === 'duckdb') return `read_json('${table.fileName}.json') AS ${alias}`;
  return `${quoted(table.fileName, dialect)} AS ${alias}`;
}

function column(table: Table, fieldName: string, dialect: Dialect): string {
  return `${aliasOf(table)}.${quoted(fieldName, dialect)}`;
}

function quoted(name: string, dialect: Dialect): string {
  return dialect === 'sqlserver'
    ? `[${name.replaceAll(']', ']]')}]`
    : `"${name.replaceAll('"', '""')}"`;
}

function converted(side: string, conversion: Conversion, dialect: Dialect): string {
  if (conversion === 'none') return side;
  const text = `CAST(${side} AS ${dialect === 'sqlserver' ? 'nvarchar(100)' : 'varchar'})`;
  return conversion === 'text' ? text : `LOWER(${text})`;
}
