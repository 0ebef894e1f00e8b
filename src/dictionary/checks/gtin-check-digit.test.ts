import { expect, it } from 'vitest';
import { codedField, codeSystem, problems, SHOWS, tellsBroken } from '../../testing/brokenRules';
import { gtinCheckDigit } from './gtin-check-digit';

tellsBroken(gtinCheckDigit, [
  [
    'a wrong check digit',
    codedField('(01)09521234543212(17)270131', 'udi'),
    SHOWS,
    '"09521234543212" has the wrong check digit; it should be 09521234543213',
    codeSystem('udi'),
  ],
  [
    'one of another prefix',
    codedField('(01)00643169001763', 'udi'),
    SHOWS,
    '"(01)00643169001763" does not begin with a GTIN of 14 figures, 0952 first',
    codeSystem('udi'),
  ],
]);

it.each(['(01)09521234543213(17)270131'])('accepts %s', (example) => {
  expect(problems(gtinCheckDigit, codedField(example, 'udi'), codeSystem('udi'))).toEqual([]);
});
