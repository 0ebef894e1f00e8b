import type { Naming } from '../../../dictionary/model/columnNames';
import { nameIn, type Column, type Table } from '../columns';
import { oneLine } from '../provenance';
import type { TableDialect } from './dialects';

/**
 * Writes the statements that make a table. Keys and joins are comments: none is promised, and a constraint that one
 * record breaks would stop the loading of all. Only strict tables refuse null and values outside of a closed list.
 */
export function createTable(
  table: Table,
  dialect: TableDialect,
  naming: Naming,
  isStrict: boolean,
): string {
  const { entity, columns } = table;
  const named = (one: Table | Column) => dialect.quote(nameIn(naming, one));
  const name = named(table);
  const about = columns.map((column) => {
    const documented = column.isNotNull && !isStrict ? 'Documented as not nullable.' : '';
    return [column.about, documented].filter(Boolean).join(' ');
  });
  const parts = [
    ...columns.map((column, at) => ({
      sql: `  ${named(column)} ${dialect.types[column.dataType]}${isStrict && column.isNotNull ? ' NOT NULL' : ''}`,
      comment: dialect.hasCommentStatements ? '' : about[at],
    })),
    ...columns.flatMap((column) =>
      isStrict && column.closedCodes
        ? [{ sql: `  CHECK (${named(column)} IN (${codes(column, dialect)}))`, comment: '' }]
        : [],
    ),
  ];
  const lines = parts.map(({ sql, comment }, at) => {
    const comma = at < parts.length - 1 ? ',' : '';
    return `${sql}${comma}${comment ? ` -- ${comment}` : ''}`;
  });
  return [
    `-- ${oneLine(`${entity.name}: ${entity.description}`)}`,
    `CREATE TABLE ${name} (`,
    ...lines,
    ');',
    ...(dialect.hasCommentStatements ? commentStatements(table, about, dialect, naming) : []),
    ...keysAndJoins(table, named),
    '',
  ].join('\n');
}

function codes({ closedCodes = [], dataType }: Column, { text, types }: TableDialect): string {
  const isText = types[dataType] === types.varchar;
  return closedCodes.map((code) => (isText ? text(code) : code)).join(', ');
}

function commentStatements(
  table: Table,
  about: readonly string[],
  { quote, text }: TableDialect,
  naming: Naming,
): string[] {
  const name = quote(nameIn(naming, table));
  return [
    `COMMENT ON TABLE ${name} IS ${text(oneLine(table.entity.description))};`,
    ...table.columns.flatMap((column, at) => {
      const says = about[at];
      const place = `${name}.${quote(nameIn(naming, column))}`;
      return says ? [`COMMENT ON COLUMN ${place} IS ${text(says)};`] : [];
    }),
  ];
}

function keysAndJoins(
  { keys, references }: Table,
  named: (one: Table | Column) => string,
): string[] {
  return [
    ...keys.map((key) => `-- Key, inferred: ${named(key)}`),
    ...references.map(({ column, table, target, join }) => {
      const { when, where, with: also, status, cardinality } = join;
      const conditions = [
        ...also.map((fieldName) => `with the same ${fieldName}`),
        ...(when ? [`where ${when.fieldName} is ${when.value}`] : []),
        ...(where ? [`and there ${where.fieldName} is ${where.value}`] : []),
      ];
      const to = `${named(table)} (${named(target)})`;
      const said = [`${named(column)} leads to ${to}`, ...conditions].join(' ');
      return `-- Join, ${status}, ${cardinality}: ${oneLine(said)}`;
    }),
  ];
}
