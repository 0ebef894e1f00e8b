import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CATALOG_VERSION, type CatalogEntity } from '../../dictionary/contract/catalog';
import { allFieldsData } from '../../outputs/site/catalog/allFields';
import { casesOf } from '../../testing/cases';
import { catalogEntityOf, SMALL_CATALOG } from '../../testing/catalog';
import { answersFrom, FakeWorker } from '../../testing/fakeWorker';
import { HOSTILE_TEXTS } from '../../testing/hostileTexts';
import { useHistory } from '../../testing/router';
import AllFields from './index';
import type * as Served from './served';

const site = vi.hoisted(() => ({ catalog: undefined as readonly CatalogEntity[] | undefined }));
vi.mock('./served', async (importOriginal) => ({
  FieldRows: (await importOriginal<typeof Served>()).FieldRows,
  get CATALOG() {
    return site.catalog;
  },
}));

/** The page as a browser has it: the build drew it from the catalog, which React knows nothing of when it comes. */
async function open(search = '', catalog = SMALL_CATALOG) {
  window.history.replaceState(null, '', `/fields${search}`);
  const page = document.body.appendChild(document.createElement('div'));
  site.catalog = catalog;
  const data = allFieldsData(catalog);
  page.innerHTML = renderToString(<AllFields {...data} />);
  site.catalog = undefined;
  const served = page.querySelector('tbody')!;
  const html = served.innerHTML;
  const errors = vi.spyOn(console, 'error');
  const root = await act(() => hydrateRoot(page, <AllFields {...data} />));
  // What is loaded comes when it comes.
  expect(errors.mock.calls.filter(([error]) => !/act\(/.test(error))).toEqual([]);
  leave = () => act(() => root.unmount());
  return { served, html };
}
let leave = () => {};

const address = () => window.location.search;
const links = () =>
  Array.from(document.querySelectorAll('tbody a'), (link) =>
    link.getAttribute('href')?.replace('/entities/', ''),
  );
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

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.answer = answersFrom(SMALL_CATALOG);
});

