// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EntityLinks } from './links';

afterEach(cleanup);

it('reads as a list in a sentence', () => {
  const { container } = render(
    <EntityLinks
      list={['Payer', 'Employee', 'Links'].map((name) => ({ slug: name.toLowerCase(), name }))}
    />,
  );
  expect(container.textContent).toBe('Payer, Employee and Links');
  expect(screen.getByText('Links').getAttribute('href')).toBe('/entities/links');
});
