import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserHistory, type History } from 'history';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { act, useSyncExternalStore } from 'react';
import { pageOf } from '../../testing/pageOf';
import FieldGrid from './index';

const router = vi.hoisted(() => ({ history: undefined as unknown as History }));
vi.mock('@docusaurus/router', () => ({
  useHistory: () => router.history,
  useLocation: () => useSyncExternalStore(router.history.listen, () => router.history.location),
}));

vi.mock('copy-text-to-clipboard', () => ({ default: vi.fn(() => true) }));

const many = pageOf([
  { fieldName: 'Client Id' },
  { fieldName: 'Zip', dataType: 'varchar', isNullable: true, description: 'Postal code.' },
  { fieldName: 'Address', dataType: 'varchar', description: 'TODO' },
  ...Array.from({ length: 12 }, (_, at) => ({
    fieldName: `Line ${at + 1}`,
    dataType: 'char' as const,
  })),
]);

const names = () => screen.getAllByRole('heading', { level: 3 }).map((h3) => h3.textContent);
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const address = () => router.history.location.search + router.history.location.hash;
const label = () => screen.getByRole('table').getAttribute('aria-label');

function open(page = many, at = '') {
  window.history.replaceState(null, '', `/entities/payer${at}`);
  router.history = createBrowserHistory();
  return render(<FieldGrid {...page} />);
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});

describe('a link that was copied', () => {
  const cite = () => screen.queryByRole('button', { name: 'Copy citation' });

  it('offers it until Escape, or until the reader is elsewhere', async () => {
    open();
    const zip = screen.getByRole('link', { name: 'Zip' });
    await userEvent.click(zip);
    await userEvent.keyboard('{Shift}');
    expect(cite()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(cite()).toBeNull();
    await userEvent.click(zip);
    await userEvent.click(screen.getByRole('searchbox'));
    expect(cite()).toBeNull();
    await userEvent.click(zip);
    await userEvent.click(screen.getByRole('link', { name: 'Address' }));
    expect(screen.getAllByRole('button', { name: 'Copy citation' })).toHaveLength(1);
    expect(row('Address').contains(cite())).toBe(true);
  });
});

describe('a row that is linked to', () => {
  const shown = () => vi.mocked(Element.prototype.scrollIntoView).mock.contexts;

  it('is not brought into view again by sorting', async () => {
    open(many, '#zip');
    await userEvent.click(screen.getByRole('button', { name: 'Field' }));
    expect(row('Zip').className).toContain('marked');
    expect(shown()).toHaveLength(1);
  });
});

it('shows a field that is linked to while a text still waits for its place in the address', async () => {
  open();
  await userEvent.type(screen.getByRole('searchbox'), 'line');
  act(() => router.history.push('/entities/payer#zip'));
  await userEvent.tab();
  expect(row('Zip').className).toContain('marked');
  expect(names()).toHaveLength(15);
});

describe('the filter', () => {
  it('is there from thirteen fields on', () => {
    const { unmount } = open(pageOf(many.fields.slice(0, 12)));
    expect(screen.queryByRole('searchbox')).toBeNull();
    unmount();
    open(pageOf(many.fields.slice(0, 13)));
    expect(screen.getByRole('searchbox', { name: 'Filter' })).toBeTruthy();
  });

  it('finds by name, type and description, counts, and is cleared by Escape', async () => {
    const user = userEvent.setup();
    open();
    await user.type(screen.getByRole('searchbox'), 'POSTAL varchar');
    expect(names()).toEqual(['Zip']);
    expect(screen.getByText('1 of 15 fields')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(names()).toHaveLength(15);
    expect(screen.getByText('15 fields')).toBeTruthy();
  });

  it('narrows to nullable fields', async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole('button', { name: 'Only nullable' }));
    expect(names()).toEqual(['Zip']);
    expect(address()).toBe('?nullable=yes');
    await user.click(screen.getByRole('button', { name: 'Only nullable', pressed: true }));
    expect(address()).toBe('');
  });

  it('says that nothing fits and offers the way back', async () => {
    const user = userEvent.setup();
    open();
    await user.type(screen.getByRole('searchbox'), 'nowhere');
    await user.click(screen.getByRole('button', { name: 'Show all 15' }));
    expect(names()).toHaveLength(15);
    expect(address()).toBe('');
  });
});

it('sorts by name or type, up, down and back to file order, and says so', async () => {
  const user = userEvent.setup();
  open();
  const inFileOrder = names();
  expect(label()).toBe('Fields of Payer, in the order of the export file');
  const byName = screen.getByRole('button', { name: 'Field' });
  await user.click(byName);
  expect(names().slice(0, 5)).toEqual(['Address', 'Client Id', 'Line 1', 'Line 2', 'Line 3']);
  expect(byName.closest('th')?.getAttribute('aria-sort')).toBe('ascending');
  expect(label()).toBe('Fields of Payer, sorted by name, A to Z');
  expect(address()).toBe('?sort=name');
  await user.click(byName);
  expect(names()[0]).toBe('Zip');
  expect(label()).toBe('Fields of Payer, sorted by name, Z to A');
  await user.click(byName);
  expect(names()).toEqual(inFileOrder);
  await user.click(screen.getByRole('button', { name: 'Data Type' }));
  expect(names().at(-1)).toBe('Address');
  expect(label()).toBe('Fields of Payer, sorted by data type, A to Z');
});

it('names a group before its fields while one of them is shown, in file order, and leads to its first', async () => {
  const user = userEvent.setup();
  const groups = [
    { name: 'Who', from: 'Client Id' },
    { name: 'Lines', from: 'Line 1', note: 'Each has 80 signs.' },
  ];
  open({ ...many, groups });
  const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const inFileOrder = rows();
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  expect(inFileOrder.slice(0, 5)).toEqual(['Who', 'Client Id', 'Zip', 'Address', 'Lines']);
  expect(screen.getByText('Each has 80 signs.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lines' }).getAttribute('href')).toBe('#line-1');
  const list = screen.getByRole<HTMLDetailsElement>('group');
  list.open = true;
  await user.click(screen.getByRole('link', { name: 'Lines' }));
  expect(list.open).toBe(false);
  await user.type(screen.getByRole('searchbox'), 'zip');
  expect(rows()).toEqual(['Who', 'Zip']);
  expect(screen.queryByRole('row', { name: 'Each has 80 signs.' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Field' }));
  expect(rows()[0]).toBe('Address');
  expect(rows()).toHaveLength(15);
  await user.click(screen.getByRole('button', { name: 'Field' }));
  await user.click(screen.getByRole('button', { name: 'Field' }));
  expect(rows()).toEqual(inFileOrder);
});
