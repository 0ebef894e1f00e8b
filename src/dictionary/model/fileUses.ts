/** The ways in which a page shows how to use an export file, in the order of their tabs. */
export const FILE_USES = [
  ['postgresql', 'PostgreSQL'],
  ['sqlserver', 'SQL Server'],
  ['sqlite', 'SQLite'],
  ['duckdb', 'DuckDB'],
  ['pandas', 'pandas'],
  ['polars', 'polars'],
  ['typescript', 'TypeScript'],
  ['schema', 'JSON Schema'],
] as const;

export type FileUse = (typeof FILE_USES)[number][0];

/** The one that stands in the page; the others are loaded when they are asked for. */
export const FIRST_USE = 'postgresql' satisfies FileUse;

/** The code of each, by its key; the JSON Schema is a file of its own. */
export type FileCode = Readonly<Record<Exclude<FileUse, 'schema'>, string>>;
