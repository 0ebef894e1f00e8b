// @vitest-environment happy-dom
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import FoldedMenu from './FoldedMenu';

vi.mock('../../../docs/lists/menu.json', () => ({
  list: [
    { slug: 'claims', name: 'Claims', area: 'Billing and payments', otherNames: ['invoice'] },
    { slug: 'emar', name: 'eMAR', area: 'Medications', otherNames: ['ContentEmar.json'] },
    { slug: 'refill', name: 'Refill', area: 'Medications', otherNames: [] },
  ],
}));

// A busy machine takes longer to import the list.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);
beforeEach(() => {
  render(
    <ul>
      <FoldedMenu
        areas={[
          { name: 'Medications', entities: 2 },
          { name: 'Billing and payments', entities: 1 },
        ]}
      >
        {(entities) =>
          entities.map(({ slug, label }) => (
            <li key={slug}>
              <a href={`/entities/${slug}`}>{label}</a>
            </li>
          ))
        }
      </FoldedMenu>
    </ul>,
  );
});

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

it('shows areas with how many entities they have, and none of these before it is unfolded', () => {
  expect(screen.getByText('Medications', { selector: 'summary' }).textContent).toBe(
    'Medications 2',
  );
  expect(links()).toEqual(['/home#medications', '/home#billing-and-payments']);
});

it('fills an area when it is unfolded', async () => {
  const details = screen.getByText('Medications', { selector: 'summary' }).closest('details')!;
  await userEvent.click(within(details).getByText('Medications', { selector: 'summary' }));
  expect(await within(details).findByText('Refill')).toBeTruthy();
  expect(links()).toEqual(['/entities/emar', '/entities/refill', '/home#billing-and-payments']);
});

it('finds an entity of any area by its name or another', async () => {
  const box = screen.getByRole('searchbox', { name: 'Find an entity' });
  await userEvent.type(box, 'invoice');
  expect((await screen.findByText('Claims (invoice)')).getAttribute('href')).toBe(
    '/entities/claims',
  );
  expect(links()).toEqual(['/entities/claims']);
  expect(screen.getByRole('status').textContent).toBe('1 of 3 entities');
  await userEvent.type(box, 'x');
  expect(screen.getByRole('status').textContent).toBe('No entity fits');
});

it('opens the first that fits by Enter', async () => {
  const followed: string[] = [];
  document.addEventListener('click', (event) => {
    event.preventDefault();
    followed.push((event.target as HTMLElement).getAttribute('href') ?? '');
  });
  const box = screen.getByRole('searchbox');
  await userEvent.type(box, 'contentemar');
  await screen.findByText('eMAR (ContentEmar.json)');
  followed.length = 0;
  await userEvent.keyboard('{Enter}');
  expect(followed).toEqual(['/entities/emar']);
});
