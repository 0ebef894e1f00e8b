import { expect, it } from 'vitest';
import anyProps from './anyProps';

it('is every type, and each that is made of others', () => {
  const { bool, node, arrayOf, oneOfType } = anyProps as Record<
    string,
    (types?: unknown) => unknown
  >;
  expect(bool).toBe(anyProps);
  expect(oneOfType!([arrayOf!(node), node])).toBe(anyProps);
  expect(anyProps.shape!().isRequired).toBe(anyProps);
});
