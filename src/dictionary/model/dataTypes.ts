/** The word that stands for a type, example or description nobody has supplied yet. */
export const TODO = 'TODO';

/** Kinds of data types whose values can be compared with each other. */
export type TypeFamily = 'integer' | 'number' | 'flag' | 'text' | 'guid' | 'bytes' | 'time';

export type DataType = Readonly<{
  family: TypeFamily;
  /** What a value is in JSON: dates, GUIDs and bytes are exported as text, a bit as 0 or 1. */
  json: 'number' | 'boolean' | 'text';
  /** The one shape of this dictionary's examples, for people. */
  shape: string;
  accepts: (spelling: string) => boolean;
  /** The shape as a regular expression, if it is one of texts that have one. */
  pattern?: string;
  range?: readonly [least: bigint, greatest: bigint];
  /** Of types of one family that contain each other the greater has the greater width. */
  width?: number;
  hasClock?: boolean;
}>;

const DAY = '\\d{4}-\\d{2}-\\d{2}';
const MINUTE = `${DAY}T\\d{2}:\\d{2}`;

/** Every data type of the export (SPECIFICATION 6.2). What depends on a data type is read from this table. */
export const DATA_TYPES = {
  integer: wholeNumber(-2147483648n, 2147483647n),
  tinyint: wholeNumber(0n, 255n),
  smallint: wholeNumber(-32768n, 32767n),
  bigint: wholeNumber(-9223372036854775808n, 9223372036854775807n),
  decimal: of('number', 'number', 'a number with its scale, such as 20.00', /^-?\d+\.\d+$/),
  double: of('number', 'number', 'a number, such as 20.00', /^-?\d+(\.\d+)?$/),
  float: of('number', 'number', 'a number, such as 132.5', /^-?\d+(\.\d+)?$/),
  bit: of('flag', 'number', '0 or 1', /^[01]$/),
  boolean: of('flag', 'boolean', 'true or false', /^(true|false)$/),
  string: anyText(),
  text: anyText(),
  varchar: anyText(),
  nvarchar: anyText(),
  char: anyText(),
  nchar: anyText(),
  varbinary: of('bytes', 'text', 'bytes in hex, such as 0xFFD8', /^0x([0-9A-F]{2})+$/),
  uniqueidentifier: shaped('guid', 'a GUID in uppercase', guidPattern('[0-9A-F]')),
  date: moment('2025-03-04', DAY),
  smalldatetime: moment('2025-03-04T10:00:00', `${MINUTE}:00`),
  datetime: moment('2025-03-04T10:00:00.000', `${MINUTE}:\\d{2}\\.\\d{3}`),
  datetime2: moment('2025-03-04T10:00:00.0000000', `${MINUTE}:\\d{2}\\.\\d{7}`),
} satisfies Record<string, DataType>;

export type DataTypeName = keyof typeof DATA_TYPES;

export const DATA_TYPE_NAMES = Object.keys(DATA_TYPES) as [DataTypeName, ...DataTypeName[]];

/**
 * Says whether a type's example is shown in quotes (SPECIFICATION 4.3).
 *
 * @param dataType a data type's name; `TODO` counts as not string-like
 */
export function isStringLike(dataType: DataTypeName | typeof TODO): boolean {
  return dataType !== TODO && DATA_TYPES[dataType].json === 'text';
}

/** Whether a type holds a day or a moment, so that its spellings sort in time. */
export function isMoment(dataType: DataTypeName | typeof TODO): boolean {
  return typeFamily(dataType) === 'time';
}

type Typed = {
  dataType: DataTypeName | typeof TODO;
  readAs?: DataTypeName | undefined;
};

/** Why a value is none of a field, with what would be right; nothing where it is one, or the type is not known. */
export function misfitOf(
  value: string | null,
  { isNullable, dataType, readAs }: Typed & { isNullable: boolean },
): string | undefined {
  const type = readAs ?? dataType;
  if (value === null) return isNullable ? undefined : 'is null, but the field is not nullable';
  if (type === TODO || DATA_TYPES[type].accepts(value)) return undefined;
  return `"${value}" is no ${type}; it should be ${DATA_TYPES[type].shape}`;
}

export function typeFamily(dataType: DataTypeName | typeof TODO): TypeFamily | undefined {
  return dataType === TODO ? undefined : DATA_TYPES[dataType].family;
}

function of(family: TypeFamily, json: DataType['json'], shape: string, pattern: RegExp): DataType {
  return { family, json, shape, accepts: (spelling) => pattern.test(spelling) };
}

function wholeNumber(least: bigint, greatest: bigint): DataType {
  const shape = `a whole number from ${least} to ${greatest}`;
  const accepts = (spelling: string) => {
    if (!/^(0|-?[1-9]\d*)$/.test(spelling)) return false;
    const value = BigInt(spelling);
    return value >= least && value <= greatest;
  };
  const range = [least, greatest] as const;
  return { family: 'integer', json: 'number', shape, accepts, range, width: Number(greatest) };
}

function anyText(): DataType {
  return of('text', 'text', 'text', /\S/);
}

function shaped(family: TypeFamily, shape: string, pattern: string): DataType {
  return { ...of(family, 'text', shape, new RegExp(`^${pattern}$`)), pattern };
}

/** The shape of a GUID of such digits, as a regular expression. */
export function guidPattern(digit: string): string {
  return [8, 4, 4, 4, 12].map((length) => `${digit}{${length}}`).join('-');
}

function moment(example: string, pattern: string): DataType {
  const { accepts: hasShape, ...type } = shaped('time', `like ${example}`, pattern);
  const accepts = (spelling: string) => {
    const day = spelling.slice(0, 10);
    const time = new Date(`${spelling.length > 10 ? spelling.slice(0, 19) : `${day}T00:00:00`}Z`);
    return (
      hasShape(spelling) && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day)
    );
  };
  return { ...type, accepts, width: example.length, hasClock: pattern !== DAY };
}
