import type { DataTypeName, TODO } from '../../dictionary/model/dataTypes';
import type { FieldRule } from '../model/rules';

type Reading = Readonly<{
  reads: 'any' | 'text' | 'whole' | 'decimal' | 'bit' | 'boolean' | 'guid' | 'bytes' | 'moment';
  /** Bounds of a whole number; none where they are beyond what is exact. */
  least?: number;
  most?: number;
  /** The length of a moment as the dictionary spells it. */
  length?: number;
}>;

const TEXTUAL: Reading = { reads: 'text' };
const FRACTIONAL: Reading = { reads: 'decimal' };

const READINGS: Readonly<Record<DataTypeName | typeof TODO, Reading>> = {
  TODO: { reads: 'any' },
  integer: { reads: 'whole', least: -2147483648, most: 2147483647 },
  tinyint: { reads: 'whole', least: 0, most: 255 },
  smallint: { reads: 'whole', least: -32768, most: 32767 },
  bigint: { reads: 'whole' },
  decimal: FRACTIONAL,
  double: FRACTIONAL,
  float: FRACTIONAL,
  bit: { reads: 'bit' },
  boolean: { reads: 'boolean' },
  string: TEXTUAL,
  text: TEXTUAL,
  varchar: TEXTUAL,
  nvarchar: TEXTUAL,
  char: TEXTUAL,
  nchar: TEXTUAL,
  varbinary: { reads: 'bytes' },
  uniqueidentifier: { reads: 'guid' },
  date: { reads: 'moment', length: '2025-03-04'.length },
  smalldatetime: { reads: 'moment', length: '2025-03-04T10:00:00'.length },
  datetime: { reads: 'moment', length: '2025-03-04T10:00:00.000'.length },
  datetime2: { reads: 'moment', length: '2025-03-04T10:00:00.0000000'.length },
};

export type FieldPlan = Reading &
  Readonly<{
    isSmall: boolean;
    notNull: FieldRule['notNull'];
    codes: ReadonlySet<string> | undefined;
    canLieAhead: boolean;
  }>;

export function fieldPlan({ type, notNull, codes, ahead }: FieldRule): FieldPlan {
  const { reads, least, most, length } = READINGS[type];
  return {
    reads,
    least,
    most,
    length,
    isSmall: type === 'smalldatetime',
    notNull,
    codes: codes && new Set(reads === 'text' ? codes : codes.map((code) => String(Number(code)))),
    canLieAhead: ahead === true,
  };
}
