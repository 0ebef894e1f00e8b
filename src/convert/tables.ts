import { columnNames, tableNames, type Naming } from '../dictionary/model/columnNames';
import type { DataTypeName, TODO } from '../dictionary/model/dataTypes';
import type { CheckRules, FieldRule } from '../exportCheck/model/rules';

/** A value of a row: text and numbers as exported, flags as 0 and 1. */
export type Cell = string | number | bigint | null;

/** A column, with its type in SQLite. */
export type TableColumn = Readonly<{ name: string; type: string }>;

/** A table, by its name and columns. */
export type TableSpec = Readonly<{ name: string; columns: readonly TableColumn[] }>;

/** A table that takes the records of an export file. Its last columns are those of every such table. */
export type RecordTable = TableSpec & Readonly<{ fields: readonly FieldRule[] }>;

/** What a column of each data type is in SQLite. */
export type SqliteTypes = Readonly<Record<DataTypeName | typeof TODO, string>>;

/** What each row has in addition to its fields: where it is from, and what no column takes. */
const OWN_COLUMNS: readonly TableColumn[] = [
  { name: '_file', type: 'TEXT' },
  { name: '_line', type: 'INTEGER' },
  { name: '_extra', type: 'TEXT' },
];

/** Records that are none, with their text. */
export const REJECTED: TableSpec = spec('_rejected', '_file _line# record reason');
/** Values that do not fit the type of their column, or that it cannot keep exactly; with their text. */
export const MISFIT: TableSpec = spec(
  '_misfit',
  '_file _line# table_name column_name value reason',
);
/** What became of each file. */
export const LOAD: TableSpec = spec(
  '_load',
  'file table_name state bytes# records# rows# rejected# misfits# extras#',
);

/** Describes a table in a line: a number sign is behind the columns of whole numbers. */
export function spec(name: string, columns: string): TableSpec {
  return {
    name,
    columns: columns.split(' ').map((column) => ({
      name: column.replace('#', ''),
      type: column.endsWith('#') ? 'INTEGER' : 'TEXT',
    })),
  };
}

/**
 * Gives the tables of all export files, by the files' names without ending; second files with an agency's own fields
 * have tables, too.
 */
export function recordTables(
  { entities }: CheckRules,
  custom: Readonly<Record<string, readonly FieldRule[]>>,
  types: SqliteTypes | undefined,
  naming: Naming,
): ReadonlyMap<string, RecordTable> {
  const files = [
    ...entities.map(({ file, fields }) => ({ file, fields })),
    ...entities.flatMap(({ file, isCustomOnly }) => {
      const own = `${file}_Custom`;
      return isCustomOnly ? [] : [{ file: own, fields: custom[own] ?? [] }];
    }),
  ];
  const names = tableNames(
    naming,
    files.map(({ file }) => file),
  );
  return new Map(
    files.map(({ file, fields }, at) => {
      const columns = columnNames(naming, [
        ...fields.map(({ name }) => name),
        // Behind the others, so that the columns of the dictionary have the names that its own SQL gives them.
        ...(naming === 'exported' ? OWN_COLUMNS.map(({ name }) => name) : []),
      ]);
      const own = OWN_COLUMNS.map(({ name, type }, place) => ({
        name: columns[fields.length + place] ?? name,
        type,
      }));
      const ofFields = fields.map(({ type }, place) => ({
        name: columns[place] ?? '',
        type: types?.[type] ?? 'TEXT',
      }));
      return [file, { name: names[at] ?? file, fields, columns: [...ofFields, ...own] }];
    }),
  );
}
