/** The word that stands for a type, example or description nobody has supplied yet. */
export const TODO = 'TODO';

/** Kinds of data types whose values can be compared with each other. */
export type TypeFamily = 'integer' | 'number' | 'flag' | 'text' | 'guid' | 'bytes' | 'time';

type DataType = Readonly<{
  family: TypeFamily;
  /** Whether an example is shown in quotes (SPECIFICATION 4.3). */
  stringLike: boolean;
  /** The one shape of this dictionary's examples, for people. */
  shape: string;
  /** Whether a spelling has that shape. */
  accepts: (spelling: string) => boolean;
}>;

/**
 * Every data type of the export (SPECIFICATION 6.2). Everything that depends on a data type is
 * read from this table.
 */
export const DATA_TYPES = {
  integer: wholeNumber(-2147483648n, 2147483647n),
  tinyint: wholeNumber(0n, 255n),
  smallint: wholeNumber(-32768n, 32767n),
  bigint: wholeNumber(-9223372036854775808n, 9223372036854775807n),
  decimal: bare('number', 'a number with its scale, such as 20.00', /^-?\d+\.\d+$/),
  double: bare('number', 'a number, such as 20.00', /^-?\d+(\.\d+)?$/),
  float: bare('number', 'a number, such as 132.5', /^-?\d+(\.\d+)?$/),
  bit: bare('flag', '0 or 1', /^[01]$/),
  boolean: bare('flag', 'true or false', /^(true|false)$/),
  string: anyText(),
  text: anyText(),
  varchar: anyText(),
  nvarchar: anyText(),
  char: anyText(),
  nchar: anyText(),
  varbinary: quoted('bytes', 'bytes in hex, such as 0xFFD8', /^0x([0-9A-F]{2})+$/),
  uniqueidentifier: quoted(
    'guid',
    'a GUID in uppercase',
    /^[0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{12}$/,
  ),
  date: moment('2025-03-04', /^.{10}$/),
  smalldatetime: moment('2025-03-04T10:00:00', /^.{10}T\d\d:\d\d:00$/),
  datetime: moment('2025-03-04T10:00:00.000', /^.{10}T\d\d:\d\d:\d\d\.\d{3}$/),
  datetime2: moment('2025-03-04T10:00:00.0000000', /^.{10}T\d\d:\d\d:\d\d\.\d{7}$/),
} as const satisfies Record<string, DataType>;

export type DataTypeName = keyof typeof DATA_TYPES;

export const DATA_TYPE_NAMES = Object.keys(DATA_TYPES) as [DataTypeName, ...DataTypeName[]];

/**
 * Says whether a type's example is shown in quotes (SPECIFICATION 4.3).
 *
 * @param dataType a data type's name; `TODO` counts as not string-like
 */
export function isStringLike(dataType: DataTypeName | typeof TODO): boolean {
  return dataType !== TODO && DATA_TYPES[dataType].stringLike;
}

/** Whether a type holds a day or a moment, so that its spellings sort in time. */
export function isMoment(dataType: DataTypeName | typeof TODO): boolean {
  return typeFamily(dataType) === 'time';
}

/** The family of a data type; none for one that is not known. */
export function typeFamily(dataType: DataTypeName | typeof TODO): TypeFamily | undefined {
  return dataType === TODO ? undefined : DATA_TYPES[dataType].family;
}

function bare(family: TypeFamily, shape: string, pattern: RegExp): DataType {
  return { family, stringLike: false, shape, accepts: (spelling) => pattern.test(spelling) };
}

function wholeNumber(least: bigint, most: bigint): DataType {
  const shape = `a whole number from ${least} to ${most}`;
  const accepts = (spelling: string) => {
    if (!/^(0|-?[1-9]\d*)$/.test(spelling)) return false;
    const value = BigInt(spelling);
    return value >= least && value <= most;
  };
  return { family: 'integer', stringLike: false, shape, accepts };
}

function quoted(family: TypeFamily, shape: string, pattern: RegExp): DataType {
  return { family, stringLike: true, shape, accepts: (spelling) => pattern.test(spelling) };
}

function anyText(): DataType {
  return quoted('text', 'text', /\S/);
}

function moment(example: string, pattern: RegExp): DataType {
  const accepts = (spelling: string) => {
    const day = spelling.slice(0, 10);
    const time = new Date(`${spelling.length > 10 ? spelling.slice(0, 19) : `${day}T00:00:00`}Z`);
    return (
      pattern.test(spelling) && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
    );
  };
  return { family: 'time', stringLike: true, shape: `like ${example}`, accepts };
}
