// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Sources } from './guideLists';

it('names each source with what it tells, its stamp and its address, under a fragment of its own', () => {
  render(
    <Sources
      list={[
        {
          key: 'process-page',
          name: 'the page',
          about: 'It tells.',
          stamp: 'V1',
          address: 'https://example.org/',
        },
        { key: 'product-description', name: 'the description', about: 'It names.' },
      ]}
    />,
  );
  const texts = ['process-page', 'product-description'].map(
    (key) => document.getElementById(key)?.textContent,
  );
  expect(texts).toEqual([
    'The pageIt tells.Version or date: V1Address: https://example.org/',
    'The descriptionIt names.',
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://example.org/');
});
