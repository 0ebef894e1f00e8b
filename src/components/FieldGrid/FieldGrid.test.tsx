// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserHistory, type History } from 'history';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, useSyncExternalStore } from 'react';
import { pageOf } from '../../testing/pageOf';
import FieldGrid from './index';

const router = vi.hoisted(() => ({ history: undefined as unknown as History }));
vi.mock('@docusaurus/router', () => ({
  useHistory: () => router.history,
  useLocation: () => useSyncExternalStore(router.history.listen, () => router.history.location),
}));

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
const cells = (name: string) =>
  within(row(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const address = () => {
  const { search, hash } = router.history.location;
  return search + hash;
};
const caption = () => document.querySelector('caption')?.textContent;

function open(page = many, at = '') {
  window.history.replaceState(null, '', `/entities/payer${at}`);
  router.history = createBrowserHistory();
  return render(<FieldGrid {...page} />);
}

const follow = (hash: string) =>
  act(() => router.history.push({ ...router.history.location, hash }));

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

describe('a row', () => {
  it('shows name, type, example and description under their columns', () => {
    open();
    const columns = screen.getAllByRole('columnheader').map((th) => th.lastChild?.textContent);
    expect(columns).toEqual(['Field', 'Data Type', 'Example Value', 'Description']);
    expect(cells('Zip')).toEqual(['varcharnullable', '1', 'Postal code.']);
  });

  it('marks nullable fields alone, and what is still to do', () => {
    open();
    expect(within(row('Client Id')).queryByText('nullable')).toBeNull();
    expect(within(row('Address')).getByText('TODO').tagName).toBe('MARK');
  });

  it('has a permanent link', () => {
    open();
    const link = screen.getByRole('link', { name: 'Link to Zip' });
    expect(link.getAttribute('href')).toBe('#zip');
    expect(row('Zip').id).toBe('zip');
  });

  it('counts the fields of its name, if there are others, and leads to them', () => {
    open(
      pageOf([
        { fieldName: 'Unit/Cap #1', namesakes: 30 },
        { fieldName: 'Zip', namesakes: 2 },
        { fieldName: 'Slide Percent' },
      ]),
    );
    const links = screen.getAllByRole('link', { name: /fields of this name, / });
    expect(links.map((link) => link.textContent)).toEqual([
      '30 fields of this name',
      '2 fields of this name',
    ]);
    expect(links[0]?.getAttribute('href')).toBe('/fields?group=name&name=Unit%2FCap+%231');
    expect(names()).toEqual(['Unit/Cap #1', 'Zip', 'Slide Percent']);
  });

  it('leads from an identifier to its home, and says in words how sure that is', () => {
    const home = { slug: 'visit', anchor: 'visit-id', fieldName: 'Visit Id', entityName: 'Visit' };
    const when = { fieldName: 'Area', value: 'Lab' };
    open(
      pageOf([
        { fieldName: 'First Visit Id', leadsTo: [{ ...home, sure: 'from the name' }] },
        {
          fieldName: 'Area Id',
          leadsTo: [
            { ...home, sure: 'stated', when: { ...when, value: 'Visit' } },
            { ...home, sure: 'inferred', when },
          ],
        },
        { fieldName: 'Payer Id', referredBy: 12 },
        { fieldName: 'Plan Id', referredBy: 1 },
      ]),
    );
    expect(cells('First Visit Id')[2]).toBe(
      'What it says.Look up in Visit › Visit Id from the name',
    );
    const link = within(row('First Visit Id')).getByRole('link', { name: 'Visit › Visit Id' });
    expect(link.getAttribute('href')).toBe('/entities/visit#visit-id');
    expect(cells('Area Id')[2]).toBe(
      'What it says.Area “Visit”: Visit › Visit Id statedArea “Lab”: Visit › Visit Id inferred',
    );
    expect(cells('Payer Id')[2]).toBe('What it says.Key: 12 fields lead here');
    expect(cells('Plan Id')[2]).toBe('What it says.Key: 1 field leads here');
    const key = screen.getByRole('link', { name: '12 fields lead here' });
    expect(key.getAttribute('href')).toBe('/entities/payer#relationships');
  });

  it('tells by its shape too whether a source states where a field leads', () => {
    const home = { slug: 'visit', anchor: 'visit-id', fieldName: 'Visit Id', entityName: 'Visit' };
    open(
      pageOf([
        { fieldName: 'A Id', leadsTo: [{ ...home, sure: 'stated' }] },
        { fieldName: 'B Id', leadsTo: [{ ...home, sure: 'from the name' }] },
      ]),
    );
    expect(screen.getByText('stated').className).not.toContain('unstated');
    expect(screen.getByText('from the name').className).toContain('unstated');
  });

  it('links the names in its texts', () => {
    const description = 'As the Claim Id in Claims.';
    const links = [
      [7, 15, '/entities/claims#claim-id'],
      [19, 25, '/entities/claims'],
    ] as const;
    const codes = [
      { code: 'C', meaning: 'In Claims', links: [[3, 9, '/entities/claims']] as const },
    ];
    open(
      pageOf([
        {
          fieldName: 'X',
          description,
          descriptionLinks: links,
          values: { status: 'closed', codes },
        },
      ]),
    );
    expect(cells('X')[2]).toBe(`${description}ValuesC In Claims`);
    const found = within(row('X')).getAllByRole('link').slice(1);
    expect(found.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Claim Id', '/entities/claims#claim-id'],
      ['Claims', '/entities/claims'],
      ['Claims', '/entities/claims'],
    ]);
  });

  it('shows markup in a text as text', () => {
    const hostile = '<img src=x onerror=alert(1)> {x}';
    open(pageOf([{ fieldName: 'X', description: hostile, exampleValue: hostile }]));
    expect(screen.getAllByText(hostile)).toHaveLength(2);
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('who describes a field', () => {
  it('is said once above the table, and by a mark where it is not this site', () => {
    open(pageOf([{ fieldName: 'A', describedBy: 'vendor' }, { fieldName: 'B' }]));
    expect(cells('A')[2]).toBe('What it says. vendor');
    expect(cells('B')[2]).toBe('What it says.');
    expect(screen.getByText(/^The vendor’s dictionary describes 1 of these 2 fields/)).toBeTruthy();
  });

  it('narrows to what the vendor describes', async () => {
    const vendors = many.fields.map((field, at) =>
      at < 2 ? { ...field, describedBy: 'vendor' } : field,
    );
    open(pageOf(vendors));
    await userEvent.click(screen.getByRole('button', { name: 'Only vendor’s' }));
    expect(names()).toEqual(['Client Id', 'Zip']);
    expect(address()).toBe('?described=vendor');
  });

  it('offers no such filter where it would change nothing', () => {
    open(many);
    expect(screen.queryByRole('button', { name: 'Only vendor’s' })).toBeNull();
  });

  it('says of values that this site concluded them', () => {
    const codeSystem = { key: 'loinc', name: 'LOINC' };
    const values = { status: 'external', codeSystem, codes: [] } as const;
    open(
      pageOf([
        { fieldName: 'A', values: { ...values, isConcluded: true } },
        { fieldName: 'B', values },
      ]),
    );
    expect(cells('A')[2]).toBe('What it says.Code system (concluded): LOINC');
    expect(cells('B')[2]).toBe('What it says.Code system: LOINC');
  });
});

describe('how sure a fact is', () => {
  it('shows the values of a coded field, and how sure they are', () => {
    const codes = [
      { code: 'M', meaning: 'Monthly' },
      { code: 'W', meaning: 'Weekly' },
    ];
    const codeSystem = { key: 'loinc', name: 'LOINC' };
    open(
      pageOf([
        { fieldName: 'Frequency', description: '', values: { status: 'closed', codes } },
        { fieldName: 'Kind', description: '', values: { status: 'listed', codes } },
        {
          fieldName: 'Test',
          description: '',
          values: { status: 'external', codeSystem, codes: [] },
        },
        { fieldName: 'Flag', description: '', values: { status: 'flag', codes: [] } },
        {
          fieldName: 'Code',
          description: '',
          values: {
            status: 'external',
            codeSystem,
            perhapsAlso: [{ key: 'cpt', name: 'CPT' }],
            codes: [],
          },
        },
      ]),
    );
    expect(cells('Frequency')[2]).toBe('ValuesM MonthlyW Weekly');
    expect(cells('Kind')[2]).toBe('The vendor listsM MonthlyW Weekly');
    expect(cells('Test')[2]).toBe('Code system: LOINC');
    expect(cells('Flag')[2]).toBe('Yes or no');
    expect(cells('Code')[2]).toBe('Code system: LOINC; perhaps also CPT');
    const hrefs = ['LOINC', 'CPT'].map((name) =>
      screen.getAllByRole('link', { name })[0]?.getAttribute('href'),
    );
    expect(hrefs).toEqual(['/values#loinc', '/values#cpt']);
  });

  it('folds values after the eighth', () => {
    const codes = Array.from({ length: 10 }, (_, at) => ({ code: `C${at}`, meaning: undefined }));
    const eight = codes.slice(0, 8);
    open(
      pageOf([
        { fieldName: 'Long', values: { status: 'closed', codes } },
        { fieldName: 'Short', values: { status: 'closed', codes: eight } },
      ]),
    );
    const folded = row('Long').querySelector('details');
    expect(folded?.textContent).toBe('and 2 more valuesC8C9');
    expect(row('Short').querySelector('details')).toBeNull();
  });

  it('says what is not documented, linked to the open questions of the entity', () => {
    open(pageOf([{ fieldName: 'Amount', open: ['currency', 'time zone'] }]));
    expect(cells('Amount')[2]).toBe('What it says.Not documented: currency; time zone. ');
    expect(screen.getByRole('link', { name: 'Not documented' }).getAttribute('href')).toBe(
      '/open-questions#payer',
    );
  });

  it('quotes the vendor’s example', () => {
    open(pageOf([{ fieldName: 'Axis', vendorExample: 'A2:20' }]));
    expect(cells('Axis')[2]).toBe('What it says.The vendor’s example is A2:20.');
  });

  it('names each of two sources that differ', () => {
    const conflict = [
      { source: 'the vendor’s dictionary', says: 'not nullable' },
      { source: 'the vendor’s process page', says: 'null for remote files' },
    ];
    open(pageOf([{ fieldName: 'Attachment', description: '', conflict }]));
    expect(cells('Attachment')[2]).toBe(
      'Sources differ. The vendor’s dictionary: not nullable. ' +
        'The vendor’s process page: null for remote files.',
    );
  });

  it('says what a vendor’s text describes that does not fit, and what this site reads', () => {
    const misfit = { vendorSays: 'a checkbox', readHereAs: 'the address itself' };
    open(pageOf([{ fieldName: 'URL', description: '', misfit }]));
    expect(cells('URL')[2]).toBe(
      'The vendor’s text does not fit this field’s name or type: it describes a checkbox. ' +
        'This site reads the field as the address itself.',
    );
  });

  it('says of inferred facts which they are and from what, until Escape', async () => {
    const inferred = ['fieldName', 'dataType', 'isNullable'] as const;
    open(pageOf([{ fieldName: 'Site', inferred, basis: 'Text, by its name.' }]));
    const tooltip = screen.getByRole('tooltip', { hidden: true });
    expect(tooltip.textContent).toBe('No source states this. Text, by its name.');
    const mark = screen.getByText(/^Inferred: name, type, nullability/);
    expect(mark.getAttribute('aria-describedby')).toBe(tooltip.id);
    act(() => mark.focus());
    await userEvent.keyboard('{Escape}');
    expect(mark.hasAttribute('data-dismissed')).toBe(true);
    act(() => mark.blur());
    expect(mark.hasAttribute('data-dismissed')).toBe(false);
  });
});

describe('a row that is linked to', () => {
  const shown = () => vi.mocked(Element.prototype.scrollIntoView).mock.contexts;

  it('is marked and brought into view', () => {
    open(many, '#zip');
    expect(row('Zip').className).toContain('marked');
    expect(row('Client Id').className).not.toContain('marked');
    expect(shown()).toEqual([row('Zip')]);
  });

  it('is shown where a filter hid it, though the address named it before', async () => {
    open(many, '#zip');
    await userEvent.type(screen.getByRole('searchbox'), 'line');
    expect(names()).toHaveLength(12);
    follow('#zip');
    expect(row('Zip').className).toContain('marked');
    expect(names()).toHaveLength(15);
    expect(shown().at(-1)).toBe(row('Zip'));
  });

  it('is not brought into view again by sorting', async () => {
    open(many, '#zip');
    await userEvent.click(screen.getByRole('button', { name: 'Field' }));
    expect(row('Zip').className).toContain('marked');
    expect(shown()).toHaveLength(1);
  });

  it('is where the mark moves to', () => {
    open(many, '#zip');
    follow('#address');
    expect(row('Zip').className).not.toContain('marked');
    expect(row('Address').className).toContain('marked');
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

it('writes no text into the address of a later visit that the reader left before it was there', async () => {
  const user = userEvent.setup();
  open();
  await user.type(screen.getByRole('searchbox', { name: 'Filter' }), 'z');
  act(() => router.history.push('/entities/allergies'));
  act(() => router.history.push('/entities/payer'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(address()).toBe('');
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

  it('narrows to nullable fields and to what is still to do', async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole('button', { name: 'Only nullable' }));
    expect(names()).toEqual(['Zip']);
    expect(address()).toBe('?nullable=yes');
    await user.click(screen.getByRole('button', { name: 'Only nullable' }));
    await user.click(screen.getByRole('button', { name: 'Only TODO', pressed: false }));
    expect(names()).toEqual(['Address']);
    expect(address()).toBe('?todo=yes');
  });

  it('says that nothing fits and offers the way back', async () => {
    const user = userEvent.setup();
    open();
    await user.type(screen.getByRole('searchbox'), 'nowhere');
    await user.click(screen.getByRole('button', { name: 'Show all 15' }));
    expect(names()).toHaveLength(15);
    expect(address()).toBe('');
  });

  it('is in the address once the reader leaves the box, and read from there', async () => {
    const user = userEvent.setup();
    const { unmount } = open(many, '#zip');
    await user.type(screen.getByRole('searchbox'), 'postal');
    await user.tab();
    expect(address()).toBe('?q=postal#zip');
    unmount();
    open(many, '?q=line&sort=name&order=desc');
    expect(names().slice(0, 2)).toEqual(['Line 12', 'Line 11']);
    expect(names()).toHaveLength(12);
  });

  it('follows the way back', async () => {
    open(many, '?q=postal');
    expect(names()).toEqual(['Zip']);
    act(() => router.history.push('/entities/payer'));
    expect(names()).toHaveLength(15);
    act(() => router.history.replace('/entities/payer?q=postal'));
    expect(names()).toEqual(['Zip']);
  });
});

it('sorts by name or type, up, down and back to file order, and says so', async () => {
  const user = userEvent.setup();
  open();
  const inFileOrder = names();
  expect(caption()).toBe('Fields of Payer, in the order of the export file');
  const byName = screen.getByRole('button', { name: 'Field' });
  await user.click(byName);
  expect(names().slice(0, 5)).toEqual(['Address', 'Client Id', 'Line 1', 'Line 2', 'Line 3']);
  expect(byName.closest('th')?.getAttribute('aria-sort')).toBe('ascending');
  expect(caption()).toBe('Fields of Payer, sorted by name, A to Z');
  expect(address()).toBe('?sort=name');
  await user.click(byName);
  expect(names()[0]).toBe('Zip');
  expect(caption()).toBe('Fields of Payer, sorted by name, Z to A');
  await user.click(byName);
  expect(names()).toEqual(inFileOrder);
  await user.click(screen.getByRole('button', { name: 'Data Type' }));
  expect(names().at(-1)).toBe('Address');
  expect(caption()).toBe('Fields of Payer, sorted by data type, A to Z');
});

it('remembers that the reader wants rows to stand close', async () => {
  const { unmount } = open();
  const isCompact = () => document.documentElement.hasAttribute('data-compact-rows');
  await userEvent.click(screen.getByRole('button', { name: 'Compact', pressed: false }));
  expect(isCompact()).toBe(true);
  unmount();
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Compact', pressed: true }));
  expect(isCompact()).toBe(false);
});

it('leads from a row to another page without loading everything anew', async () => {
  open(pageOf([{ fieldName: 'Amount', open: ['currency'] }]));
  await userEvent.click(screen.getByRole('link', { name: 'Not documented' }));
  const { pathname, hash } = router.history.location;
  expect(pathname + hash).toBe('/open-questions#payer');
});
