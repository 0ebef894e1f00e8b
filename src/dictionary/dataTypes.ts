/** The word that stands for a type, example or description nobody has supplied yet. */
export const TODO = 'TODO';

/**
 * Every data type of the export and whether its example is shown in quotes (specification §3 and §9).
 * Everything that depends on a data type is read from this table.
 */
export const DATA_TYPES = {
  integer: { stringLike: false },
  tinyint: { stringLike: false },
  smallint: { stringLike: false },
  bigint: { stringLike: false },
  decimal: { stringLike: false },
  double: { stringLike: false },
  float: { stringLike: false },
  bit: { stringLike: false },
  boolean: { stringLike: false },
  string: { stringLike: true },
  text: { stringLike: true },
  varchar: { stringLike: true },
  nvarchar: { stringLike: true },
  char: { stringLike: true },
  nchar: { stringLike: true },
  varbinary: { stringLike: true },
  uniqueidentifier: { stringLike: true },
  date: { stringLike: true },
  smalldatetime: { stringLike: true },
  datetime: { stringLike: true },
  datetime2: { stringLike: true },
} as const;

export type DataTypeName = keyof typeof DATA_TYPES;

export const DATA_TYPE_NAMES = Object.keys(DATA_TYPES) as [DataTypeName, ...DataTypeName[]];

/**
 * Tells whether a type's example is shown in quotes (specification §9).
 *
 * @param dataType a data type's name; `TODO` counts as not string-like
 */
export function isStringLike(dataType: DataTypeName | typeof TODO): boolean {
  return dataType !== TODO && DATA_TYPES[dataType].stringLike;
}
