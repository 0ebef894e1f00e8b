// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryHistory, type MemoryHistory } from 'history';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import AllFields from './index';
import { SMALL_CATALOG } from '../../testing/catalog';

const router = vi.hoisted(() => ({ history: undefined as unknown as MemoryHistory }));
vi.mock('@docusaurus/router', () => ({
  useHistory: () => router.history,
  useLocation: () => router.history.location,
}));
vi.mock('../useCatalogAddress', () => ({ useCatalogAddress: () => '/catalog.json' }));
vi.stubGlobal('fetch', async () => Response.json({ version: 1, entities: SMALL_CATALOG }));

const areas = [{ name: 'Insurance and eligibility' as const }, { name: 'Medications' as const }];
const names = [
  { name: 'Amount', places: [['claims', 'Claims', 'amount']] as const },
  {
    name: 'Client Id',
    places: Array.from({ length: 7 }, (_, at) => [`e-${at}`, `E ${at}`, 'client-id'] as const),
  },
];

/** Opens the page at an address and waits for its table. */
async function open(search = '') {
  router.history = createMemoryHistory({ initialEntries: [`/fields${search}`] });
  render(<AllFields names={names} areas={areas} />);
  await screen.findByRole('table');
}

const address = () => router.history.location.search;
const links = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.includes('#'));
const everything = [
  '/entities/claims#client-id',
  '/entities/claims#amount',
  '/entities/payer#zip',
  '/entities/payer#kind',
  '/entities/visit#client-id',
];

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the table', () => {
  it('lists every field with entity, type and description', async () => {
    await open();
    expect(links()).toEqual(everything);
    expect(screen.getByText('5 fields')).toBeTruthy();
    const zip = screen.getByRole('row', { name: /^Zip/ });
    expect(
      within(zip)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Zip', 'Payer', 'varcharnullable', 'Postal code.']);
    expect(zip.getAttribute('aria-rowindex')).toBe('4');
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('6');
  });

  it('is filtered as one types; Escape clears; the address follows', async () => {
    await open();
    const box = screen.getByRole('searchbox', { name: 'Filter' });
    await userEvent.type(box, 'postal');
    expect(links()).toEqual(['/entities/payer#zip']);
    expect(screen.getByText('1 of 5 fields')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('?q=postal'));
    await userEvent.keyboard('{Escape}');
    expect(links()).toEqual(everything);
    expect(address()).toBe('');
    expect(router.history.length).toBe(1);
  });

  it('offers what occurs and narrows by it', async () => {
    await open();
    const options = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options('Data type')).toEqual([
      'All',
      'bigint',
      'char',
      'decimal',
      'integer',
      'varchar',
    ]);
    expect(options('Entity')).toEqual(['All', 'Claims', 'Payer', 'Visit']);
    expect(options('Area')).toEqual(['All', 'Insurance and eligibility', 'Medications']);
    expect(options('Values')).toEqual(['All', 'Whole list stated']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Nullable' }), 'Yes');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Entity' }), 'Payer');
    expect(links()).toEqual(['/entities/payer#zip']);
    expect(address()).toBe('?nullable=yes&entity=payer');
  });

  it('is sorted by its headings', async () => {
    await open();
    const heading = screen.getByRole('button', { name: 'Data Type' });
    await userEvent.click(heading);
    expect(heading.parentElement?.getAttribute('aria-sort')).toBe('ascending');
    expect(links()[0]).toBe('/entities/visit#client-id');
    await userEvent.click(heading);
    expect(address()).toBe('?sort=type&order=desc');
    expect(links()[0]).toBe('/entities/payer#zip');
  });

  it('says that nothing fits and offers the way back', async () => {
    await open('?q=nowhere&type=never');
    await userEvent.click(screen.getByRole('button', { name: 'Show all 5' }));
    expect(links()).toEqual(everything);
    expect(address()).toBe('');
  });

  it('saves what is shown', async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open('?q=postal');
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect((await blobs[0]?.text())?.split('\r\n')).toHaveLength(3);
  });
});

describe('grouped by name', () => {
  it('opens a name to list its places', async () => {
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Group by name' }));
    expect(screen.getByText('4 names, 5 fields')).toBeTruthy();
    await userEvent.click(
      screen.getByRole('button', { name: /^Client Id ?: 2 entities$/, expanded: false }),
    );
    expect(links()).toEqual(['/entities/claims#client-id', '/entities/visit#client-id']);
    expect(address()).toBe('?group=name&open=client+id');
  });

  it('shows the one name that an address asks for, open, and can show all again', async () => {
    await open('?group=name&name=client%20ID');
    expect(
      screen.getByRole('button', { name: /^Client Id ?: 2 entities$/, expanded: true }),
    ).toBeTruthy();
    expect(links()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /^Only client ID/ }));
    expect(address()).toBe('?group=name');
    expect(screen.getByText('4 names, 5 fields')).toBeTruthy();
  });
});

it('shows what the address has become', async () => {
  await open('?q=postal');
  router.history.push('/fields?q=claim');
  await waitFor(() => expect(links()).toHaveLength(2));
  expect(screen.getByRole('searchbox').getAttribute('value')).toBe('claim');
});

it('shows the list A to Z on demand; two of seven places come behind the first five', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'A to Z', pressed: false }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(address()).toBe('?view=a-z');
  expect(screen.getByRole('heading', { name: 'C' }).id).toBe('letter-c');
  const rest = screen.getByRole('group');
  expect(rest.querySelector('summary')?.textContent).toBe('and 2 more');
  expect(within(rest).getAllByRole('link')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'A to Z', pressed: true }));
  expect(screen.getByRole('table')).toBeTruthy();
});
