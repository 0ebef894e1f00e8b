// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { opensSearch } from './opening';

it.each([
  ['Ctrl K', { key: 'k', ctrlKey: true }, true],
  ['Ctrl K with caps lock', { key: 'K', ctrlKey: true }, true],
  ['⌘ K', { key: 'k', metaKey: true }, true],
  ['/', { key: '/' }, false],
  ['/ above the 7', { key: '/', shiftKey: true }, false],
  ['Ctrl Shift K', { key: 'K', ctrlKey: true, shiftKey: true }, false],
  ['Ctrl Alt K', { key: 'k', ctrlKey: true, altKey: true }, false],
  ['Ctrl /', { key: '/', ctrlKey: true }, false],
  ['⌘ /', { key: '/', metaKey: true }, false],
  ['k', { key: 'k' }, false],
])('%s', (_, keys, opens) => {
  expect(opensSearch(new KeyboardEvent('keydown', keys))).toBe(opens);
});
