import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAddressTexts } from './useAddressState';

const start = () => renderHook(() => useAddressTexts(['q'], '#end')).result;
const address = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => {
  window.history.replaceState(null, '', '/page?q=asked#field');
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('gives the address the fragment that belongs to the state', () => {
  const page = start();
  act(() => page.current[1]({ q: 'changed' }));
  act(() => vi.advanceTimersByTime(1000));
  expect([page.current[0].q, address()]).toEqual(['changed', '/page?q=changed#end']);
});

it('leaves the address of another page alone', () => {
  const page = start();
  act(() => page.current[1]({ q: 'typed' }));
  window.history.pushState(null, '', '/other');
  act(() => vi.advanceTimersByTime(1000));
  expect(address()).toBe('/other');
});
