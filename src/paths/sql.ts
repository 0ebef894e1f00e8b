import { DIALECTS, type DialectName } from '../code/sql';
import { exportFileName } from '../dictionary/model/exampleRecord';
import type { Conversion, Step, Table } from './conditions';

/**
 * Writes a route of one step or more as a query, which keeps each record of the start to which the route applies, also one
 * that finds no partner. Tables go by the names of their entities in quotes: some mean something in SQL.
 */
export function sqlOf(steps: readonly Step[], dialect: DialectName): string {
  const [first] = steps;
  if (!first) return '';
  const tables = [first.from, ...steps.map(({ to }) => to)];
  const ends = [first.from, ...tables.slice(-1)];
  const starting = steps.flatMap(({ from, fixed }) => fixedOf(fixed, from, dialect));
  return [
    `SELECT ${ends.map((table) => `${quoted(table.name, dialect)}.*`).join(', ')}`,
    `FROM ${source(first.from, dialect)}`,
    ...steps.map((step) => join(step, dialect)),
    ...(starting.length > 0 ? [`WHERE ${starting.join('\n  AND ')}`] : []),
  ]
    .join('\n')
    .concat(';');
}

function join({ from, to, key, same, fixed }: Step, dialect: DialectName): string {
  const sides = [column(from, key.from, dialect), column(to, key.to, dialect)];
  const conditions = [
    sides.map((side) => converted(side, key.conversion, dialect)).join(' = '),
    ...same.map((name) =>
      sameOrNull(column(from, name, dialect), column(to, name, dialect), dialect),
    ),
    ...fixedOf(fixed, to, dialect),
  ];
  return `LEFT JOIN ${source(to, dialect)}\n  ON ${conditions.join('\n  AND ')}`;
}

function fixedOf(fixed: Step['fixed'], of: Table, dialect: DialectName): string[] {
  return fixed
    .filter(({ table }) => table.slug === of.slug)
    .map(
      ({ fieldName, value }) =>
        `${column(of, fieldName, dialect)} = ${DIALECTS[dialect].text(value)}`,
    );
}

function sameOrNull(a: string, b: string, dialect: DialectName): string {
  // SQL Server knows the short form since 2022 only.
  return dialect === 'sqlserver'
    ? `(${a} = ${b} OR (${a} IS NULL AND ${b} IS NULL))`
    : `${a} IS NOT DISTINCT FROM ${b}`;
}

function source({ fileName, name }: Table, dialect: DialectName): string {
  const file =
    dialect === 'duckdb' ? `read_json('${exportFileName(fileName)}')` : quoted(fileName, dialect);
  return `${file} AS ${quoted(name, dialect)}`;
}

function column({ name }: Table, fieldName: string, dialect: DialectName): string {
  return `${quoted(name, dialect)}.${quoted(fieldName, dialect)}`;
}

function quoted(name: string, dialect: DialectName): string {
  return DIALECTS[dialect].quote(name);
}

function converted(side: string, conversion: Conversion, dialect: DialectName): string {
  if (conversion === 'none') return side;
  const text = `CAST(${side} AS ${dialect === 'sqlserver' ? 'nvarchar(100)' : 'varchar'})`;
  return conversion === 'text' ? text : `LOWER(${text})`;
}
