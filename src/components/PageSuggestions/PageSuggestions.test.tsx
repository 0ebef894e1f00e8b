// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import PageSuggestions from './index';

vi.mock('../../../docs/lists/addresses.json', () => ({
  list: [{ path: '/entities/payer', label: 'Payer', names: ['ContentPayer'] }],
}));

it('links to the page that was nearly asked for', async () => {
  window.history.replaceState(null, '', '/entities/Payers');
  render(<PageSuggestions />);
  expect((await screen.findByRole('link', { name: 'Payer' })).getAttribute('href')).toBe(
    '/entities/payer',
  );
  expect(screen.getByText('Did you mean:')).toBeDefined();
});

it('leads to the page that is asked for in another case or with slashes too many', async () => {
  window.history.replaceState(null, '', '/ENTITIES//Payer/index.html?q=zip#zip');
  render(<PageSuggestions />);
  await vi.waitFor(() => expect(window.location.pathname).toBe('/entities/payer'));
  expect(window.location.search + window.location.hash).toBe('?q=zip#zip');
});
