import { expect, it } from 'vitest';
import { codedField, codeSystem, problems, SHOWS, tellsBroken } from '../../testing/brokenRules';
import { deaCheckDigit } from './dea-check-digit';

tellsBroken(deaCheckDigit, [
  [
    'a wrong check digit',
    codedField('ZS1234567', 'dea-number'),
    SHOWS,
    '"ZS1234567" has the wrong check digit; it should be ZS1234563',
    codeSystem('dea-number'),
  ],
  [
    'one that may be issued',
    codedField('AS1234563', 'dea-number'),
    SHOWS,
    '"AS1234563" is no X or Z, a letter and seven figures',
    codeSystem('dea-number'),
  ],
]);

it.each(['ZS1234563'])('accepts %s', (example) => {
  expect(
    problems(deaCheckDigit, codedField(example, 'dea-number'), codeSystem('dea-number')),
  ).toEqual([]);
});
