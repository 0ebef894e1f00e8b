import type { DataTypeName, TODO } from './dataTypes';

/** Kinds of data types whose values can be compared with each other. */
export type TypeFamily = 'integer' | 'number' | 'flag' | 'text' | 'guid' | 'bytes' | 'time';

const FAMILIES: Readonly<Record<DataTypeName, TypeFamily>> = {
  integer: 'integer',
  tinyint: 'integer',
  smallint: 'integer',
  bigint: 'integer',
  decimal: 'number',
  double: 'number',
  float: 'number',
  bit: 'flag',
  boolean: 'flag',
  string: 'text',
  text: 'text',
  varchar: 'text',
  nvarchar: 'text',
  char: 'text',
  nchar: 'text',
  varbinary: 'bytes',
  uniqueidentifier: 'guid',
  date: 'time',
  smalldatetime: 'time',
  datetime: 'time',
  datetime2: 'time',
};

/** The family of a data type; none for one that is not known. */
export function typeFamily(dataType: DataTypeName | typeof TODO): TypeFamily | undefined {
  return dataType === 'TODO' ? undefined : FAMILIES[dataType];
}
