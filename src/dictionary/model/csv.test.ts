import { expect, it } from 'vitest';
import { csvText } from './csv';

it('ends every line as RFC 4180 says, and is empty without lines', () => {
  expect(csvText([['a', 'b'], ['c']])).toBe('a,b\r\nc\r\n');
  expect(csvText([])).toBe('');
});

it.each([
  ['P = Private; M', 'P = Private; M'],
  ['one, two', '"one, two"'],
  ['say "so"', '"say ""so"""'],
  ['one\ntwo', '"one\ntwo"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1, A2)', `"'@SUM(A1, A2)"`],
])('spells %j so that a spreadsheet shows it and runs nothing', (text, cell) => {
  expect(csvText([[text]])).toBe(`${cell}\r\n`);
});
