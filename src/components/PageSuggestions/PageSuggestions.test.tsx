// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import PageSuggestions from './index';

vi.mock('../../../docs/lists/addresses.json', () => ({
  list: [{ path: '/entities/payer', label: 'Payer', names: ['ContentPayer'] }],
}));
afterEach(cleanup);

it('links to the page that was nearly asked for', async () => {
  window.history.replaceState(null, '', '/entities/Payers');
  render(<PageSuggestions />);
  expect((await screen.findByRole('link', { name: 'Payer' })).getAttribute('href')).toBe(
    '/entities/payer',
  );
  expect(screen.getByText('Did you mean:')).toBeDefined();
});
