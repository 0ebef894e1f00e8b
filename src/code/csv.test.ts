import fc from 'fast-check';
import { expect, it } from 'vitest';
import { casesOf } from '../testing/cases';
import { csvLines, csvText } from './csv';

it('ends every line as RFC 4180 says, and is empty without lines', () => {
  expect(csvText([['a', 'b'], ['c']])).toBe('a,b\r\nc\r\n');
  expect(csvText([])).toBe('');
});

it.each(Object.values(casesOf<string[]>('src/code/csv')))(
  'writes %j so that a spreadsheet shows it and runs nothing',
  (text = '', cell) => {
    expect(csvText([[text]])).toBe(`${cell}\r\n`);
  },
);

it.each(['-5', '+1.50', '-0.00', '007', '12'])('leaves the number %s', (number) => {
  expect(csvText([[number]])).toBe(`${number}\r\n`);
});

it('reads what it wrote, whatever is in a cell', () => {
  const line = fc.array(fc.string({ unit: 'binary' }), { minLength: 1 });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const written = csvText(lines);
      expect(csvText(csvLines(written))).toBe(written);
      expect(csvLines(written).map((cells) => cells.map((cell) => cell.replace(/^'/, '')))).toEqual(
        lines.map((cells) => cells.map((cell) => cell.replace(/^'/, ''))),
      );
    }),
  );
});
