import { TODO, type DataTypeName } from '../../../dictionary/model/dataTypes';

type TypeNames = Readonly<Record<DataTypeName | typeof TODO, string>>;

/** What differs from database to database in the definition of tables. */
export type Dialect = Readonly<{
  label: string;
  quote: (name: string) => string;
  text: (value: string) => string;
  types: TypeNames;
  /** Joins texts and numbers to one text. */
  concat: (...parts: string[]) => string;
  /** Whether descriptions are statements; elsewhere they stand as comments behind the columns. */
  hasCommentStatements: boolean;
}>;

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

const concat = (...parts: string[]) => parts.join(' || ');

/** Text of any kind and bytes, which the export spells in hex, are text; a missing type too. */
const textTypes = (type: string) => ({
  string: type,
  text: type,
  varchar: type,
  nvarchar: type,
  char: type,
  nchar: type,
  varbinary: type,
  [TODO]: type,
});

const momentTypes = (type: string) => ({ smalldatetime: type, datetime: type, datetime2: type });

/** The databases for which there is a definition, by the names of their files. */
export const DIALECTS = {
  postgresql: {
    label: 'PostgreSQL',
    quote,
    text,
    concat,
    types: {
      integer: 'integer',
      tinyint: 'smallint',
      smallint: 'smallint',
      bigint: 'bigint',
      decimal: 'numeric',
      double: 'double precision',
      float: 'double precision',
      bit: 'boolean',
      boolean: 'boolean',
      ...textTypes('text'),
      uniqueidentifier: 'uuid',
      date: 'date',
      ...momentTypes('timestamp'),
    },
    hasCommentStatements: true,
  },
  sqlserver: {
    label: 'SQL Server',
    quote: (name: string) => `[${name.replaceAll(']', ']]')}]`,
    text: (value: string) => `N${text(value)}`,
    concat: (...parts: string[]) => `CONCAT(${parts.join(', ')})`,
    types: {
      integer: 'int',
      tinyint: 'tinyint',
      smallint: 'smallint',
      bigint: 'bigint',
      decimal: 'decimal(18, 4)',
      double: 'float',
      float: 'float',
      bit: 'bit',
      boolean: 'bit',
      ...textTypes('nvarchar(max)'),
      uniqueidentifier: 'uniqueidentifier',
      date: 'date',
      ...momentTypes('datetime2(7)'),
    },
    hasCommentStatements: false,
  },
  sqlite: {
    label: 'SQLite',
    quote,
    text,
    concat,
    types: {
      integer: 'INTEGER',
      tinyint: 'INTEGER',
      smallint: 'INTEGER',
      bigint: 'INTEGER',
      decimal: 'NUMERIC',
      double: 'REAL',
      float: 'REAL',
      bit: 'INTEGER',
      boolean: 'INTEGER',
      ...textTypes('TEXT'),
      uniqueidentifier: 'TEXT',
      date: 'TEXT',
      ...momentTypes('TEXT'),
    },
    hasCommentStatements: false,
  },
  duckdb: {
    label: 'DuckDB',
    quote,
    text,
    concat,
    types: {
      integer: 'INTEGER',
      tinyint: 'UTINYINT',
      smallint: 'SMALLINT',
      bigint: 'BIGINT',
      decimal: 'DECIMAL(18, 4)',
      double: 'DOUBLE',
      float: 'DOUBLE',
      bit: 'BOOLEAN',
      boolean: 'BOOLEAN',
      ...textTypes('VARCHAR'),
      uniqueidentifier: 'UUID',
      date: 'DATE',
      ...momentTypes('TIMESTAMP'),
    },
    hasCommentStatements: true,
  },
} as const satisfies Record<string, Dialect>;

export type DialectName = keyof typeof DIALECTS;

export const DIALECT_NAMES = Object.keys(DIALECTS) as [DialectName, ...DialectName[]];
