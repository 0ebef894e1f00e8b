import { expect, it } from 'vitest';
import { byLetter } from './letters';

it('puts names under their first letters, accents ignored', () => {
  const names = ['<b>', '277 Status', '9', 'Amount', 'Élan', 'eRx', 'Zip', '名'];
  const letters = byLetter(names.map((name) => ({ name, places: [] })));
  expect(letters.map(({ letter, anchor, names: under }) => [letter, anchor, under.length])).toEqual(
    [
      ['Other', 'letter-other', 2],
      ['0–9', 'letter-0-9', 2],
      ['A', 'letter-a', 1],
      ['E', 'letter-e', 2],
      ['Z', 'letter-z', 1],
    ],
  );
});
