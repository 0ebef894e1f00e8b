// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import DataTypes from './index';

afterEach(cleanup);

it('tells how each type is written, and how many fields have it', () => {
  const type = {
    name: 'bit',
    isQuoted: false,
    shape: '0 or 1',
    fields: 1062,
    inferred: 0,
  } as const;
  render(<DataTypes list={[type, { ...type, name: 'date', isQuoted: true, inferred: 3 }]} />);
  expect(
    screen
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
      .slice(1),
  ).toEqual(['bitbare0 or 11,062', 'datequoted0 or 11,0623']);
});
