import { expect, it } from 'vitest';
import { codedField, codeSystem, problems, SHOWS, tellsBroken } from '../../testing/brokenRules';
import { loincCheckDigit } from './loinc-check-digit';

tellsBroken(loincCheckDigit, [
  [
    'a wrong check digit',
    codedField('2345-8', 'loinc'),
    SHOWS,
    '"2345-8" has the wrong check digit; it should be 2345-7',
    codeSystem('loinc'),
  ],
]);

it.each(['2345-7', 'Progress note'])('accepts %s', (example) => {
  expect(problems(loincCheckDigit, codedField(example, 'loinc'), codeSystem('loinc'))).toEqual([]);
});

it('tells a wrong one in the list of valid codes', () => {
  const list = { 'valid-codes': 'validCodes: {loinc: {source: LOINC, codes: [2345-7, 2345-8]}}' };
  expect(
    problems(loincCheckDigit, codedField('2345-7', 'loinc'), { ...codeSystem('loinc'), ...list }),
  ).toEqual(['validCodes.loinc.codes[1]  "2345-8" has the wrong check digit; it should be 2345-7']);
});
