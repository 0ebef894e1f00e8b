// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DownloadRow } from '../../dictionary/contract/lists';
import Downloads from './index';

const ROWS: readonly DownloadRow[] = [
  {
    group: 'Load',
    use: 'Fill a SQLite database',
    name: 'SQLite tables',
    format: 'SQL',
    address: '/downloads/ddl/sqlite.sql',
    variants: [['strict', '/downloads/ddl/strict/sqlite.sql']],
    bytes: 12_345,
  },
  {
    group: 'Check',
    use: 'Validate records of one file',
    name: 'Schemas, on each entity’s page',
    format: 'JSON Schema',
    variants: [],
    bytes: 600_000,
  },
];

it('says in one table, by group, what each file is for, in which format, and how large it is', () => {
  render(<Downloads rows={ROWS} />);
  const lines = screen
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));
  expect(lines).toEqual([
    ['For', 'File', 'Format', 'Size'],
    ['Load'],
    ['Fill a SQLite database', 'SQLite tablesstrict', 'SQL', '12 KB'],
    ['Check'],
    ['Validate records of one file', 'Schemas, on each entity’s page', 'JSON Schema', '600 KB'],
  ]);
  expect(screen.getByRole('rowheader', { name: 'Load' })).toBeTruthy();
});

it('downloads a file by its name, and by the name of its variant', () => {
  render(<Downloads rows={ROWS} />);
  const links = screen.getAllByRole('link');
  expect(
    links.map((link) => [
      link.getAttribute('aria-label') ?? link.textContent,
      link.getAttribute('href'),
      link.hasAttribute('download'),
    ]),
  ).toEqual([
    ['SQLite tables', '/downloads/ddl/sqlite.sql', true],
    ['SQLite tables, strict', '/downloads/ddl/strict/sqlite.sql', true],
  ]);
});
