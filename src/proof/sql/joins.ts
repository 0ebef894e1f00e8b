import { quoteName, quoteText } from '../../code/sql';
import type { Naming } from '../../dictionary/model/columnNames';
import { isSamePlace } from '../../dictionary/model/relationships';
import { nameIn, type Column, type Reference, type Table } from '../../outputs/artefacts/columns';

/**
 * Writes the query that counts a join's references and those of them that lead nowhere; texts are compared, for
 * the two sides may be of different types, and without letter case, for GUIDs are spelled in both.
 */
export function orphanQuery(
  { column, table: there, target, join }: Reference,
  from: Table,
  naming: Naming,
): string {
  const name = (one: Column | Table) => quoteName(nameIn(naming, one));
  const cell = (side: string, one: Column) => `lower(CAST(${side}.${name(one)} AS text))`;
  const columnOf = (table: Table, fieldName: string) => {
    const found = table.columns.find(({ field }) => field.fieldName === fieldName);
    if (!found) throw new Error(`${table.name} has no "${fieldName}"`);
    return found;
  };
  const holds = (side: string, table: Table, condition: typeof join.when) =>
    condition
      ? ` AND CAST(${side}.${name(columnOf(table, condition.fieldName))} AS text) = ${quoteText(condition.value)}`
      : '';
  const also = join.with.map(
    (fieldName) =>
      ` AND ${cell('a', columnOf(from, fieldName))} IS NOT DISTINCT FROM ${cell('b', columnOf(there, fieldName))}`,
  );
  const found =
    `EXISTS (SELECT 1 FROM ${name(there)} AS b WHERE ${cell('b', target)} = ${cell('a', column)}` +
    `${also.join('')}${holds('b', there, join.where)})`;
  return (
    `SELECT count(*) AS checked, count(CASE WHEN ${found} THEN NULL ELSE 1 END) AS lost ` +
    `FROM ${name(from)} AS a WHERE a.${name(column)} IS NOT NULL${holds('a', from, join.when)}`
  );
}

/** How a join is named to people. */
export function joinName({ join: { from, to } }: Reference): string {
  const home = isSamePlace(from, to) ? 'itself' : `${to.slug} "${to.fieldName}"`;
  return `${from.slug} "${from.fieldName}" → ${home}`;
}
