import { quoteText } from '../../../code/sql';
import type { Column } from '../columns';
import type { TableDialect } from './dialects';

/** An export file as a database looks for it: its names, the documented one first. */
export type ExportFile = Readonly<{ fileName: string; paths: readonly string[] }>;

/** How a database has tables and reads the files of an export into them. What all are asked alike is in `ddl.ts`. */
export type Loader = TableDialect &
  Readonly<{
    /** How to run the statements, for people. */
    usage: readonly string[];
    /** What limits them, and what becomes of values that do not fit. */
    limits: readonly string[];
    /** Stops where one of the tables exists, before anything is written, and begins the transaction. */
    begin: (names: readonly string[]) => string;
    /** The name of a table that ends with the session. */
    temporary: (name: string) => string;
    /** Begins the definition of such a table, up to its columns. */
    createTemporary: (name: string) => string;
    /** Reads the files into `ehi_record`: file_name, place, record and is_record. */
    read: (files: readonly ExportFile[]) => string;
    /** What follows `FROM` where the records of a file are read. */
    from: (fileName: string, keys: readonly string[]) => string;
    /** The text of a key of a record. */
    value: (key: string) => string;
    /** The same of a key that the record has more than once. */
    repeatedValue: (key: string, occurrence: number) => string;
    /** Text to the column's type; null where it does not fit. */
    cast: (text: string, column: Column, type: string) => string;
    /** Keeps in `ehi_left_out` what no column took, asking `ehi_key`. */
    keepRest: string;
    /** Ends the transaction; the report comes behind. */
    commit: string;
  }>;

/** How the databases have it that keep temporary tables under plain names. */
export const TEMPORARY = {
  temporary: (name: string) => name,
  createTemporary: (name: string) => `CREATE TEMP TABLE ${name}`,
  from: (fileName: string) =>
    `FROM ehi_record WHERE file_name = ${quoteText(fileName)} AND is_record ORDER BY place;`,
};

/** The columns of the table that has the records of all files. */
export const LEFT_OUT = 'ehi_left_out (file_name, record, field, value, reason)';

/** What is said where nothing is loaded, because tables exist or no file does, and why something was left out. */
export const SAID = {
  exists:
    'Nothing was loaded: the database has tables of these names already. Load into a new database.',
  noFiles:
    'Nothing was loaded: the current folder has no file of an export. Run this in the folder of the unpacked export.',
  noObject: 'not a JSON object',
  noColumn: 'no column of this name',
  otherType: 'not of the type ',
} as const;

/** Texts as a list, a few in a line. */
export function listed(texts: readonly string[]): string {
  return texts
    .map((each, at) => (at % 3 === 0 ? `\n    ${each}` : each))
    .join(', ')
    .replaceAll(', \n', ',\n');
}

/** Rows as `VALUES`, a line each. */
export function values(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `  (${row.join(', ')})`).join(',\n');
}
