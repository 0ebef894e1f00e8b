import { expect, it } from 'vitest';
import { codedField, codeSystem, judgesNumbers, problems } from '../../testing/brokenRules';
import { loincCheckDigit } from './loinc-check-digit';

const BROKEN = { '2345-8': '"2345-8" has the wrong check digit; it should be 2345-7' };

judgesNumbers(loincCheckDigit, 'loinc', BROKEN, ['2345-7', 'Progress note']);

it('finds a wrong one in the list of valid codes', () => {
  const list = { 'valid-codes': 'validCodes: {loinc: {source: LOINC, codes: [2345-7, 2345-8]}}' };
  expect(
    problems(loincCheckDigit, codedField('2345-7', 'loinc'), { ...codeSystem('loinc'), ...list }),
  ).toEqual(['validCodes.loinc.codes[1]  "2345-8" has the wrong check digit; it should be 2345-7']);
});
