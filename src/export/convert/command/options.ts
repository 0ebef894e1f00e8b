import path from 'node:path';
import type { Naming } from '../../../dictionary/model/columnNames';
import { noOption, readArguments } from '../../../readArguments';

export const FORMATS = ['sqlite', 'csv', 'ndjson', 'sql', 'xlsx'] as const;

export type Format = (typeof FORMATS)[number];

export type ConvertRequest = Readonly<{
  paths: readonly string[];
  target: string;
  format: Format;
  naming: Naming;
  /** A YAML file that describes an agency's own fields. */
  custom: string | undefined;
  /** The folder that attached files are written to. */
  attachments: string | undefined;
  canOverwrite: boolean;
}>;

const KNOWN = {
  to: { type: 'string' },
  names: { type: 'string' },
  custom: { type: 'string' },
  attachments: { type: 'string' },
  overwrite: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

export const HELP = `Converts an export into a database of SQLite: a table for each file, and the dictionary. Nothing leaves this
computer, and no value of any record is shown.

  node ehi-convert.mjs EXPORT ehi.sqlite
  node ehi-convert.mjs EXPORT ehi.xlsx
  node ehi-convert.mjs EXPORT --to csv|ndjson|sql FOLDER

EXPORT        the zip, the folder it was extracted to, or single files of it
--to          sqlite, xlsx, csv, ndjson or sql; the first two follow from the target's ending. The others are a new
              folder with a file for each table. In CSV, text that a spreadsheet would run begins with an apostrophe.
              SQL is CSV without apostrophes, and what loads it into PostgreSQL, SQL Server, SQLite and DuckDB: the
              first lines of postgresql.sql, sqlserver.sql, sqlite.sql and duckdb.sql say how
--names       exported (the default) or snake_case: how tables and columns are named
--custom      a YAML file that describes your agency's custom fields, as for ehi-check.mjs
--attachments  a new folder that attached files are written to, each under its GUID and its original name
--overwrite   replaces a target that exists

Each row has the file and the line that it is from, in _file and _line. Records that are not JSON objects are in
_rejected, values that their column does not keep as exported are listed in _misfit, and keys that the dictionary does
not know are in _extra as JSON. _load compares records and rows of each file.

Until a target is whole, its name ends in .unfinished. What a run that is stopped by force leaves there contains records:
delete it, or run the command again, which removes it.

Exit status: 0, every record is a row; 1, some records or files are not, see _load; 2, nothing was written.
`;

/**
 * Reads the arguments of the converter.
 *
 * @returns what is asked for, a wish for help, or what is wrong with the arguments
 */
export function readOptions(
  args: readonly string[],
): ConvertRequest | { error: string } | { wantsHelp: true } {
  const { values, positionals, unknown } = readArguments(args, KNOWN);
  const [stray] = unknown;
  if (stray !== undefined) return noOption(stray, KNOWN);
  if (values.help === true) return { wantsHelp: true };
  const target = positionals.at(-1);
  if (target === undefined || positionals.length < 2) {
    return {
      error: 'Name the export, then the file to write: export.zip ehi.sqlite. --help shows how',
    };
  }
  const format = FORMATS.find((one) => one === (values.to ?? formatOf(target)));
  if (!format) {
    return { error: `--to must be one of ${FORMATS.join(', ')}` };
  }
  const naming = (['exported', 'snake_case'] as const).find(
    (one) => one === (values.names ?? 'exported'),
  );
  if (!naming) return { error: '--names must be exported or snake_case' };
  if (values.custom !== undefined && typeof values.custom !== 'string') {
    return { error: '--custom needs the YAML file that describes your custom fields' };
  }
  if (values.attachments !== undefined && typeof values.attachments !== 'string') {
    return { error: '--attachments needs the folder that attached files are written to' };
  }
  return {
    paths: positionals.slice(0, -1),
    target,
    format,
    naming,
    custom: values.custom,
    attachments: values.attachments,
    canOverwrite: values.overwrite === true,
  };
}

function formatOf(target: string): string | undefined {
  return { '.sqlite': 'sqlite', '.db': 'sqlite', '.xlsx': 'xlsx' }[
    path.extname(target).toLowerCase()
  ];
}
