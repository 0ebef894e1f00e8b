// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SMALL_CATALOG } from '../../testing/catalog';
import { allFieldsHtml } from './html';
import { start, type AllFieldsElement } from './start';

/** Serves the page at an address and starts it. */
function open(search = '') {
  window.history.replaceState(null, '', `/fields${search}`);
  document.body.innerHTML = allFieldsHtml({ catalog: SMALL_CATALOG, withBaseUrl: (path) => path });
  return start(document.body.firstElementChild as AllFieldsElement);
}

const address = () => window.location.search;
const links = () =>
  within(screen.getByRole('table'))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace('/entities/', ''));
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Filter' });
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const count = () => screen.getByRole('status').textContent;
const everything = [
  'claims#client-id',
  'claims#amount',
  'payer#zip',
  'payer#kind',
  'visit#client-id',
];

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('the table', () => {
  it('stays as it was served where nothing is asked for', () => {
    open();
    const body = document.querySelector('tbody');
    const served = body?.innerHTML;
    expect(links()).toEqual(everything);
    expect(count()).toBe('5 fields');
    expect(body?.innerHTML).toBe(served);
  });

  it('is filtered as one types; Escape clears; the address follows', async () => {
    open();
    const entries = window.history.length;
    await userEvent.type(box(), 'postal');
    expect(links()).toEqual(['payer#zip']);
    expect(count()).toBe('1 of 5 fields');
    await vi.waitFor(() => expect(address()).toBe('?q=postal'));
    await userEvent.keyboard('{Escape}');
    expect(links()).toEqual(everything);
    expect(box().value).toBe('');
    expect(address()).toBe('');
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
    open('?q=cl am');
    const texts = () =>
      Array.from(marked.get('found')!, ({ startContainer, startOffset, endOffset }) =>
        startContainer.data.slice(startOffset, endOffset),
      );
    expect(texts()).toEqual(['Cl', 'Am']);
    await userEvent.clear(box());
    await userEvent.type(box(), 'char');
    await userEvent.tab();
    expect(texts()).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('is narrowed by what it is narrowed by, and reset', async () => {
    open();
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
    open();
    const heading = () => screen.getByRole('columnheader', { name: /Data Type/ });
    await userEvent.click(button('Data Type'));
    expect(heading().getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByRole('columnheader', { name: /Entity/ }).getAttribute('aria-sort')).toBe(
      'none',
    );
    expect(links()[0]).toBe('visit#client-id');
    await userEvent.click(button('Data Type'));
    expect(address()).toBe('?sort=type&order=desc');
    expect(links()[0]).toBe('payer#zip');
    await userEvent.click(button('Data Type'));
    expect(links()).toEqual(everything);
  });

  it('shows what its address asks for, and says so', () => {
    open('?q=client&type=never&sort=name&order=desc');
    expect(box().value).toBe('client');
    expect(select('Data type').selectedOptions[0]?.textContent).toBe('never');
    expect(document.querySelector('table')?.hidden).toBe(true);
    expect(count()).toBe('0 of 5 fields');
  });

  it('says that nothing fits and offers the way back, with the focus in the box', async () => {
    open('?q=nowhere');
    await userEvent.click(button('Show all 5'));
    expect(links()).toEqual(everything);
    expect(address()).toBe('');
    expect(document.activeElement).toBe(box());
  });

  it('counts one field as one', () => {
    open('?entity=visit');
    expect(count()).toBe('1 of 5 fields');
  });

  it('tells the fields that it shows, in their order', async () => {
    const table = open();
    expect(table.shownIds()).toEqual(everything);
    await userEvent.click(button('A to Z'));
    await userEvent.selectOptions(select('Nullable'), 'Yes');
    expect(table.shownIds()).toEqual(['claims#amount', 'payer#zip']);
  });
});

describe('grouped by name', () => {
  it('opens a name to list its places, and keeps the focus', async () => {
    open();
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
    open('?group=name&name=client%20ID');
    expect(links()).toHaveLength(2);
    await userEvent.click(button(/^Only client ID/));
    expect(address()).toBe('?group=name');
    expect(count()).toBe('4 names, 5 fields');
    expect(screen.queryByRole('button', { name: /^Only/ })).toBeNull();
  });
});

describe('A to Z', () => {
  it('keeps the filters, with letters to jump to', async () => {
    open('?nullable=yes');
    await userEvent.click(button('A to Z'));
    expect(button('A to Z').getAttribute('aria-pressed')).toBe('true');
    expect(links()).toEqual(['claims#amount', 'payer#zip']);
    const letters = within(screen.getByRole('navigation', { name: 'Letters' }));
    expect(letters.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['A', 'Z']);
    expect(document.getElementById('letter-z')?.textContent).toBe('Z');
    expect(address()).toBe('?nullable=yes&view=a-z');
    await userEvent.click(button('A to Z'));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('is what a link to a letter leads to', () => {
    open('#letter-z');
    expect(button('A to Z').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the address', () => {
  it('leaves another entry of the history alone if one has just typed', async () => {
    open();
    await userEvent.type(box(), 'zip');
    // Back, before the pause after which the address follows.
    window.history.replaceState(null, '', '/fields?entity=claims');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(links()).toEqual(['claims#client-id', 'claims#amount']);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(address()).toBe('?entity=claims');
    expect(box().value).toBe('');
  });

  it('leaves another page alone', async () => {
    const table = open();
    await userEvent.type(box(), 'zip');
    window.history.replaceState(null, '', '/home?entity=claims');
    table.follow();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(address()).toBe('?entity=claims');
    expect(links()).toEqual(['payer#zip']);
  });

  it('has what was typed as soon as one leaves the box', async () => {
    open();
    await userEvent.type(box(), 'zip');
    await userEvent.tab();
    expect(address()).toBe('?q=zip');
  });

  it('keeps what the router has noted in the history', async () => {
    open();
    window.history.replaceState({ key: 'router' }, '', '/fields');
    await userEvent.click(button('A to Z'));
    expect(window.history.state).toEqual({ key: 'router' });
  });
});

describe('while the page is still being read', () => {
  it('lets rows wait that are not all asked for, and the box be used', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    open('?q=postal');
    const root = document.querySelector('[data-all-fields]')!;
    expect(root.hasAttribute('data-waiting')).toBe(true);
    expect(box().value).toBe('postal');
    await userEvent.clear(box());
    await userEvent.type(box(), 'kind');
    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('readystatechange'));
    expect(root.hasAttribute('data-waiting')).toBe(false);
    expect(links()).toEqual(['payer#kind']);
    state.mockRestore();
  });
});