afterEach(() => {
  leave();
  leave = () => {};
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the table', () => {
  it.each([
    ['?q=client', 2],
    ['?from=mail', everything.length],
  ])('is not seen before it is what %s asks for', async (search, count) => {
    const page = document.documentElement;
    page.dataset.hasQuery = '';
    const reveal = vi.spyOn(page, 'removeAttribute');
    const seen: number[] = [];
    reveal.mockImplementation(() => void requestAnimationFrame(() => seen.push(links().length)));
    await open(search);
    await vi.waitFor(() => expect(reveal).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(seen).toEqual([count]));
  });

  it('has a row for each field, which stays as it was served where nothing is asked for, and keeps the focus', async () => {
    const { served, html } = await open();
    expect(document.querySelector('tbody')).toBe(served);
    expect(served.innerHTML).toBe(html);
    expect(links()).toEqual(everything);
    expect(rows()[2]).toEqual(['Payer', 'Zip', 'varchar nullable', 'Postal code.']);
    expect(count()).toBe('5 fields');
    expect(order(/Entity/)).toBe('ascending');
    const zip = screen.getByRole('link', { name: 'Zip' });
    zip.focus();
    act(() => useHistory().push('/fields?nullable=yes&sort=type'));
    expect([links(), document.activeElement]).toEqual([['claims#amount', 'payer#zip'], zip]);
  });

  it('is drawn from the catalog where nothing was served, as while somebody edits', async () => {
    site.catalog = SMALL_CATALOG;
    render(<AllFields {...allFieldsData(SMALL_CATALOG)} />);
    await userEvent.type(box(), 'postal');
    await vi.waitFor(() => expect(links()).toEqual(['payer#zip']));
    expect(select('Entity').textContent).toBe('AllClaimsPayerVisit');
  });

  it('is not there for who comes from another page: All fields loads anew', () => {
    site.catalog = undefined;
    expect(render(<AllFields {...allFieldsData(SMALL_CATALOG)} />).container.textContent).toBe('');
  });

  it('marks what nobody has supplied yet', async () => {
    const todo = { fieldName: 'X', dataType: 'TODO', description: 'TODO' } as const;
    await open('?type=TODO', [catalogEntityOf('A', [todo])]);
    expect(screen.getAllByText('TODO', { selector: 'mark' })).toHaveLength(2);
    expect(links()).toEqual(['a#x']);
  });

  it.each([
    ['Sensitivity', 'geography', '?sensitivity=geography'],
    ['FHIR resource', 'Location', '?fhir=Location'],
  ])('loads what the filter %s compares once somebody asks', async (label, value, search) => {
    const own = { sensitivity: ['financial B', 'geography B'], fhir: ['Patient.a', 'Location.a'] };
    const marked = SMALL_CATALOG.map((entity) => ({
      ...entity,
      fields: entity.fields.map((field) => ({ ...field, ...(field.fieldName === 'Zip' && own) })),
    }));
    const file = { version: CATALOG_VERSION, codeSystems: {}, codeSystemMarks: {}, describers: {} };
    let answer = (_: Response) => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    await open('', marked);
    await userEvent.selectOptions(select(label), value);
    expect([address(), count()]).toEqual([search, 'Loading …']);
    answer(Response.json({ ...file, entities: marked }));
    await vi.waitFor(() => expect(links()).toEqual(['payer#zip']));
  });

  it.each(['?sensitivity=geography', '?q=zip'])('says that %s cannot be loaded', async (search) => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
    FakeWorker.answer = undefined;
    await open(search);
    await vi.waitFor(() => {
      act(() => FakeWorker.all.at(-1)?.onerror?.());
      expect(count()).toBe('This filter could not be loaded; load the page again.');
    });
  });

  it.each(HOSTILE_TEXTS)('takes %j for text', async (text) => {
    const field = { fieldName: text, anchor: 'x', description: text };
    await open('?q=', [catalogEntityOf(text, [field])]);
    expect(rows()).toEqual([[text, text, 'integer', text]]);
  });

  it('is filtered as one types; Escape clears; the address follows', async () => {
    await open();
    const entries = window.history.length;
    await userEvent.type(box(), 'postal');
    await vi.waitFor(() => expect(links()).toEqual(['payer#zip']));
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

  it.each(Object.entries(casesOf<string[]>('src/components/AllFields/addresses')))(
    'shows for %s %j',
    async (search, shown) => {
      await open(search);
      await vi.waitFor(() => expect(links()).toEqual(shown));
    },
  );

  it('is narrowed, shows all names again, and is reset', async () => {
    await open('?name=client%20ID&view=a-z');
    await userEvent.click(button('Data Type'));
    await userEvent.click(button(/^Only client ID/));
    expect(document.activeElement).toBe(box());
    await userEvent.selectOptions(select('Nullable'), 'Yes');
    await userEvent.selectOptions(select('Area'), 'Insurance and eligibility');
    expect(links()).toEqual(['payer#zip']);
    expect(address()).toBe('?nullable=yes&area=Insurance+and+eligibility&sort=type');
    await userEvent.click(button('Reset'));
    expect(links()).toEqual(everything);
    expect(select('Nullable').value).toBe('');
  });

  it('shows what its address asks for, and says so', async () => {
    await open('?q=client&type=never&sort=name&order=desc');
    expect(box().value).toBe('client');
    expect(select('Data type').selectedOptions[0]?.textContent).toBe('never');
    const everywhere = screen.getByRole('link', { name: 'Search all pages' });
    expect(everywhere.getAttribute('href')).toBe('/search?q=client');
    await vi.waitFor(() => expect(document.querySelector('table')?.hidden).toBe(true));
    expect(count()).toBe('0 of 5 fields');
    // As when the menu leads to all fields again.
    act(() => useHistory().push('/fields'));
    expect(links()).toEqual(everything);
    expect(select('Data type').textContent).not.toContain('never');
  });
});

it('gives those that are shown as CSV, and says that it cannot be had, until it is there or something else is shown', async () => {
  const csv = 'address\r\n/entities/payer#zip\r\n';
  const fetch = vi.fn(async () => new Response(`${csv}/entities/payer#kind\r\n`));
  fetch.mockRejectedValueOnce(new TypeError('offline'));
  fetch.mockResolvedValueOnce(new Response('', { status: 404 }));
  vi.stubGlobal('fetch', fetch);
  const given = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const made = vi.spyOn(URL, 'createObjectURL');
  await open();
  const press = () => userEvent.click(button('Download CSV'));
  await press();
  await vi.waitFor(() => expect(count()).toMatch(/could not be loaded/));
  await userEvent.selectOptions(select('Nullable'), 'Yes');
  expect(count()).toBe('2 of 5 fields');
  await press();
  await vi.waitFor(() => expect(count()).toMatch(/could not be loaded/));
  await press();
  await vi.waitFor(() => expect(count()).toBe('2 of 5 fields'));
  expect((given.mock.contexts as HTMLAnchorElement[])[0]?.download).toBe('fields.csv');
  expect(await (made.mock.lastCall![0] as Blob).text()).toBe(csv);
});
