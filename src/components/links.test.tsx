// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EntityLinks } from './links';

it('reads as a list in a sentence', () => {
  const { container } = render(
    <EntityLinks
      list={['Payer', 'Employee', 'Links'].map((name) => ({ slug: name.toLowerCase(), name }))}
    />,
  );
  expect(container.textContent).toBe('Payer, Employee and Links');
  expect(screen.getByText('Links').getAttribute('href')).toBe('/entities/links');
});
