import { expect, it } from 'vitest';
import { spellSize } from './lists';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [34_499, '34 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [12_345_678, '12.3 MB'],
])('spells %i bytes as people read a size', (bytes, size) => {
  expect(spellSize(bytes)).toBe(size);
});
