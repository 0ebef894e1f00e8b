import { DIALECTS, type Dialect, type DialectName } from '../../../code/sql';
import { TODO, type DataTypeName } from '../../../dictionary/model/dataTypes';

type AnyType = DataTypeName | typeof TODO;

/** What differs from database to database in the definition of tables. */
export type TableDialect = Dialect &
  Readonly<{
    types: Readonly<Record<AnyType, string>>;
    /** Of these, such as not every text fits. */
    typed: readonly string[];
    /** Joins texts and numbers to one text. */
    concat: (...parts: string[]) => string;
    /** Whether descriptions are statements; elsewhere they are comments after the columns. */
    hasCommentStatements: boolean;
  }>;

type Names = readonly [postgresql: string, sqlserver: string, sqlite: string, duckdb: string];

/** Text of any kind and bytes, which the export spells in hex, are text; a missing type too. */
const TEXT: Names = ['text', 'nvarchar(max)', 'TEXT', 'VARCHAR'];
const MOMENT: Names = ['timestamp', 'datetime2(7)', 'TEXT', 'TIMESTAMP'];

/** What each data type is called in PostgreSQL, SQL Server, SQLite and DuckDB. */
const TYPES: Readonly<Record<AnyType, Names>> = {
  integer: ['integer', 'int', 'INTEGER', 'INTEGER'],
  tinyint: ['smallint', 'tinyint', 'INTEGER', 'UTINYINT'],
  smallint: ['smallint', 'smallint', 'INTEGER', 'SMALLINT'],
  bigint: ['bigint', 'bigint', 'INTEGER', 'BIGINT'],
  decimal: ['numeric', 'decimal(18, 4)', 'NUMERIC', 'DECIMAL(18, 4)'],
  double: ['double precision', 'float', 'REAL', 'DOUBLE'],
  float: ['double precision', 'float', 'REAL', 'DOUBLE'],
  bit: ['boolean', 'bit', 'INTEGER', 'BOOLEAN'],
  boolean: ['boolean', 'bit', 'INTEGER', 'BOOLEAN'],
  string: TEXT,
  text: TEXT,
  varchar: TEXT,
  nvarchar: TEXT,
  char: TEXT,
  nchar: TEXT,
  varbinary: TEXT,
  [TODO]: TEXT,
  uniqueidentifier: ['uuid', 'uniqueidentifier', 'TEXT', 'UUID'],
  date: ['date', 'date', 'TEXT', 'DATE'],
  smalldatetime: MOMENT,
  datetime: MOMENT,
  datetime2: MOMENT,
};

function typesAt(at: 0 | 1 | 2 | 3) {
  const names = Object.entries(TYPES).map(([type, inEach]) => [type, inEach[at]] as const);
  const typed = [...new Set(names.map(([, name]) => name))].filter((name) => name !== TEXT[at]);
  return { types: Object.fromEntries(names) as Record<AnyType, string>, typed };
}

const bars = (...parts: string[]) => parts.join(' || ');
const call = (...parts: string[]) => `CONCAT(${parts.join(', ')})`;

/** How each database defines tables. */
export const TABLE_DIALECTS: Readonly<Record<DialectName, TableDialect>> = {
  postgresql: { ...DIALECTS.postgresql, ...typesAt(0), concat: bars, hasCommentStatements: true },
  sqlserver: { ...DIALECTS.sqlserver, ...typesAt(1), concat: call, hasCommentStatements: false },
  sqlite: { ...DIALECTS.sqlite, ...typesAt(2), concat: bars, hasCommentStatements: false },
  duckdb: { ...DIALECTS.duckdb, ...typesAt(3), concat: bars, hasCommentStatements: true },
};
