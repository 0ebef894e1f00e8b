// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import DataTable from './DataTable';

afterEach(cleanup);

const rows = [{ name: 'bit', fields: 3 }];
type Row = (typeof rows)[number];
const table = (
  more: { isPlain?: boolean; caption?: string; groupOf?: (row: Row) => string } = {},
) =>
  render(
    <DataTable
      label="Types"
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        ['Type', ({ name }) => <code>{name}</code>],
        ['Fields', ({ fields }) => fields],
      ]}
      {...more}
    />,
  );
const texts = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);

it('heads its columns, and each row by its first cell, in a named box that the keyboard can scroll', () => {
  table();
  expect(screen.getByRole('region', { name: 'Types' }).tabIndex).toBe(0);
  expect(texts('columnheader')).toEqual(['Type', 'Fields']);
  expect([texts('rowheader'), texts('cell'), texts('caption')]).toEqual([['bit'], ['3'], []]);
});

it('takes a first cell that is data for no heading, and shows a caption', () => {
  table({ isPlain: true, caption: 'How many' });
  expect([texts('rowheader'), texts('cell')]).toEqual([[], ['bit', '3']]);
  expect(texts('caption')).toEqual(['How many']);
});

it('heads each group of rows', () => {
  table({ groupOf: () => 'Flags' });
  expect(screen.getByText('Flags').getAttribute('scope')).toBe('rowgroup');
  expect(texts('row')).toEqual(['TypeFields', 'Flags', 'bit3']);
});
