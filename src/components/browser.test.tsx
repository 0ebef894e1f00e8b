import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLoaded } from './browser';

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
