import { DIALECTS, type Dialect, type DialectName } from '../../../code/sql';
import { TODO, type DataTypeName } from '../../../dictionary/model/dataTypes';

type TypeNames = Readonly<Record<DataTypeName | typeof TODO, string>>;

/** What differs from database to database in the definition of tables. */
export type TableDialect = Dialect &
  Readonly<{
    types: TypeNames;
    /** Joins texts and numbers to one text. */
    concat: (...parts: string[]) => string;
    /** Whether descriptions are statements; elsewhere they are comments after the columns. */
    hasCommentStatements: boolean;
  }>;

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

/** How each database defines tables. */
export const TABLE_DIALECTS = {
  postgresql: {
    ...DIALECTS.postgresql,
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
    ...DIALECTS.sqlserver,
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
    ...DIALECTS.sqlite,
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
    ...DIALECTS.duckdb,
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
} as const satisfies Record<DialectName, TableDialect>;
