import { expect, it } from 'vitest';
import { letterAnchor, letterOf } from './letters';

it('puts names under their first letters, accents ignored', () => {
  const names = ['<b>', '277 Status', '9', 'Amount', 'Élan', 'eRx', '名', ''];
  expect(names.map(letterOf)).toEqual(['Other', '0–9', '0–9', 'A', 'E', 'E', 'Other', 'Other']);
  expect(['Other', '0–9', 'A'].map(letterAnchor)).toEqual([
    'letter-other',
    'letter-0-9',
    'letter-a',
  ]);
});
