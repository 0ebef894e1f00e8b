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

type InEach = readonly string[];

/** What a column of a data type is in each of them, in their order; of data types that have no row, `text` is the one. */
const COLUMN_TYPES: { text: InEach } & Partial<Record<DataTypeName, InEach>> = {
  text: ['text', 'nvarchar(max)', 'TEXT', 'VARCHAR'],
  integer: ['integer', 'int', 'INTEGER', 'INTEGER'],
  tinyint: ['smallint', 'tinyint', 'INTEGER', 'UTINYINT'],
  smallint: ['smallint', 'smallint', 'INTEGER', 'SMALLINT'],
  bigint: ['bigint', 'bigint', 'INTEGER', 'BIGINT'],
  decimal: ['numeric', 'decimal(18, 4)', 'NUMERIC', 'DECIMAL(18, 4)'],
  double: ['double precision', 'float', 'REAL', 'DOUBLE'],
  bit: ['boolean', 'bit', 'INTEGER', 'BOOLEAN'],
  uniqueidentifier: ['uuid', 'uniqueidentifier', 'TEXT', 'UUID'],
  date: ['date', 'date', 'TEXT', 'DATE'],
  datetime: ['timestamp', 'datetime2(7)', 'TEXT', 'TIMESTAMP'],
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
  return (COLUMN_TYPES[type] ?? COLUMN_TYPES.text)[DIALECT_NAMES.indexOf(dialect)]!;
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
