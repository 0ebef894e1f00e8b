import { expect, it } from 'vitest';
import { applyEdits } from './applyEdits';

const edit = (start: number, end: number, text: string) => ({ file: 'x', start, end, text });

it('makes edits in whatever order they are given, and leaves the rest', () => {
  expect(applyEdits('one two three', [edit(8, 13, '3'), edit(0, 3, '1'), edit(4, 4, '+')])).toBe(
    '1 +two 3',
  );
});

it('makes only the first of edits that overlap', () => {
  expect(applyEdits('one two', [edit(0, 5, 'A'), edit(4, 7, 'B')])).toBe('Awo');
});
