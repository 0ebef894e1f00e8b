// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import RecordStates from './index';

afterEach(cleanup);

it('shows each flag with a link to its field, in a box that the keyboard can scroll', () => {
  const link = (fieldName: string, anchor: string) => ({ fieldName, anchor });
  render(
    <RecordStates
      list={[
        {
          slug: 'links',
          name: 'Links',
          deleted: [link('Is Deleted', 'is-deleted')],
          deletion: [link('Deleted Date', 'deleted-date'), link('Deleted By', 'deleted-by')],
          inForce: [],
        },
      ]}
    />,
  );
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['Is Deleted', 'Deleted Date, Deleted By', '']);
  expect(screen.getByRole('rowheader').textContent).toBe('Links');
  expect(screen.getByText('Deleted By').getAttribute('href')).toBe('/entities/links#deleted-by');
  expect(screen.getByRole('region', { name: /Deleted/ }).tabIndex).toBe(0);
});
