import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CATALOG_VERSION } from '../../dictionary/contract/catalog';
import { catalogEntityOf } from '../../testing/catalog';
import { compareFields } from './compareFields';
import Compare from './index';

afterEach(() => vi.unstubAllGlobals());

const a = catalogEntityOf('A', [
  { fieldName: 'Client ID' },
  { fieldName: 'Zip', dataType: 'varchar' },
  { fieldName: 'Own' },
  { fieldName: 'Zip', dataType: 'char' },
]);
const b = catalogEntityOf('B', [
  { fieldName: 'Other' },
  { fieldName: 'Client Id' },
  { fieldName: 'Zip', dataType: 'char', isNullable: true, description: 'Postal code.' },
]);

const names = (fields: readonly { fieldName: string }[]) =>
  fields.map(({ fieldName }) => fieldName);

it('puts fields of one name side by side, whatever the case, and the others apart', () => {
  const { both, onlyA, onlyB } = compareFields(a, b);
  expect(both.map(({ name }) => name)).toEqual(['Client ID', 'Zip']);
  expect(names(onlyA)).toEqual(['Own']);
  expect(names(onlyB)).toEqual(['Other']);
});

it('says what of a field differs', () => {
  const { both } = compareFields(a, b);
  expect(both.map(({ differs }) => differs)).toEqual([[], ['type', 'nullability', 'description']]);
});

it('counts on the page what both have, and shows what is the same only when asked', async () => {
  const marks = { codeSystems: {}, codeSystemMarks: {}, describers: {} };
  const file = { version: CATALOG_VERSION, ...marks, joins: [], entities: [a, b] };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(file)));
  window.history.replaceState(null, '', '/compare?a=a&b=b');
  const { container } = render(<Compare pairs={[]} />);
  const status = await screen.findByText(/^2 fields in both, 1 in A alone, 1 in B alone/);
  expect(status.textContent).toContain('; 1 in both are the same and not shown.');
  expect(container.querySelectorAll('tbody tr')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Also what is the same' }));
  expect(container.querySelectorAll('tbody tr')).toHaveLength(2);
});
