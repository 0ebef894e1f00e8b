import { expect, it } from 'vitest';
import { DATA_TYPE_NAMES } from './dataTypes';
import { flagValues, leadOf } from './valueSets';

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

it.each([
  ['listed', 'vendor', 'vendor', 'The vendor lists'],
  ['examples-only', 'vendor', 'vendor', 'The vendor shows'],
  ['listed', 'site', 'this site', 'Likely'],
  ['examples-only', 'product-description', 'product description', 'The product description shows'],
  ['examples-only', 'site', 'this site', 'The vendor shows (meaning concluded)'],
  ['examples-only', 'ncpdp', 'NCPDP SCRIPT', 'The vendor shows (meaning from NCPDP SCRIPT)'],
  ['external', 'site', 'this site', 'Code system (concluded)'],
] as const)('leads %s values that %s describes by who said what', (status, key, mark, lead) => {
  expect(
    leadOf({ status, describedBy: { key, mark }, codes: [{ code: 'A', meaning: undefined }] }),
  ).toBe(lead);
});

it('says of several examples of the vendor, which gives one a field, that they are of similar fields too', () => {
  const codes = ['Mild', 'Severe'].map((code) => ({ code, meaning: undefined }));
  const describedBy = { key: 'vendor', mark: 'vendor' };
  const lead = leadOf({ status: 'examples-only', describedBy, codes });
  expect(lead).toBe('The vendor shows, here or in similar fields');
});
