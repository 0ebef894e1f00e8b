import type { DataTypeName, TODO } from '../../dictionary/model/dataTypes';
import type { FieldRule } from '../model/rules';

/** What a value is read as. */
export const ANY = 0;
export const TEXT = 1;
export const WHOLE = 2;
export const DECIMAL = 3;
export const BIT = 4;
export const BOOLEAN = 5;
export const GUID = 6;
export const BYTES = 7;
export const MOMENT = 8;

/** What those numbers are called elsewhere, in their order. */
export const READING_NAMES = [
  'any',
  'text',
  'whole',
  'decimal',
  'bit',
  'boolean',
  'guid',
  'bytes',
  'moment',
] as const;

type Reading = Readonly<{
  reads: number;
  /** Bounds of a whole number; none where they are beyond what is exact. */
  least?: number;
  most?: number;
  /** The length of a moment as the dictionary spells it. */
  length?: number;
}>;

const TEXTUAL: Reading = { reads: TEXT };
const FRACTIONAL: Reading = { reads: DECIMAL };

const READINGS: Readonly<Record<DataTypeName | typeof TODO, Reading>> = {
  TODO: { reads: ANY },
  integer: { reads: WHOLE, least: -2147483648, most: 2147483647 },
  tinyint: { reads: WHOLE, least: 0, most: 255 },
  smallint: { reads: WHOLE, least: -32768, most: 32767 },
  bigint: { reads: WHOLE },
  decimal: FRACTIONAL,
  double: FRACTIONAL,
  float: FRACTIONAL,
  bit: { reads: BIT },
  boolean: { reads: BOOLEAN },
  string: TEXTUAL,
  text: TEXTUAL,
  varchar: TEXTUAL,
  nvarchar: TEXTUAL,
  char: TEXTUAL,
  nchar: TEXTUAL,
  varbinary: { reads: BYTES },
  uniqueidentifier: { reads: GUID },
  date: { reads: MOMENT, length: '2025-03-04'.length },
  smalldatetime: { reads: MOMENT, length: '2025-03-04T10:00:00'.length },
  datetime: { reads: MOMENT, length: '2025-03-04T10:00:00.000'.length },
  datetime2: { reads: MOMENT, length: '2025-03-04T10:00:00.0000000'.length },
};

/** What the judge of values must know of a field. */
export type FieldPlan = Reading &
  Readonly<{
    isSmall: boolean;
    notNull: FieldRule['notNull'];
    codes: ReadonlySet<string> | undefined;
    canLieAhead: boolean;
  }>;

/** Prepares a field's rule. */
export function fieldPlan({ type, notNull, codes, ahead }: FieldRule): FieldPlan {
  const { reads, least, most, length } = READINGS[type];
  return {
    reads,
    least,
    most,
    length,
    isSmall: type === 'smalldatetime',
    notNull,
    codes: codes && new Set(reads === TEXT ? codes : codes.map((code) => String(Number(code)))),
    canLieAhead: ahead === true,
  };
}
