import { expect, it } from 'vitest';
import { announcer, timeLeft } from './progress';

it('announces how far a check is at each tenth, but not within five seconds', () => {
  const announce = announcer();
  const heard = Array.from({ length: 99 }, (_, percent) =>
    announce({ bytes: percent + 1, size: 100, file: 'ContentPayer.json', seconds: percent * 0.4 }),
  );
  expect(heard.filter(Boolean)).toEqual([
    '14 percent checked, about 40 seconds left.',
    '27 percent checked, about 30 seconds left.',
    '40 percent checked, about 30 seconds left.',
    '53 percent checked, about 20 seconds left.',
    '66 percent checked, about 20 seconds left.',
    '79 percent checked, about 10 seconds left.',
    '92 percent checked, a few seconds left.',
  ]);
});

const left = (share: number, seconds: number) =>
  timeLeft({ bytes: share * 1000, size: 1000, file: '', seconds });

it.each([
  [0.5, 2, 'a few seconds left'],
  [0.5, 12, 'about 20 seconds left'],
  [0.1, 10, 'about 2 minutes left'],
  [0.5, 60, 'about 1 minute left'],
  [0.01, 60, 'about 1 hour 39 minutes left'],
  [0.5, 7200, 'about 2 hours left'],
])('with %d done in %d seconds there are %s', (share, seconds, text) => {
  expect(left(share, seconds)).toBe(text);
});

it('says nothing before it can know', () => {
  expect(left(0.5, 0.4)).toBe('');
  expect(left(0.005, 10)).toBe('');
});
