import { expect, it } from 'vitest';
import { codedField, codeSystem, problems } from '../../testing/brokenRules';
import { validCodeUsed } from './valid-code-used';

const files = {
  ...codeSystem('icd-10-cm'),
  'valid-codes':
    'validCodes: {icd-10-cm: {source: CDC, codes: [F33.1, E11.9]}, cvx: {source: CDC, codes: [115]}}',
};

it('warns of codes that no example shows, of whatever system', () => {
  expect(validCodeUsed.severity).toBe('warning');
  expect(problems(validCodeUsed, codedField('F331', 'icd-10-cm'), files)).toEqual([
    'validCodes.icd-10-cm.codes[1]  "E11.9" is shown by no example; remove it, unless it is to come',
    'validCodes.cvx.codes[0]  "115" is shown by no example; remove it, unless it is to come',
  ]);
});
