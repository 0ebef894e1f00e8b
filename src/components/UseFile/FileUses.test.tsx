// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import FileUses from './FileUses';

const WHOLE = { text: 'CREATE TABLE', isWhole: true };
const PAYER = { slug: 'payer', fileName: 'ContentPayer' };

/** What the site has, by address. */
let files: Record<string, string>;

beforeEach(() => {
  files = {
    '/entities/payer.json': JSON.stringify({ postgresql: 'pg', pandas: 'pd.read <b>&' }),
    '/downloads/schema/payer.schema.json': '{"title": "Payer"}',
  };
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(files[address] ?? '', { status: address in files ? 200 : 404 })),
  );
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const panel = () => screen.getByRole('tabpanel').querySelector('code')?.textContent;
const tab = (name: string) => screen.getByRole('tab', { name });

it('begins with what stands in the page, and asks for nothing', () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  render(<FileUses {...PAYER} start={WHOLE} />);
  expect(panel()).toBe('CREATE TABLE');
  expect(tab('PostgreSQL').getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tablist', { name: 'Use ContentPayer.json with' })).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});

it('loads the first too where the page was not served', async () => {
  render(<FileUses {...PAYER} />);
  await vi.waitFor(() => expect(panel()).toBe('pg'));
});

it('shows the start of long code until the whole is there', async () => {
  render(<FileUses {...PAYER} start={{ text: 'CREATE', isWhole: false }} />);
  expect(panel()).toBe('CREATE');
  await vi.waitFor(() => expect(panel()).toBe('pg'));
});

it('says that long code could not be loaded, though its start is there', async () => {
  files = {};
  render(<FileUses {...PAYER} start={{ text: 'CREATE', isWhole: false }} />);
  expect((await screen.findByRole('alert')).textContent).toContain('files below hold the same');
});

it('shows the code of a tab as text', async () => {
  render(<FileUses {...PAYER} start={WHOLE} />);
  await userEvent.click(tab('pandas'));
  await vi.waitFor(() => expect(panel()).toBe('pd.read <b>&'));
  expect(screen.getByRole('tabpanel', { name: 'pandas' })).toBeTruthy();
  await userEvent.click(tab('JSON Schema'));
  await vi.waitFor(() => expect(panel()).toBe('{"title": "Payer"}'));
});

it('is gone through by arrow keys, round and round', async () => {
  render(<FileUses {...PAYER} start={WHOLE} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(tab('PostgreSQL'));
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(tab('JSON Schema'));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(tab('SQL Server'));
  expect(tab('SQL Server').getAttribute('aria-selected')).toBe('true');
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(tab('JSON Schema'));
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(tab('PostgreSQL'));
});

it('says that code cannot be had, and asks again when its tab is chosen again', async () => {
  const there = files;
  files = {};
  render(<FileUses {...PAYER} start={WHOLE} />);
  await userEvent.click(tab('pandas'));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  files = there;
  await userEvent.click(tab('PostgreSQL'));
  expect(panel()).toBe('CREATE TABLE');
  await userEvent.click(tab('pandas'));
  await vi.waitFor(() => expect(panel()).toBe('pd.read <b>&'));
});

it('opens the tab that was clicked before it could answer', () => {
  render(<FileUses {...PAYER} start={WHOLE} clicked="file_use_duckdb" />);
  expect(tab('DuckDB').getAttribute('aria-selected')).toBe('true');
});

it('begins with what the reader chose on another page, unless a tab was clicked', async () => {
  render(<FileUses {...PAYER} start={WHOLE} />);
  await userEvent.click(tab('pandas'));
  cleanup();
  render(<FileUses {...PAYER} start={WHOLE} />);
  await vi.waitFor(() => expect(panel()).toBe('pd.read <b>&'));
  cleanup();
  render(<FileUses {...PAYER} start={WHOLE} clicked="file_use_postgresql" />);
  expect(tab('PostgreSQL').getAttribute('aria-selected')).toBe('true');
  await userEvent.click(tab('SQLite'));
  expect(tab('SQLite').getAttribute('aria-selected')).toBe('true');
});

it('leads to the files', () => {
  render(<FileUses {...PAYER} start={WHOLE} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/downloads/schema/payer.schema.json',
    '/downloads/schema/lenient/payer.schema.json',
    '/entities/payer.md',
    ...['postgresql', 'sqlserver', 'sqlite', 'duckdb'].map((name) => `/downloads/ddl/${name}.sql`),
    '/downloads',
    '/guides/load-into-a-database',
  ]);
});
