import { expect, it } from 'vitest';
import { codedField, codeSystem, problems, SHOWS, tellsBroken } from '../../testing/brokenRules';
import { npiCheckDigit } from './npi-check-digit';

tellsBroken(npiCheckDigit, [
  [
    'a wrong check digit',
    codedField('9876543211', 'npi'),
    SHOWS,
    '"9876543211" has the wrong check digit; it should be 9876543213',
    codeSystem('npi'),
  ],
  [
    'one that may be issued',
    codedField('1234567893', 'npi'),
    SHOWS,
    '"1234567893" is no NPI of ten figures that begins with 9',
    codeSystem('npi'),
  ],
]);

it.each(['9876543213'])('accepts %s', (example) => {
  expect(problems(npiCheckDigit, codedField(example, 'npi'), codeSystem('npi'))).toEqual([]);
});
