// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { spellSize } from '../../contract/downloadList';
import Downloads from './index';

afterEach(cleanup);

const KIND = {
  title: 'Types for programs',
  use: 'The records as types.',
  proof: 'They are compiled.',
  files: [{ path: '/downloads/types/ehi.py', bytes: 12_345, sha256: 'ab'.repeat(32) }],
  perEntity: [{ address: '/downloads/schema/{slug}.schema.json', files: 106, bytes: 600_000 }],
};

it('tells of each file its size, its check sum, what it is for and how it was proven', () => {
  render(<Downloads kinds={[KIND]} />);
  const row = screen.getByRole('row', { name: /ehi\.py/ });
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/downloads/types/ehi.py');
  expect(row.textContent).toBe(`types/ehi.py12 KB${'ab'.repeat(32)}`);
  expect(screen.getByText('The records as types.')).toBeTruthy();
  expect(screen.getByText(/They are compiled\./)).toBeTruthy();
  expect(document.body.textContent).toContain('106 files, one for each entity, 600 KB in all');
});

it.each([
  [812, '812 B'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [1_234_567, '1.2 MB'],
])('spells %i bytes as %s', (bytes, size) => {
  expect(spellSize(bytes)).toBe(size);
});
