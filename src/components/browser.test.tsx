import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFollowLinks, useLoaded } from './browser';

it('what another address gave stays the latest until its own is there', async () => {
  const load = async (address: string) => `of ${address}`;
  const { result, rerender } = renderHook(({ address }) => useLoaded(address, load), {
    initialProps: { address: 'a' },
  });
  await act(async () => {});
  expect(result.current).toMatchObject({ loaded: 'of a', latest: 'of a' });
  rerender({ address: 'b' });
  expect([result.current.loaded, result.current.latest]).toEqual([undefined, 'of a']);
  await act(async () => {});
  expect(result.current).toMatchObject({ loaded: 'of b', latest: 'of b' });
});

it('what another address gives too late changes nothing', async () => {
  let answer = (_: string) => {};
  const slow = new Promise<string>((resolve) => (answer = resolve));
  const load = (address: string) => (address === 'a' ? slow : Promise.resolve('of b'));
  const { result, rerender } = renderHook(({ address }) => useLoaded(address, load), {
    initialProps: { address: 'a' },
  });
  rerender({ address: 'b' });
  await act(async () => {});
  await act(async () => answer('of a'));
  expect(result.current).toEqual({ loaded: 'of b', latest: 'of b' });
});

it('what cannot be loaded is no longer said to be missing while it is tried again', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('it')];
  const load = () => answers.shift()!;
  const { result } = renderHook(() => useLoaded('a', load));
  await act(async () => {});
  act(() => result.current.tryAgain?.());
  expect(result.current).toEqual({ latest: undefined });
  await act(async () => {});
  expect(result.current.loaded).toBe('it');
});

it('a link in what is not React’s leads on within the site, but not one that is to be opened beside it', () => {
  const { result } = renderHook(useFollowLinks);
  const isFollowed = (href: string, pressed = {}) => {
    const [target, preventDefault] = [document.createElement('a'), vi.fn()];
    target.setAttribute('href', href);
    result.current({ target, button: 0, preventDefault, ...pressed } as never);
    return preventDefault.mock.calls.length > 0;
  };
  expect(isFollowed('/entities/payer?name=zip#zip')).toBe(true);
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe('/entities/payer?name=zip#zip');
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey', 'defaultPrevented']) {
    expect(isFollowed('/home', { [key]: true }), key).toBe(false);
  }
  const others = [
    isFollowed('/home', { button: 1 }),
    isFollowed('#b'),
    isFollowed('https://a.org/'),
  ];
  expect(others).toEqual([false, false, false]);
});
