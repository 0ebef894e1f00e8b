import { expect, it } from 'vitest';
import { DATA_TYPE_NAMES } from './dataTypes';
import { flagValues, VALUE_STATUSES, VALUE_STATUS_NAMES } from './valueSets';

it('gives flags their two values, and no other type any', () => {
  const codes = DATA_TYPE_NAMES.flatMap((dataType) => {
    const values = flagValues(dataType);
    return values ? [[dataType, values.status, ...values.codes.map(({ code }) => code)]] : [];
  });
  expect(codes).toEqual([
    ['bit', 'flag', '0 or false', '1 or true'],
    ['boolean', 'flag', '0 or false', '1 or true'],
  ]);
  expect(flagValues('TODO')).toBeUndefined();
});

it('has other words for each status, wherever it is shown', () => {
  for (const place of ['means', 'lead', 'choice'] as const) {
    const texts = VALUE_STATUS_NAMES.map((status) => VALUE_STATUSES[status][place]);
    expect(texts.every(Boolean)).toBe(true);
    expect(new Set(texts).size).toBe(VALUE_STATUS_NAMES.length);
  }
});
