// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CatalogEntity } from '../../contract/catalog';
import { catalogEntityOf, SMALL_CATALOG } from '../../testing/catalog';
import { HOSTILE_TEXTS } from '../../testing/hostileTexts';
import { useHistory } from '../../testing/router';
import AllFields from './index';

const site = vi.hoisted(() => ({
  isHydrated: true,
  catalog: undefined as readonly CatalogEntity[] | undefined,
}));
vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => site.isHydrated }));
vi.mock('../useCatalogAddress', () => ({ useCatalogAddress: () => '/catalog.json?1' }));
vi.mock('./served', async () => ({
  FieldRows: (await import('./FieldRows')).default,
  offersOf: (await import('./offers')).offersOf,
  get CATALOG() {
    return site.catalog;
  },
}));

/** The page as a browser has it: the build drew it from the catalog, which React knows nothing of when it comes. */
async function open(search = '', catalog = SMALL_CATALOG) {
  window.history.replaceState(null, '', `/fields${search}`);
  const page = document.body.appendChild(document.createElement('div'));
  site.catalog = catalog;
  page.innerHTML = renderToString(<AllFields />);
  site.catalog = undefined;
  site.isHydrated = false;
  const served = page.querySelector('tbody')!;
  const html = served.innerHTML;
  const errors = vi.spyOn(console, 'error');
  const root = await act(() => hydrateRoot(page, <AllFields />));
  expect(errors).not.toHaveBeenCalled();
  leave = () => act(() => root.unmount());
  return { served, html };
}
let leave = () => {};

const address = () => window.location.search;
const links = () =>
  within(screen.getByRole('table'))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace('/entities/', ''));
const rows = () =>
  Array.from(document.querySelectorAll('tbody tr'), ({ children }) =>
    Array.from(children, ({ textContent }) => textContent),
  );
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Filter' });
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const order = (name: RegExp) =>
  screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
const count = () => screen.getByRole('status').textContent;
const everything = [
  'claims#client-id',
  'claims#amount',
  'payer#zip',
  'payer#kind',
  'visit#client-id',
];

afterEach(() => {
  leave();
  leave = () => {};
  document.body.innerHTML = '';
  site.isHydrated = true;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the table', () => {
  it.each([
    ['?q=client', 2],
    ['?from=mail', everything.length],
  ])('is not seen before it is what %s asks for', async (search, count) => {
    const page = document.documentElement;
    page.dataset.asks = '';
    const reveal = vi.spyOn(page, 'removeAttribute');
    const seen: number[] = [];
    reveal.mockImplementation(() => void requestAnimationFrame(() => seen.push(links().length)));
    await open(search);
    await vi.waitFor(() => expect(reveal).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(seen).toEqual([count]));
  });

  it('has a row for each field, which stays as it was served where nothing is asked for', async () => {
    const { served, html } = await open();
    expect(document.querySelector('tbody')).toBe(served);
    expect(served.innerHTML).toBe(html);
    expect(links()).toEqual(everything);
    expect(rows()[2]).toEqual(['Payer', 'Zip', 'varchar nullable', 'Postal code.']);
    expect(count()).toBe('5 fields');
    expect(order(/Entity/)).toBe('ascending');
  });

  it('is drawn from the catalog where nothing was served, as while somebody edits', async () => {
    site.catalog = SMALL_CATALOG;
    render(<AllFields />);
    await userEvent.type(box(), 'postal');
    expect(links()).toEqual(['payer#zip']);
    expect(select('Entity').textContent).toBe('AllClaimsPayerVisit');
  });

  it('is not there for who comes from another page, until that is loaded anew', () => {
    site.catalog = undefined;
    expect(render(<AllFields />).container.textContent).toBe('');
  });

  it('marks what nobody has supplied yet', async () => {
    const todo = { fieldName: 'X', dataType: 'TODO', description: 'TODO' } as const;
    await open('?type=TODO', [catalogEntityOf('A', [todo])]);
    expect(screen.getAllByText('TODO', { selector: 'mark' })).toHaveLength(2);
    expect(links()).toEqual(['a#x']);
  });

  it.each(HOSTILE_TEXTS)('takes %j for text', async (text) => {
    const field = { fieldName: text, anchor: 'x', description: text };
    await open('?group=name', [catalogEntityOf(text, [field])]);
    const [name, type, description] = rows()[0]!;
    expect([name, type, description]).toEqual([`▸${text}: 1 field in 1 entity`, 'integer', text]);
    await userEvent.click(button(/: 1 field in 1 entity$/));
    expect(rows()[1]).toEqual([text, text, 'integer', text]);
  });

  it('is filtered as one types; Escape clears; the address follows', async () => {
    await open();
    const entries = window.history.length;
    await userEvent.type(box(), 'postal');
    expect(links()).toEqual(['payer#zip']);
    expect(count()).toBe('1 of 5 fields');
    await vi.waitFor(() => expect(address()).toBe('?q=postal'));
    await userEvent.keyboard('{Escape}');
    expect(links()).toEqual(everything);
    expect(box().value).toBe('');
    expect(address()).toBe('');
    await userEvent.type(box(), 'zip{Enter}');
    await userEvent.tab();
    expect(address()).toBe('?q=zip');
    expect(window.history.length).toBe(entries);
  });

  it('has the words that were found marked, but not in data types', async () => {
    type Marked = { startContainer: Text; startOffset: number; endOffset: number };
    const marked = new Map<string, Set<Marked>>();
    vi.stubGlobal('CSS', { highlights: marked });
    vi.stubGlobal('Highlight', Set);
    vi.stubGlobal('StaticRange', function StaticRange(range: object) {
      return range;
    });
    await open('?q=cl am');
    const texts = () =>
      Array.from(marked.get('found')!, ({ startContainer, startOffset, endOffset }) =>
        startContainer.data.slice(startOffset, endOffset),
      );
    expect(texts()).toEqual(['Cl', 'Am']);
    await userEvent.clear(box());
    await userEvent.type(box(), 'char');
    expect(texts()).toEqual([]);
  });

  it('is narrowed by what it is narrowed by, and reset', async () => {
    await open();
    await userEvent.selectOptions(select('Nullable'), 'Yes');
    await userEvent.selectOptions(select('Area'), 'Insurance and eligibility');
    expect(links()).toEqual(['payer#zip']);
    expect(address()).toBe('?nullable=yes&area=Insurance+and+eligibility');
    await userEvent.click(button('Reset'));
    expect(links()).toEqual(everything);
    expect(select('Nullable').value).toBe('');
    await userEvent.selectOptions(select('Values'), 'Whole list documented');
    expect(links()).toEqual(['payer#kind']);
  });

  it('is sorted by its headings', async () => {
    await open();
    await userEvent.click(button('Data Type'));
    expect([order(/Data Type/), order(/Entity/)]).toEqual(['ascending', 'none']);
    expect(links()[0]).toBe('visit#client-id');
    await userEvent.click(button('Data Type'));
    expect(address()).toBe('?sort=type&order=desc');
    expect(links()[0]).toBe('payer#zip');
    await userEvent.click(button('Data Type'));
    expect(links()).toEqual(everything);
  });

  it('shows what its address asks for, and says so', async () => {
    await open('?q=client&type=never&sort=name&order=desc');
    expect(box().value).toBe('client');
    expect(select('Data type').selectedOptions[0]?.textContent).toBe('never');
    expect(document.querySelector('table')?.hidden).toBe(true);
    expect(count()).toBe('0 of 5 fields');
    // As when the menu leads to all fields again.
    act(() => useHistory().push('/fields'));
    expect(links()).toEqual(everything);
    expect(select('Data type').textContent).not.toContain('never');
  });

  it('says that nothing fits and offers the way back, with the focus in the box', async () => {
    await open('?q=nowhere');
    await userEvent.click(button('Show all 5'));
    expect(links()).toEqual(everything);
    expect(address()).toBe('');
    expect(document.activeElement).toBe(box());
  });
});

