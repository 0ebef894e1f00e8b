/** How a database is called, and how it spells names and texts. */
export type Dialect = Readonly<{
  label: string;
  quote: (name: string) => string;
  text: (value: string) => string;
}>;

/** A name as standard SQL spells it. */
export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A text as standard SQL spells it. */
export const quoteText = (value: string) => `'${value.replaceAll("'", "''")}'`;

const STANDARD = { quote: quoteName, text: quoteText };

/** The databases that SQL is written for, by the names of their files, in the order in which readers see them. */
export const DIALECTS = {
  postgresql: { label: 'PostgreSQL', ...STANDARD },
  sqlserver: {
    label: 'SQL Server',
    quote: (name: string) => `[${name.replaceAll(']', ']]')}]`,
    text: (value: string) => `N${quoteText(value)}`,
  },
  sqlite: { label: 'SQLite', ...STANDARD },
  duckdb: { label: 'DuckDB', ...STANDARD },
} as const satisfies Record<string, Dialect>;

export type DialectName = keyof typeof DIALECTS;

export const DIALECT_NAMES = Object.keys(DIALECTS) as [DialectName, ...DialectName[]];
