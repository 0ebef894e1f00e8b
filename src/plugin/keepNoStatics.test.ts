import { expect, it } from 'vitest';
import keepNoStatics from './keepNoStatics';

it('gives the wrapping component as it is', () => {
  const wrapping = () => null;
  expect(keepNoStatics(wrapping)).toBe(wrapping);
});
