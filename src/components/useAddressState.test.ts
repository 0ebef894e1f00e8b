// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHistory } from '../testing/router';
import { useAddressState } from './useAddressState';

const parse = (search: string) => new URLSearchParams(search).get('q') ?? '';
const print = (text: string) => (text === '#end' ? '?q=end#end' : text && `?q=${text}`);
const start = () => renderHook(() => useAddressState(parse, print)).result;
const address = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => {
  window.history.replaceState(null, '', '/page?q=asked#field');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

it('is what the address asks for', () => {
  expect(start().current[0]).toBe('asked');
});

it('changes the address at once and keeps its fragment, unless it prints another', () => {
  const page = start();
  act(() => page.current[1]('changed'));
  expect([page.current[0], address()]).toEqual(['changed', '/page?q=changed#field']);
  act(() => page.current[1](''));
  expect([page.current[0], address()]).toEqual(['', '/page#field']);
  act(() => page.current[1]('#end'));
  expect(address()).toBe('/page?q=end#end');
});

it('waits while the reader types, until a pause or until it is to be written', () => {
  const page = start();
  act(() => page.current[1]('t', 'typing'));
  act(() => vi.advanceTimersByTime(200));
  act(() => page.current[1]('ty', 'typing'));
  act(() => vi.advanceTimersByTime(200));
  expect([page.current[0], address()]).toEqual(['ty', '/page?q=asked#field']);
  act(() => vi.advanceTimersByTime(100));
  expect(address()).toBe('/page?q=ty#field');
  act(() => page.current[1]('typ', 'typing'));
  act(() => page.current[2]());
  expect(address()).toBe('/page?q=typ#field');
});

it('follows a link, and forgets what was typed before it', () => {
  const page = start();
  act(() => page.current[1]('typed', 'typing'));
  act(() => useHistory().push('/page?q=linked'));
  expect(page.current[0]).toBe('linked');
  act(() => vi.advanceTimersByTime(1000));
  expect([page.current[0], address()]).toEqual(['linked', '/page?q=linked']);
});

it('leaves the address of another page alone', () => {
  const page = start();
  act(() => page.current[1]('typed', 'typing'));
  window.history.pushState(null, '', '/other');
  act(() => vi.advanceTimersByTime(1000));
  expect(address()).toBe('/other');
});
