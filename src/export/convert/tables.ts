import type { TableSpec } from '../../code/sql';
import { columnNames, tableNames, type Naming } from '../../dictionary/model/columnNames';
import type { CheckRules, FieldRule } from '../model/rules';

export type { TableSpec };

/** A number as exported, whose digits would be others as a number of JavaScript. */
export class Numeral {
  constructor(private readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

/** A value of a row: text and numbers as exported, flags as 0 and 1. */
export type Cell = string | number | bigint | Numeral | null;

/** A table that takes the records of an export file. Its last columns are those of every such table. */
export type RecordTable = TableSpec & Readonly<{ fields: readonly FieldRule[] }>;

/** What each row has in addition to its fields: where it is from, and what no column takes. */
const OWN_COLUMNS = spec('', '_file _line# _extra').columns;

/** Records that are none, with their text. */
export const REJECTED: TableSpec = spec('_rejected', '_file _line# record reason');
/** Values that do not fit the type of their column, or that it cannot keep exactly; with their text. */
export const MISFIT: TableSpec = spec(
  '_misfit',
  '_file _line# table_name column_name value reason',
);
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
      type: column.endsWith('#') ? 'bigint' : 'text',
    })),
  };
}

type Described = Readonly<{
  name: string;
  description: string;
  fields: readonly Readonly<{ description: string }>[];
}>;

/**
 * Gives the tables of all export files, by the files' names without ending; second files with an agency's own fields
 * have tables, too.
 */
export function recordTables(
  { entities }: CheckRules,
  custom: Readonly<Record<string, readonly FieldRule[]>>,
  dictionary: { entities: readonly Described[] } | undefined,
  naming: Naming,
): ReadonlyMap<string, RecordTable> {
  const files = [
    ...entities.map(({ file, fields }, at) => ({ file, fields, about: dictionary?.entities[at] })),
    ...entities.flatMap(({ file, isCustomOnly }) => {
      const own = `${file}_Custom`;
      return isCustomOnly ? [] : [{ file: own, fields: custom[own] ?? [], about: undefined }];
    }),
  ];
  const names = tableNames(
    naming,
    files.map(({ file }) => file),
  );
  return new Map(
    files.map(({ file, fields, about }, at) => {
      const columns = columnNames(naming, [
        ...fields.map(({ name }) => name),
        // Behind the others, so that the columns of the dictionary have the names that its own SQL gives them.
        ...(naming === 'exported' ? OWN_COLUMNS.map(({ name }) => name) : []),
      ]);
      const own = OWN_COLUMNS.map(({ name, type }, place) => ({
        name: columns[fields.length + place] ?? name,
        type,
      }));
      const ofFields = fields.map(({ type, description }, place) => ({
        name: columns[place] ?? '',
        type,
        about: about?.fields[place]?.description ?? description,
      }));
      const table = { name: names[at] ?? file, fields, columns: [...ofFields, ...own] };
      return [file, { ...table, about: about && `${about.name}: ${about.description}` }];
    }),
  );
}
