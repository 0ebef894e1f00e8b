import { expect, it } from 'vitest';
import { timeLeft } from './timeLeft';

const left = (share: number, seconds: number) =>
  timeLeft({ bytes: share * 1000, size: 1000, file: '', seconds });

it.each([
  [0.5, 2, 'a few seconds left'],
  [0.5, 12, 'about 20 seconds left'],
  [0.1, 10, 'about 2 minutes left'],
  [0.5, 60, 'about 1 minute left'],
  [0.01, 60, 'about 1 hour 39 minutes left'],
  [0.5, 7200, 'about 2 hours left'],
])('with %d done in %d seconds there are %s', (share, seconds, told) => {
  expect(left(share, seconds)).toBe(told);
});

it('says nothing before it can know', () => {
  expect(left(0.5, 0.4)).toBe('');
  expect(left(0.005, 10)).toBe('');
});
