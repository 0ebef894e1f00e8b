import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Language, LanguageTabs } from './panels';

afterEach(() => localStorage.clear());

const tabsOf = (label: string, tabs: [id: string, name: string, text: string][]) => (
  <LanguageTabs label={label}>
    {tabs.map(([id, name, text]) => (
      <Language key={id} id={id} name={name} children={text} />
    ))}
  </LanguageTabs>
);
const steps = tabsOf('Database', [
  ['sqlite', 'SQLite', 'sqlite3 ehi.db'],
  ['duckdb', 'DuckDB', 'duckdb ehi.db'],
  ['mssql', 'SQL Server', 'sqlcmd'],
]);

const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const shown = () =>
  screen
    .getAllByRole('tabpanel')
    .filter((panel) => panel.dataset.chosen === 'true')
    .map(({ textContent }) => textContent);

it('is gone through by arrow keys, round and round', async () => {
  render(steps);
  expect(screen.getByRole('tablist', { name: 'Database' })).toBeTruthy();
  expect([selected(), shown()]).toEqual(['SQLite', ['SQLitesqlite3 ehi.db']]);
  await userEvent.tab();
  for (const [key, name] of [
    ['ArrowLeft', 'SQL Server'],
    ['ArrowRight', 'SQLite'],
    ['ArrowRight', 'DuckDB'],
    ['End', 'SQL Server'],
    ['Home', 'SQLite'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    expect([selected(), document.activeElement?.textContent]).toEqual([name, name]);
  }
  // Or the page would scroll.
  const tab = document.activeElement!;
  expect(['Home', 'Tab'].map((key) => fireEvent.keyDown(tab, { key }))).toEqual([false, true]);
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

it('has a tab each for languages that share what is said, and a place of its own on the page', async () => {
  const query = tabsOf('Code', [
    ['duckdb, sqlite', 'DuckDB, SQLite', 'SELECT'],
    ['pandas', 'pandas', 'import'],
  ]);
  const { container } = render([query, query].map((tabs, at) => <div key={at}>{tabs}</div>));
  const [first] = screen.getAllByRole('tablist');
  await userEvent.click(within(first as HTMLElement).getByRole('tab', { name: 'SQLite' }));
  expect(shown()[0]).toBe('DuckDB, SQLiteSELECT');
  const panel = screen.getAllByRole('tabpanel', { name: 'SQLite' })[0];
  const tab = within(first as HTMLElement).getByRole('tab', { selected: true });
  expect([tab.textContent, tab.getAttribute('aria-controls')]).toEqual(['SQLite', panel?.id]);
  const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('begins with the first where another page’s choice is not among its own', () => {
  localStorage.setItem('code-language-test', 'polars');
  render(steps);
  expect(selected()).toBe('SQLite');
});

it('shows what is chosen where the browser keeps nothing, too', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  render(steps);
  await userEvent.click(screen.getByRole('tab', { name: 'DuckDB' }));
  vi.unstubAllGlobals();
  expect(selected()).toBe('DuckDB');
});
