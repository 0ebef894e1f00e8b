// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import QueryResult from './index';

afterEach(cleanup);

it('shows the rows under their columns, and null as such, in a box that the keyboard can scroll', () => {
  const rows = [['58813', null]];
  render(<QueryResult label="Result: visits" result={{ columns: ['Visit Id', 'sent'], rows }} />);
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('columnheader')).toEqual(['Visit Id', 'sent']);
  expect(texts('cell')).toEqual(['58813', 'null']);
  expect(screen.getByRole('region', { name: 'Result: visits' }).tabIndex).toBe(0);
});
