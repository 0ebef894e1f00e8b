import { expect, it } from 'vitest';
import { codedField, codeSystem, problems, SHOWS, tellsBroken } from '../../testing/brokenRules';
import { providerNumberReserved } from './provider-number-reserved';

tellsBroken(providerNumberReserved, [
  [
    'a number that may be somebody’s',
    codedField('21D0123456', 'clia'),
    SHOWS,
    '"21D0123456" may be somebody’s; use one such as 99D9999901',
    codeSystem('clia'),
  ],
]);

it.each(['99D9999901'])('accepts %s', (example) => {
  expect(problems(providerNumberReserved, codedField(example, 'clia'), codeSystem('clia'))).toEqual(
    [],
  );
});
