import { TODO, type DataTypeName } from '../dictionary/model/dataTypes';

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const quoteText = (value: string) => `'${value.replaceAll("'", "''")}'`;

type Dialect = {
  label: string;
  quote: (name: string) => string;
  text: (value: string) => string;
  /** The type that an id of any type is compared as. */
  idText: string;
  isSame: (a: string, b: string) => string;
  hasCommentStatements: boolean;
};

const STANDARD = {
  quote: quoteName,
  text: quoteText,
  idText: 'varchar',
  isSame: (a: string, b: string) => `${a} IS NOT DISTINCT FROM ${b}`,
};

/** The databases that SQL is written for, by the names of their files, in the order in which readers see them. */
export const DIALECTS = {
  postgresql: { label: 'PostgreSQL', ...STANDARD, hasCommentStatements: true },
  sqlserver: {
    label: 'SQL Server',
    quote: (name: string) => `[${name.replaceAll(']', ']]')}]`,
    text: (value: string) => `N${quoteText(value)}`,
    idText: 'nvarchar(100)',
    // It knows the short form since 2022 only.
    isSame: (a: string, b: string) => `(${a} = ${b} OR (${a} IS NULL AND ${b} IS NULL))`,
    hasCommentStatements: false,
  },
  sqlite: { label: 'SQLite', ...STANDARD, hasCommentStatements: false },
  duckdb: { label: 'DuckDB', ...STANDARD, hasCommentStatements: true },
} as const satisfies Record<string, Dialect>;

export type DialectName = keyof typeof DIALECTS;

export const DIALECT_NAMES = Object.keys(DIALECTS) as [DialectName, ...DialectName[]];

type InEach = Readonly<Record<DialectName, string>>;

/** What a column of a data type is in each of them; of data types that have no row, `text` is the one. */
const COLUMN_TYPES: { text: InEach } & Partial<Record<DataTypeName, InEach>> = {
  text: { postgresql: 'text', sqlserver: 'nvarchar(max)', sqlite: 'TEXT', duckdb: 'VARCHAR' },
  integer: { postgresql: 'integer', sqlserver: 'int', sqlite: 'INTEGER', duckdb: 'INTEGER' },
  tinyint: { postgresql: 'smallint', sqlserver: 'tinyint', sqlite: 'INTEGER', duckdb: 'UTINYINT' },
  smallint: {
    postgresql: 'smallint',
    sqlserver: 'smallint',
    sqlite: 'INTEGER',
    duckdb: 'SMALLINT',
  },
  bigint: { postgresql: 'bigint', sqlserver: 'bigint', sqlite: 'INTEGER', duckdb: 'BIGINT' },
  decimal: {
    postgresql: 'numeric',
    sqlserver: 'decimal(18, 4)',
    sqlite: 'NUMERIC',
    duckdb: 'DECIMAL(18, 4)',
  },
  double: { postgresql: 'double precision', sqlserver: 'float', sqlite: 'REAL', duckdb: 'DOUBLE' },
  bit: { postgresql: 'boolean', sqlserver: 'bit', sqlite: 'INTEGER', duckdb: 'BOOLEAN' },
  uniqueidentifier: {
    postgresql: 'uuid',
    sqlserver: 'uniqueidentifier',
    sqlite: 'TEXT',
    duckdb: 'UUID',
  },
  date: { postgresql: 'date', sqlserver: 'date', sqlite: 'TEXT', duckdb: 'DATE' },
  datetime: {
    postgresql: 'timestamp',
    sqlserver: 'datetime2(7)',
    sqlite: 'TEXT',
    duckdb: 'TIMESTAMP',
  },
};

/** Types that no database tells apart from another. */
const ALIASES: Partial<Record<DataTypeName, DataTypeName>> = {
  float: 'double',
  boolean: 'bit',
  smalldatetime: 'datetime',
  datetime2: 'datetime',
};

/** What a column of a data type is in a database; bytes, which the export spells in hex, are text. */
export function columnType(dialect: DialectName, dataType: DataTypeName | typeof TODO): string {
  const type = dataType === TODO ? 'text' : (ALIASES[dataType] ?? dataType);
  return (COLUMN_TYPES[type] ?? COLUMN_TYPES.text)[dialect];
}

export type TableSpec = Readonly<{
  name: string;
  about?: string | undefined;
  columns: readonly Readonly<{
    name: string;
    type: DataTypeName | typeof TODO;
    about?: string | undefined;
  }>[];
}>;

/** Writes the statements that make a table, with comments; nothing is refused, because no source promises anything. */
export function createTable({ name, about, columns }: TableSpec, dialect: DialectName): string {
  const { quote, text, hasCommentStatements } = DIALECTS[dialect];
  const table = quote(name);
  const lines = columns.map((column, at) => {
    const comma = at < columns.length - 1 ? ',' : '';
    const comment = hasCommentStatements ? '' : asComment(column.about, ' ');
    return `  ${quote(column.name)} ${columnType(dialect, column.type)}${comma}${comment}\n`;
  });
  const comments = [
    [`TABLE ${table}`, about],
    ...columns.map((column) => [`COLUMN ${table}.${quote(column.name)}`, column.about]),
  ].flatMap(([what, says]) => (says ? `COMMENT ON ${what} IS ${text(says)};\n` : []));
  return [
    about ? `${asComment(about)}\n` : '',
    `CREATE TABLE ${table} (\n${lines.join('')});\n`,
    ...(hasCommentStatements ? comments : []),
  ].join('');
}

const asComment = (says = '', before = '') => says && `${before}-- ${says.replaceAll(/\s+/g, ' ')}`;
