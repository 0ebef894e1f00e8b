import { describe, expect, it } from 'vitest';
import { textsOf } from '../../testing/cases';
import {
  DATA_TYPES,
  DATA_TYPE_NAMES,
  isMoment,
  isStringLike,
  typeFamily,
  type DataTypeName,
} from './dataTypes';
import { groupBy } from './groupBy';

const examples = textsOf('src/dictionary/model/dataTypes') as Record<
  DataTypeName,
  { shape: string; accepts: string[]; refuses: string[] }
>;

describe.each(DATA_TYPE_NAMES)('%s', (dataType) => {
  const { shape, accepts, refuses } = examples[dataType];
  const { accepts: isSound } = DATA_TYPES[dataType];

  it(`is ${shape}`, () => expect(DATA_TYPES[dataType].shape).toBe(shape));
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
