/** The ways in which a page shows how to use an export file, in the order of their tabs. */
export const FILE_USES = [
  ['postgresql', 'PostgreSQL'],
  ['duckdb', 'DuckDB'],
  ['pandas', 'pandas'],
  ['typescript', 'TypeScript'],
] as const;

export type FileUse = (typeof FILE_USES)[number][0];

/** The one whose start stands in the page; all else is loaded when it is asked for. */
export const FIRST_USE = 'postgresql' satisfies FileUse;

export type FileCode = Readonly<Record<FileUse, string>>;
