// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryHistory, type MemoryHistory } from 'history';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { CATALOG_VERSION } from '../../contract/catalog';
import { SMALL_CATALOG } from '../../testing/catalog';
import { allFieldsHtml } from './html';
import { start, type AllFieldsElement } from './start';

const router = vi.hoisted(() => ({ history: undefined as unknown as MemoryHistory }));
vi.mock('@docusaurus/router', () => ({ useHistory: () => router.history }));
vi.mock('../useCatalogAddress', () => ({ useCatalogAddress: () => '/catalog.json?1' }));
vi.mock('./served', () => ({ useServedHtml: () => '' }));

const fetched = vi.fn(async () =>
  Response.json({
    version: CATALOG_VERSION,
    codeSystems: {},
    codeSystemMarks: {},
    describers: {},
    entities: SMALL_CATALOG,
  }),
);
vi.stubGlobal('fetch', fetched);

/** A fresh copy of the component, which remembers nothing of pages before. */
async function allFields() {
  vi.resetModules();
  router.history = createMemoryHistory({ initialEntries: ['/fields'] });
  window.history.replaceState(null, '', '/fields');
  return (await import('./index')).default;
}

/** The component on the page that was served, as a browser has it before React comes. */
async function openServed() {
  const AllFields = await allFields();
  const html = allFieldsHtml({ catalog: SMALL_CATALOG, withBaseUrl: (path) => path });
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = `<div class="holder">${html}</div>`;
  start(page.querySelector<AllFieldsElement>('[data-all-fields]')!);
  const errors = vi.spyOn(console, 'error');
  const served = page.querySelector('table');
  const root = await act(() => hydrateRoot(page, <AllFields />));
  return { page, served, errors, root };
}

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  fetched.mockClear();
  vi.restoreAllMocks();
});

it('leaves what was served, and loads nothing', async () => {
  const { page, served, errors } = await openServed();
  expect(page.querySelector('table')).toBe(served);
  expect(screen.getAllByRole('row')).toHaveLength(6);
  expect(errors).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
});

it('follows a link of the table within the site, but not in a new tab', async () => {
  const { root } = await openServed();
  const zip = screen.getByRole('link', { name: 'Zip' });
  fireEvent.click(zip, { ctrlKey: true });
  expect(router.history.location.pathname).toBe('/fields');
  fireEvent.click(zip);
  expect(router.history.location).toMatchObject({ pathname: '/entities/payer', hash: '#zip' });
  await act(() => root.unmount());
});

it('saves what is shown, from the published file', async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await openServed();
  const line = (id: string) => `${id.split('#')[0]},…,/entities/${id},D`;
  const ids = ['claims#amount', 'payer#zip', 'payer#kind', 'visit#client-id'];
  fetched.mockResolvedValueOnce(
    new Response(['entity slug,…,address,dictionary', ...ids.map(line), ''].join('\r\n')),
  );
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'what it says' } });
  fireEvent.change(screen.getByRole('searchbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(blobs).toHaveLength(1));
  const [, ...lines] = (await blobs[0]!.text()).trimEnd().split('\r\n');
  expect(lines).toEqual(['claims#amount', 'payer#kind', 'visit#client-id'].map(line));
  expect(fetched).toHaveBeenCalledWith('/downloads/fields.csv');
});

it('says that the CSV cannot be had', async () => {
  await openServed();
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toMatch(/could not be loaded/),
  );
});

it('comes from the catalog where it was not served, and is kept for the way back', async () => {
  const AllFields = await allFields();
  const first = render(<AllFields />);
  const table = await screen.findByRole('table');
  expect(screen.getAllByRole('row')).toHaveLength(6);
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'postal' } });
  fireEvent.change(screen.getByRole('searchbox'));
  first.unmount();
  render(<AllFields />);
  expect(screen.getByRole('table')).toBe(table);
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('shows what the address has become, as when the menu leads to all fields again', async () => {
  await openServed();
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'postal' } });
  expect(screen.getAllByRole('row')).toHaveLength(2);
  window.history.replaceState(null, '', '/fields');
  act(() => router.history.push('/fields'));
  expect(screen.getAllByRole('row')).toHaveLength(6);
});

it('says that the fields cannot be had', async () => {
  const AllFields = await allFields();
  fetched.mockResolvedValueOnce(new Response(null, { status: 500 }));
  render(<AllFields />);
  expect((await screen.findByRole('status')).textContent).toMatch(/could not be loaded/);
});
