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
  /** Of data types that have none of their own, `text` is the one. */
  types: { text: string } & Partial<Record<DataTypeName, string>>;
};

const STANDARD = {
  quote: quoteName,
  text: quoteText,
  idText: 'varchar',
  isSame: (a: string, b: string) => `${a} IS NOT DISTINCT FROM ${b}`,
};

/** The databases that SQL is written for, by the names of their files, in the order in which readers see them. */
export const DIALECTS = {
  postgresql: {
    label: 'PostgreSQL',
    ...STANDARD,
    hasCommentStatements: true,
    types: {
      text: 'text',
      integer: 'integer',
      tinyint: 'smallint',
      smallint: 'smallint',
      bigint: 'bigint',
      decimal: 'numeric',
      double: 'double precision',
      bit: 'boolean',
      uniqueidentifier: 'uuid',
      date: 'date',
      datetime: 'timestamp',
    },
  },
  sqlserver: {
    label: 'SQL Server',
    quote: (name: string) => `[${name.replaceAll(']', ']]')}]`,
    text: (value: string) => `N${quoteText(value)}`,
    idText: 'nvarchar(100)',
    // It knows the short form since 2022 only.
    isSame: (a: string, b: string) => `(${a} = ${b} OR (${a} IS NULL AND ${b} IS NULL))`,
    hasCommentStatements: false,
    types: {
      text: 'nvarchar(max)',
      integer: 'int',
      tinyint: 'tinyint',
      smallint: 'smallint',
      bigint: 'bigint',
      decimal: 'decimal(18, 4)',
      double: 'float',
      bit: 'bit',
      uniqueidentifier: 'uniqueidentifier',
      date: 'date',
      datetime: 'datetime2(7)',
    },
  },
  sqlite: {
    label: 'SQLite',
    ...STANDARD,
    hasCommentStatements: false,
    types: {
      text: 'TEXT',
      integer: 'INTEGER',
      tinyint: 'INTEGER',
      smallint: 'INTEGER',
      bigint: 'INTEGER',
      decimal: 'NUMERIC',
      double: 'REAL',
      bit: 'INTEGER',
    },
  },
  duckdb: {
    label: 'DuckDB',
    ...STANDARD,
    hasCommentStatements: true,
    types: {
      text: 'VARCHAR',
      integer: 'INTEGER',
      tinyint: 'UTINYINT',
      smallint: 'SMALLINT',
      bigint: 'BIGINT',
      decimal: 'DECIMAL(18, 4)',
      double: 'DOUBLE',
      bit: 'BOOLEAN',
      uniqueidentifier: 'UUID',
      date: 'DATE',
      datetime: 'TIMESTAMP',
    },
  },
} as const satisfies Record<string, Dialect>;

export type DialectName = keyof typeof DIALECTS;

export const DIALECT_NAMES = Object.keys(DIALECTS) as [DialectName, ...DialectName[]];

/** Types that no database tells apart from another. */
const ALIASES: Partial<Record<DataTypeName, DataTypeName>> = {
  float: 'double',
  boolean: 'bit',
  smalldatetime: 'datetime',
  datetime2: 'datetime',
};

/** What a column of a data type is in a database; bytes, which the export spells in hex, are text. */
export function columnType(dialect: DialectName, dataType: DataTypeName | typeof TODO): string {
  const { types }: Dialect = DIALECTS[dialect];
  const type = dataType === TODO ? 'text' : (ALIASES[dataType] ?? dataType);
  return types[type] ?? types.text;
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
