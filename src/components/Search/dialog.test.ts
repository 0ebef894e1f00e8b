// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { opensSearch } from './dialog';

it.each([
  ['Ctrl K', { key: 'k', ctrlKey: true }, true],
  ['Ctrl K with caps lock', { key: 'K', ctrlKey: true }, true],
  ['⌘ K', { key: 'k', metaKey: true }, true],
  ['/', { key: '/' }, true],
  ['/ above the 7', { key: '/', shiftKey: true }, true],
  ['Ctrl Shift K', { key: 'K', ctrlKey: true, shiftKey: true }, false],
  ['Ctrl Alt K', { key: 'k', ctrlKey: true, altKey: true }, false],
  ['Ctrl /', { key: '/', ctrlKey: true }, false],
  ['⌘ /', { key: '/', metaKey: true }, false],
  ['k', { key: 'k' }, false],
])('%s', (_, keys, opens) => {
  expect(opensSearch(new KeyboardEvent('keydown', keys))).toBe(opens);
});

it('a slash in a box is a slash', () => {
  const box = document.createElement('input');
  const opens: boolean[] = [];
  box.addEventListener('keydown', (event) => opens.push(opensSearch(event)));
  box.dispatchEvent(new KeyboardEvent('keydown', { key: '/' }));
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
  expect(opens).toEqual([false, true]);
});
