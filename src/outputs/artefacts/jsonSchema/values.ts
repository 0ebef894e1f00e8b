import { TODO, type DataTypeName } from '../../../dictionary/model/dataTypes';
import type { Column } from '../columns';

/** How strictly a schema takes dates, flags, GUIDs and nulls: as documented, or as exports spell them. */
export type Reading = 'strict' | 'lenient';

/** What JSON Schema says of a value. */
export type ValueSchema = Readonly<Record<string, unknown>>;

const wholeNumber = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });
const pattern = (source: string) => ({ type: 'string', pattern: `^${source}$` });

const NUMBER = { type: 'number' };
const TEXT = { type: 'string' };
const DAY = '\\d{4}-\\d{2}-\\d{2}';
const MINUTE = `${DAY}T\\d{2}:\\d{2}`;
const guid = (digit: string) =>
  pattern([8, 4, 4, 4, 12].map((length) => `${digit}{${length}}`).join('-'));

/** As the dictionary's examples are spelled. */
const STRICT: Readonly<Record<DataTypeName | typeof TODO, ValueSchema>> = {
  integer: wholeNumber(-2147483648, 2147483647),
  tinyint: wholeNumber(0, 255),
  smallint: wholeNumber(-32768, 32767),
  bigint: { type: 'integer' },
  decimal: NUMBER,
  double: NUMBER,
  float: NUMBER,
  bit: { type: 'integer', enum: [0, 1] },
  boolean: { type: 'boolean' },
  string: TEXT,
  text: TEXT,
  varchar: TEXT,
  nvarchar: TEXT,
  char: TEXT,
  nchar: TEXT,
  varbinary: pattern('0x([0-9A-F]{2})*'),
  uniqueidentifier: guid('[0-9A-F]'),
  date: pattern(DAY),
  smalldatetime: pattern(`${MINUTE}:00`),
  datetime: pattern(`${MINUTE}:\\d{2}\\.\\d{3}`),
  datetime2: pattern(`${MINUTE}:\\d{2}\\.\\d{7}`),
  [TODO]: {},
};

const FLAG = { enum: [true, false, 0, 1, 'true', 'false', '0', '1', '', null] };
/** The three spellings that the sources show, and empty text. */
const MOMENT = pattern(
  `(${DAY}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,7})?)?)?|` +
    '\\d{1,2}/\\d{1,2}/\\d{4}( \\d{1,2}:\\d{2}(:\\d{2})?( [AP]M)?)?)?',
);

const LENIENT: Readonly<Record<DataTypeName | typeof TODO, ValueSchema>> = {
  ...STRICT,
  bit: FLAG,
  boolean: FLAG,
  varbinary: pattern('(0x([0-9A-Fa-f]{2})*)?'),
  uniqueidentifier: guid('[0-9A-Fa-f]'),
  date: MOMENT,
  smalldatetime: MOMENT,
  datetime: MOMENT,
  datetime2: MOMENT,
};

/** What a schema asks of the values of a column. */
export function valueSchema(
  { dataType, field, closedCodes }: Column,
  reading: Reading,
): ValueSchema {
  const isLenient = reading === 'lenient';
  const schema = { ...(isLenient ? LENIENT : STRICT)[dataType] };
  const isNullable = isLenient || field.isNullable;
  if (closedCodes) schema.enum = closedValues(closedCodes, schema);
  return isNullable ? withNull(schema) : schema;
}

function closedValues(codes: readonly string[], { type }: ValueSchema): unknown[] {
  return type === 'string' ? [...codes] : codes.map(Number);
}

function withNull(schema: ValueSchema): ValueSchema {
  const { type, enum: values } = schema;
  return {
    ...schema,
    ...(type === undefined ? {} : { type: [type, 'null'] }),
    ...(Array.isArray(values) && !values.includes(null) ? { enum: [...values, null] } : {}),
  };
}
