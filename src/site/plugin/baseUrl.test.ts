import { expect, it } from 'vitest';
import { baseUrlOf } from './baseUrl';

it.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['docs', '/docs/'],
  ['/docs', '/docs/'],
  ['/docs//ehi', '/docs/ehi/'],
])('reads the base URL %s as %s', (given, read) => {
  expect(baseUrlOf(given)).toBe(read);
});

it.each(['https://example.org/docs/', '/docs?x', 'my docs'])('refuses %s', (given) => {
  expect(() => baseUrlOf(given)).toThrow('is no path');
});