describe('grouped by name', () => {
  it('opens a name to list its places, and keeps the focus', async () => {
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Group by name' }));
    expect(count()).toBe('4 names, 5 fields');
    expect(links()).toEqual([]);
    const client = () => button(/Client Id ?: 2 fields in 2 entities/);
    await userEvent.click(client());
    expect(client().getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(client());
    expect(links()).toEqual(['claims#client-id', 'visit#client-id']);
    expect(address()).toBe('?group=name&open=client+id');
  });

  it('shows the one name that an address asks for, open, and can show all again', async () => {
    await open('?group=name&name=client%20ID');
    expect(links()).toHaveLength(2);
    await userEvent.click(button(/^Only client ID/));
    expect(address()).toBe('?group=name');
    expect(count()).toBe('4 names, 5 fields');
    expect(screen.queryByRole('button', { name: /^Only/ })).toBeNull();
    expect(document.activeElement).toBe(box());
  });
});

describe('A to Z', () => {
  const letters = () =>
    within(screen.getByRole('navigation', { name: 'Letters' })).getAllByRole('link');

  it('keeps the filters, with letters to jump to', async () => {
    await open('?nullable=yes');
    await userEvent.click(button('A to Z'));
    expect(button('A to Z').getAttribute('aria-pressed')).toBe('true');
    expect(links()).toEqual(['claims#amount', 'payer#zip']);
    expect(letters().map(({ textContent }) => textContent)).toEqual(['A', 'Z']);
    expect(document.getElementById('letter-z')?.textContent).toBe('Z');
    expect(address()).toBe('?nullable=yes&view=a-z');
    await userEvent.click(button('A to Z'));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('is what a link to a letter leads to, with its filters', async () => {
    await open('?nullable=yes#letter-z');
    expect(letters()).toHaveLength(2);
    expect(window.location.href).toMatch(/\?nullable=yes&view=a-z#letter-z$/);
    await userEvent.click(button('A to Z'));
    expect(window.location.href).toMatch(/\?nullable=yes#?$/);
  });
});

describe('the CSV', () => {
  const line = (id: string) => `${id.split('#')[0]},…,/entities/${id},D`;
  const file = ['entity slug,…,address,dictionary', ...everything.map(line), ''].join('\r\n');

  it('has what is shown, in its order, from the published file', async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const fetched = vi.fn(async () => new Response(file));
    vi.stubGlobal('fetch', fetched);
    await open();
    const saved = async () => {
      await userEvent.click(button('Download CSV'));
      await vi.waitFor(() => expect(blobs).toHaveLength(1));
      return (await blobs.pop()!.text()).trimEnd().split('\r\n').slice(1);
    };
    expect(await saved()).toEqual(everything.map(line));
    await userEvent.click(button('A to Z'));
    await userEvent.selectOptions(select('Nullable'), 'Yes');
    expect(await saved()).toEqual(['claims#amount', 'payer#zip'].map(line));
    expect(fetched).toHaveBeenCalledWith('/downloads/fields.csv');
  });

  it('says that it cannot be had, until something else is shown', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
    await open();
    await userEvent.click(button('Download CSV'));
    await vi.waitFor(() => expect(count()).toMatch(/could not be loaded/));
    await userEvent.selectOptions(select('Nullable'), 'Yes');
    expect(count()).toBe('2 of 5 fields');
  });
});
