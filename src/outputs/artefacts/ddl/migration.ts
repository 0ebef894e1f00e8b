import { DIALECTS, DIALECT_NAMES, type DialectName } from '../../../code/sql';
import { migrationPath } from '../../../dictionary/model/addresses';
import { columnNames } from '../../../dictionary/model/columnNames';
import type { FrozenCatalog, FrozenEntity, FrozenField } from '../../../releases/catalog';
import { historyOf } from '../../../releases/history';
import { pairUp, type FieldPair } from '../../../releases/pair';
import type { Output } from '../../output';
import { oneLine, provenance } from '../provenance';
import { TABLE_DIALECTS } from './dialects';

/** Statements that bring the tables of one release to those of the next, for each database. */
export const migrations: Output = {
  name: 'migrations',
  render: (dictionary, { releases }) => {
    const newestFirst = historyOf(dictionary, releases).releases;
    return newestFirst.slice(0, -1).flatMap((to, at) => {
      const from = newestFirst[at + 1] ?? to;
      return DIALECT_NAMES.map((dialect) => ({
        path: `static${migrationPath(from.version, to.version, dialect)}`,
        content: [
          ...provenance(dictionary).map((line) => `-- ${line}`),
          `-- Tables of ${from.version} to those of ${to.version} for ${DIALECTS[dialect].label}, names as exported. Run it on a copy first.`,
          '',
          migrationSql(from.catalog, to.catalog, dialect),
        ].join('\n'),
      }));
    });
  },
};

type Column = Readonly<{ name: string; type: string }>;

/** The columns of an entity's table, by their fields. */
export function columnsOf(
  { fields }: Pick<FrozenEntity, 'fields'>,
  dialect: DialectName,
): ReadonlyMap<FrozenField, Column> {
  const names = columnNames(
    'exported',
    fields.map(({ fieldName }) => fieldName),
  );
  const { types } = TABLE_DIALECTS[dialect];
  return new Map(
    fields.map((field, at) => [
      field,
      { name: names[at] ?? '', type: types[field.readAs ?? field.dataType] },
    ]),
  );
}

/** The definition of an entity's table, without comments. */
export function tableSql(entity: FrozenEntity, dialect: DialectName): string {
  const { quote } = DIALECTS[dialect];
  const columns = [...columnsOf(entity, dialect).values()].map(
    ({ name, type }) => `  ${quote(name)} ${type}`,
  );
  return `CREATE TABLE ${quote(entity.fileName)} (\n${columns.join(',\n')}\n);`;
}

/**
 * Writes what makes the tables of one catalog those of another. What no statement can do is a comment: moving
 * values between tables, and the order of columns.
 */
export function migrationSql(from: FrozenCatalog, to: FrozenCatalog, dialect: DialectName): string {
  const { entities, fields } = pairUp(from, to);
  const { quote } = DIALECTS[dialect];
  const steps = to.entities.flatMap((entity) => {
    const old = entities.pairs.find((pair) => pair.to === entity)?.from;
    const moved = entity.fields.flatMap((field) => {
      const pair = fields.pairs.get(field);
      return pair && pair.fromEntity !== old ? movedText(pair) : [];
    });
    if (!old) return [tableSql(entity, dialect), ...moved];
    const renamed =
      old.fileName === entity.fileName
        ? []
        : [alter(dialect).renameTable(quote(old.fileName), entity.fileName)];
    return [...renamed, ...alterTable(old, entity, fields.pairs, dialect), ...moved];
  });
  const dropped = entities.removed.map(({ fileName }) => `DROP TABLE ${quote(fileName)};`);
  // SQL Server compiles a batch before it runs, and would miss columns that an earlier statement adds.
  const between = dialect === 'sqlserver' ? '\nGO\n' : '\n';
  const all = [...steps, ...dropped];
  return all.length > 0 ? `${all.join(between)}\n` : '-- No table differs.\n';
}

function movedText({ from, to, fromEntity, toEntity }: FieldPair): string {
  const place = ({ fileName }: FrozenEntity, { fieldName }: FrozenField) =>
    `${fileName}, ${fieldName}`;
  return `-- ${oneLine(`Moved: ${place(fromEntity, from)} to ${place(toEntity, to)}. The new column is empty: load it again from an export.`)}`;
}

function alterTable(
  old: FrozenEntity,
  now: FrozenEntity,
  pairs: ReadonlyMap<FrozenField, FieldPair>,
  dialect: DialectName,
): string[] {
  const { quote } = DIALECTS[dialect];
  const { renameColumn, changeType } = alter(dialect);
  const table = quote(now.fileName);
  const before = columnsOf(old, dialect);
  const after = [...columnsOf(now, dialect)].map(([field, column]) => {
    const pair = pairs.get(field);
    return { column, was: pair?.fromEntity === old ? before.get(pair.from) : undefined };
  });
  const kept = new Set(after.map(({ was }) => was));
  const renamed = after.flatMap(({ column, was }, at) =>
    was && was.name !== column.name ? [{ was, column, between: `ehi_renamed_${at}` }] : [],
  );
  return [
    ...[...before.values()]
      .filter((column) => !kept.has(column))
      .map(({ name }) => `ALTER TABLE ${table} DROP COLUMN ${quote(name)};`),
    // In two steps: two columns may have changed names, and databases differ in whether letter case counts.
    ...renamed.map(({ was, between }) => renameColumn(now.fileName, was.name, between)),
    ...renamed.map(({ column, between }) => renameColumn(now.fileName, between, column.name)),
    ...after.flatMap(({ column, was }) => {
      if (!was) return [`ALTER TABLE ${table} ADD ${quote(column.name)} ${column.type};`];
      return was.type === column.type ? [] : changeType(table, quote(column.name), column.type);
    }),
  ];
}

/** How a database alters tables. */
function alter(dialect: DialectName) {
  const { quote, text } = DIALECTS[dialect];
  const isSqlServer = dialect === 'sqlserver';
  return {
    renameTable: (table: string, name: string) =>
      isSqlServer
        ? `EXEC sp_rename ${text(table)}, ${text(name)};`
        : `ALTER TABLE ${table} RENAME TO ${quote(name)};`,
    renameColumn: (table: string, from: string, to: string) =>
      isSqlServer
        ? `EXEC sp_rename ${text(`${quote(table)}.${quote(from)}`)}, ${text(to)}, N'COLUMN';`
        : `ALTER TABLE ${quote(table)} RENAME COLUMN ${quote(from)} TO ${quote(to)};`,
    changeType: (table: string, column: string, type: string): string[] => {
      const change = `ALTER TABLE ${table} ALTER COLUMN ${column}`;
      if (dialect === 'postgresql') {
        return [`${change} TYPE ${type} USING CAST(CAST(${column} AS text) AS ${type});`];
      }
      if (dialect === 'duckdb') {
        return [`${change} TYPE ${type} USING TRY_CAST(CAST(${column} AS VARCHAR) AS ${type});`];
      }
      if (isSqlServer) return [`${change} ${type};`];
      // SQLite cannot change a type: the column is made again, and comes last.
      const old = quote('ehi_retyped');
      return [
        `ALTER TABLE ${table} RENAME COLUMN ${column} TO ${old};`,
        `ALTER TABLE ${table} ADD COLUMN ${column} ${type};`,
        `UPDATE ${table} SET ${column} = CAST(${old} AS ${type}) WHERE ${old} IS NOT NULL;`,
        `ALTER TABLE ${table} DROP COLUMN ${old};`,
      ];
    },
  };
}
