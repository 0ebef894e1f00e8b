// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { casesOf } from '../../testing/cases';
import ValueSets from './index';

it('narrows both by one box, opens the examples that fit, and keeps it in the address', async () => {
  window.history.replaceState(null, '', '/values');
  const [values] = Object.values(
    casesOf<Parameters<typeof ValueSets>[0]>('src/components/cases/ValueSets'),
  );
  render(<ValueSets {...values!} />);
  const heads = () =>
    Array.from(document.querySelectorAll('tbody tr'), (row) => row.firstChild?.textContent);
  await userEvent.type(screen.getByRole('searchbox'), 'b2');
  expect(heads()).toEqual(['Roomin Visit']);
  expect(document.querySelector('details')!.open).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('1 set of values, 0 code systems');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'procedure');
  expect(heads()).toEqual(['CPTFive characters.']);
  await expect.poll(() => window.location.search).toBe('?q=procedure');
});
