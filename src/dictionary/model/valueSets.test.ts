import path from 'node:path';
import { expect, it } from 'vitest';
import { casesOf } from '../../testing/cases';
import { DATA_TYPE_NAMES } from './dataTypes';
import { flagValues, leadOf } from './valueSets';
import { VALUE_STATUSES, type ValueStatus } from './valueStatuses';

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

type Lead = { status: ValueStatus; key: string; mark: string; codes?: string[] } & Record<
  'lead' | 'choice',
  string
>;
const leads = casesOf(path.join(__dirname, 'valueSets')) as unknown as Lead[];

it.each(leads)(
  'leads $status values that $key describes by “$lead”, in the filter “$choice”',
  ({ status, key, mark, codes, lead, choice }) => {
    const list = (codes ?? ['A']).map((code) => ({ code, meaning: undefined }));
    expect(leadOf({ status, describedBy: { key, mark }, codes: list })).toBe(lead);
    expect(VALUE_STATUSES[status].choice).toBe(choice);
  },
);
