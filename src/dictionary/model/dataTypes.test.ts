import { describe, expect, it } from 'vitest';
import {
  DATA_TYPES,
  DATA_TYPE_NAMES,
  isMoment,
  isStringLike,
  typeFamily,
  type DataTypeName,
} from './dataTypes';
import { groupBy } from './groupBy';

const WORDS = { accepts: ['a', ' x '], refuses: ['', ' '] };
const DAYS = ['2025-02-30', '2025-13-01', '25-03-04', '2025-3-4', 'yesterday'];

const EXAMPLES: Record<DataTypeName, { accepts: string[]; refuses: string[] }> = {
  integer: {
    accepts: ['0', '7', '-1', '2147483647', '-2147483648'],
    refuses: ['2147483648', '-2147483649', '007', '-0', '1.0', '1e3', '', 'x1', '1x'],
  },
  tinyint: { accepts: ['0', '255'], refuses: ['-1', '256'] },
  smallint: { accepts: ['-32768', '32767'], refuses: ['-32769', '32768'] },
  bigint: {
    accepts: ['-9223372036854775808', '9223372036854775807'],
    refuses: ['-9223372036854775809', '9223372036854775808'],
  },
  decimal: { accepts: ['20.00', '-0.5', '10.25'], refuses: ['20', '.5', '5.', 'x1.0', '1.0x'] },
  double: { accepts: ['20.00', '20', '-3'], refuses: ['.5', '5.', '1,5', 'x1', '1x'] },
  float: { accepts: ['132.5', '132', '-3.25'], refuses: ['.5', '5.', '1,5', 'x1', '1x'] },
  bit: { accepts: ['0', '1'], refuses: ['2', '00', '10', 'true'] },
  boolean: { accepts: ['true', 'false'], refuses: ['True', '1', 'untrue', 'falsely'] },
  string: WORDS,
  text: WORDS,
  varchar: WORDS,
  nvarchar: WORDS,
  char: WORDS,
  nchar: WORDS,
  varbinary: { accepts: ['0xFF', '0xFFD8'], refuses: ['0x', '0xF', 'FFD8', '0xffd8', '0xFFD8Z'] },
  uniqueidentifier: {
    accepts: ['0F8FAD5B-D9CB-469F-A165-70867728950E'],
    refuses: [
      '0f8fad5b-d9cb-469f-a165-70867728950e',
      '{0F8FAD5B-D9CB-469F-A165-70867728950E}',
      '0F8FAD5BD9CB469FA16570867728950E',
    ],
  },
  date: { accepts: ['2025-03-04', '2024-02-29'], refuses: ['2025-03-04T00:00:00', ...DAYS] },
  smalldatetime: {
    accepts: ['2025-03-04T10:05:00'],
    refuses: ['2025-03-04T10:05:30', '2025-03-04T10:05', '2025-03-04', '2025-03-04T25:00:00'],
  },
  datetime: {
    accepts: ['2025-03-04T10:05:30.123', '2025-03-04T23:59:59.999'],
    refuses: ['2025-03-04T10:05:30', '2025-02-30T10:05:30.123', '2025-03-04T10:61:30.123'],
  },
  datetime2: {
    accepts: ['2025-03-04T10:05:30.1234567'],
    refuses: [
      '2025-03-04T10:05:30.123',
      '2025-02-30T10:05:30.1234567',
      'x025-03-04T10:05:30.1234567',
    ],
  },
};

describe.each(DATA_TYPE_NAMES)('%s', (dataType) => {
  const { accepts, refuses } = EXAMPLES[dataType];
  const { accepts: isSound } = DATA_TYPES[dataType];

  it.each(accepts)('takes the example %j', (spelling) => expect(isSound(spelling)).toBe(true));
  it.each(refuses)('refuses the example %j', (spelling) => expect(isSound(spelling)).toBe(false));
});

it('knows which types hold a day or a moment', () => {
  expect(DATA_TYPE_NAMES.filter(isMoment)).toEqual([
    'date',
    'smalldatetime',
    'datetime',
    'datetime2',
  ]);
  expect(isMoment('TODO')).toBe(false);
});

it('takes no type for string-like while it is not known', () => {
  expect(isStringLike('TODO')).toBe(false);
  expect(isStringLike('varchar')).toBe(true);
});

it('puts together the types whose values can be compared', () => {
  const ofFamily = groupBy(DATA_TYPE_NAMES, typeFamily);
  expect([...ofFamily].map(([family, types]) => `${family}: ${types.join(' ')}`)).toEqual([
    'integer: integer tinyint smallint bigint',
    'number: decimal double float',
    'flag: bit boolean',
    'text: string text varchar nvarchar char nchar',
    'bytes: varbinary',
    'guid: uniqueidentifier',
    'time: date smalldatetime datetime datetime2',
  ]);
  expect(typeFamily('TODO')).toBeUndefined();
});
