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
  const { quote, text } = DIALECTS[dialect];
  const column = ({ name }: Table, fieldName: string) => `${quote(name)}.${quote(fieldName)}`;
  const source = ({ fileName, name }: Table) => {
    const isFile = dialect === 'duckdb';
    const file = isFile ? `read_json('${exportFileName(fileName)}')` : quote(fileName);
    return `${file} AS ${quote(name)}`;
  };
  const fixedOf = (fixed: Step['fixed'], of: Table) =>
    fixed
      .filter(({ table }) => table.slug === of.slug)
      .map(({ fieldName, value }) => `${column(of, fieldName)} = ${text(value)}`);
  // SQL Server knows the short form since 2022 only.
  const sameOrNull = (a: string, b: string) =>
    dialect === 'sqlserver'
      ? `(${a} = ${b} OR (${a} IS NULL AND ${b} IS NULL))`
      : `${a} IS NOT DISTINCT FROM ${b}`;
  const join = ({ from, to, key, same, fixed }: Step) => {
    const sides = [column(from, key.from), column(to, key.to)];
    const conditions = [
      sides.map((side) => converted(side, key.conversion, dialect)).join(' = '),
      ...same.map((name) => sameOrNull(column(from, name), column(to, name))),
      ...fixedOf(fixed, to),
    ];
    return `LEFT JOIN ${source(to)}\n  ON ${conditions.join('\n  AND ')}`;
  };

  const ends = [first.from, ...steps.slice(-1).map(({ to }) => to)];
  const starting = steps.flatMap(({ from, fixed }) => fixedOf(fixed, from));
  return [
    `SELECT ${ends.map(({ name }) => `${quote(name)}.*`).join(', ')}`,
    `FROM ${source(first.from)}`,
    ...steps.map(join),
    ...(starting.length > 0 ? [`WHERE ${starting.join('\n  AND ')}`] : []),
  ]
    .join('\n')
    .concat(';');
}

function converted(side: string, conversion: Conversion, dialect: DialectName): string {
  if (conversion === 'none') return side;
  const text = `CAST(${side} AS ${dialect === 'sqlserver' ? 'nvarchar(100)' : 'varchar'})`;
  return conversion === 'text' ? text : `LOWER(${text})`;
}
