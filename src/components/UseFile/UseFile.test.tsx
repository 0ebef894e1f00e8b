// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageOf } from '../../testing/pageOf';
import UseFile from './index';

const isBrowser = vi.hoisted(() => ({ isHydrated: true }));
vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => isBrowser.isHydrated }));

let files: Record<string, string>;
let requested: string[];
let comeNear: () => void;

beforeEach(() => {
  files = {
    '/entities/payer.json': JSON.stringify({
      postgresql: '<b class="word">CREATE</b> TABLE x',
      pandas: 'read &lt;b>&amp;',
      typescript: 'interface Payer {}',
    }),
  };
  requested = [];
  vi.stubGlobal('fetch', (address: string) => {
    requested.push(address);
    const status = address in files ? 200 : 404;
    return Promise.resolve(new Response(files[address] ?? '', { status }));
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(see: (entries: object[]) => void) {
        comeNear = () => act(() => see([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
  isBrowser.isHydrated = true;
  vi.unstubAllGlobals();
});

const panel = () => screen.getByRole('tabpanel').querySelector('code')?.textContent;
const tab = (name: string) => screen.getByRole('tab', { name });

/** The section under the reader's eyes, with the whole of the first code. */
async function open() {
  render(<UseFile {...pageOf([])} />);
  comeNear();
  await vi.waitFor(() => expect(panel()).toBe('CREATE TABLE x'));
}

it('leaves the start that was served until the reader comes near, and loads the whole then', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<UseFile {...pageOf([])} />);
  page.querySelector('code')!.textContent = 'CREATE';
  const errors = vi.spyOn(console, 'error');
  isBrowser.isHydrated = false;
  const root = await act(() => hydrateRoot(page, <UseFile {...pageOf([])} />));
  expect(errors).not.toHaveBeenCalled();
  expect(panel()).toBe('CREATE');
  expect(requested).toEqual([]);
  comeNear();
  expect(panel()).toBe('CREATE');
  await vi.waitFor(() => expect(panel()).toBe('CREATE TABLE x'));
  await userEvent.click(tab('pandas'));
  await userEvent.click(tab('PostgreSQL'));
  expect(panel()).toBe('CREATE TABLE x');
  act(() => root.unmount());
});

it('loads nothing before the reader comes near, whatever was chosen on another page', async () => {
  await open();
  await userEvent.click(tab('pandas'));
  cleanup();
  requested = [];
  render(<UseFile {...pageOf([])} />);
  expect(tab('PostgreSQL').getAttribute('aria-selected')).toBe('true');
  expect(requested).toEqual([]);
  comeNear();
  await vi.waitFor(() => expect(panel()).toBe('read <b>&'));
  expect(tab('pandas').getAttribute('aria-selected')).toBe('true');
});

it('shows the code of each tab, and asks once for all', async () => {
  await open();
  expect(screen.getByRole('tablist', { name: 'Use ContentPayer.json with' })).toBeTruthy();
  await userEvent.click(tab('pandas'));
  expect(panel()).toBe('read <b>&');
  expect(screen.getByRole('tabpanel', { name: 'pandas' })).toBeTruthy();
  await userEvent.click(tab('TypeScript'));
  await vi.waitFor(() => expect(panel()).toBe('interface Payer {}'));
  expect(requested).toEqual(['/entities/payer.json']);
});

it('says that code could not be loaded, and asks again when a tab is chosen', async () => {
  const there = files;
  files = {};
  render(<UseFile {...pageOf([])} />);
  comeNear();
  expect((await screen.findByRole('alert')).textContent).toContain('files below contain the same');
  files = there;
  await userEvent.click(tab('pandas'));
  await vi.waitFor(() => expect(panel()).toBe('read <b>&'));
});

it('leads to the files, among them that of the database whose code is shown', async () => {
  await open();
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs()).toEqual([
    '/downloads/schema/payer.schema.json',
    '/downloads/schema/lenient/payer.schema.json',
    '/entities/payer.md',
    '/downloads/ddl/postgresql.sql',
    '/downloads',
    '/guides/load-into-a-database',
  ]);
  await userEvent.click(tab('DuckDB'));
  expect(hrefs()[3]).toBe('/downloads/ddl/duckdb.sql');
  await userEvent.click(tab('pandas'));
  expect(hrefs()).toHaveLength(5);
});
