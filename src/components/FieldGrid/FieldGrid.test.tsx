// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageOf } from '../../testing/pageOf';
import FieldGrid from './index';

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

beforeEach(() => {
  window.location.hash = '';
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

describe('a row', () => {
  it('shows name, type, example and description under their columns', () => {
    render(<FieldGrid {...many} />);
    const columns = screen.getAllByRole('columnheader').map((th) => th.textContent);
    expect(columns.map((text) => text?.replace(/\W+$/, ''))).toEqual([
      'Field',
      'Data Type',
      'Example Value',
      'Description',
    ]);
    expect(screen.getByRole('table', { name: /^Fields of Payer/ })).toBeTruthy();
    expect(
      within(row('Zip'))
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['varcharnullable', '1', 'Postal code.']);
  });

  it('marks nullable fields alone, and what is still to do', () => {
    render(<FieldGrid {...many} />);
    expect(within(row('Client Id')).queryByText('nullable')).toBeNull();
    expect(within(row('Address')).getByText('TODO').tagName).toBe('MARK');
  });

  it('has a permanent link', () => {
    render(<FieldGrid {...many} />);
    const link = screen.getByRole('link', { name: 'Link to Zip' });
    expect(link.getAttribute('href')).toBe('#zip');
    expect(row('Zip').id).toBe('zip');
  });

  it('leads to the fields of its name in other entities, if there are any', () => {
    const alsoIn = [29, 1, 0];
    const page = pageOf(
      ['Unit/Cap #1', 'Zip', 'Slide Percent'].map((fieldName) => ({ fieldName })),
    );
    const fields = page.fields.map((field, at) => ({ ...field, alsoIn: alsoIn[at]! }));
    render(<FieldGrid {...page} fields={fields} />);
    const kin = screen.getAllByText(/^also in/);
    expect(kin.map((link) => link.textContent)).toEqual(['also in 29 others', 'also in 1 other']);
    expect(kin[0]?.getAttribute('href')).toBe('/fields?group=name&name=Unit%2FCap+%231');
    expect(names()).toEqual(['Unit/Cap #1', 'Zip', 'Slide Percent']);
  });

  it('shows the values of a coded field, and how sure they are', () => {
    const known = [
      { code: 'M', meaning: 'Monthly' },
      { code: 'W', meaning: 'Weekly' },
    ];
    const codeSystem = { key: 'loinc', name: 'LOINC', publisher: 'Regenstrief' };
    render(
      <FieldGrid
        {...pageOf([
          { fieldName: 'Frequency', description: '', values: { status: 'closed', codes: known } },
          {
            fieldName: 'Test',
            description: '',
            values: { status: 'external', codeSystem, codes: [] },
          },
          {
            fieldName: 'Program',
            description: '',
            values: { status: 'agency-defined', codes: [] },
          },
        ])}
      />,
    );
    const description = (name: string) => within(row(name)).getAllByRole('cell')[2]?.textContent;
    expect(description('Frequency')).toBe('ValuesM MonthlyW Weekly');
    expect(description('Test')).toBe('Code system: LOINC');
    expect(screen.getByRole('link', { name: 'LOINC' }).getAttribute('href')).toBe(
      '/guides/code-systems#loinc',
    );
    expect(description('Program')).toBe('Presumably each agency has its own list');
  });

  it('says of inferred facts which they are and from what', () => {
    const inferred = ['dataType' as const, 'isNullable' as const];
    render(
      <FieldGrid {...pageOf([{ fieldName: 'Site', inferred, basis: 'Text, by its name.' }])} />,
    );
    const tooltip = screen.getByRole('tooltip', { hidden: true });
    expect(tooltip.textContent).toBe(
      'Not stated by the sources: data type, nullability. Text, by its name.',
    );
    expect(screen.getByText(/^inferred/).getAttribute('aria-describedby')).toBe(tooltip.id);
  });

  it('shows markup in a text as text', () => {
    const hostile = '<img src=x onerror=alert(1)> {x}';
    render(
      <FieldGrid {...pageOf([{ fieldName: 'X', description: hostile, exampleValue: hostile }])} />,
    );
    expect(screen.getAllByText(hostile)).toHaveLength(2);
    expect(document.querySelector('img')).toBeNull();
  });

  it('is marked and brought into view when the address names it', () => {
    window.location.hash = '#zip';
    render(<FieldGrid {...many} />);
    expect(row('Zip').className).toContain('marked');
    expect(row('Client Id').className).not.toContain('marked');
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([row('Zip')]);
  });
});

describe('the filter', () => {
  it('is there from thirteen fields on', () => {
    const { unmount } = render(<FieldGrid {...pageOf(many.fields.slice(0, 12))} />);
    expect(screen.queryByRole('searchbox')).toBeNull();
    unmount();
    render(<FieldGrid {...pageOf(many.fields.slice(0, 13))} />);
    expect(screen.getByRole('searchbox', { name: 'Filter' })).toBeTruthy();
  });

  it('finds by name, type and description, counts, and is cleared by Escape', async () => {
    const user = userEvent.setup();
    render(<FieldGrid {...many} />);
    const box = screen.getByRole('searchbox');
    await user.type(box, 'POSTAL varchar');
    expect(names()).toEqual(['Zip']);
    expect(screen.getByText('1 of 15 fields')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(names()).toHaveLength(15);
    expect(screen.getByText('15 fields')).toBeTruthy();
  });

  it('narrows to nullable fields and to what is still to do', async () => {
    const user = userEvent.setup();
    render(<FieldGrid {...many} />);
    await user.click(screen.getByRole('button', { name: 'Only nullable' }));
    expect(names()).toEqual(['Zip']);
    await user.click(screen.getByRole('button', { name: 'Only nullable' }));
    await user.click(screen.getByRole('button', { name: 'Only TODO', pressed: false }));
    expect(names()).toEqual(['Address']);
  });

  it('says that nothing fits and offers the way back', async () => {
    const user = userEvent.setup();
    render(<FieldGrid {...many} />);
    await user.type(screen.getByRole('searchbox'), 'nowhere');
    await user.click(screen.getByRole('button', { name: 'Show all 15' }));
    expect(names()).toHaveLength(15);
  });
});

it('sorts by name or type, up, down and back to file order', async () => {
  const user = userEvent.setup();
  render(<FieldGrid {...many} />);
  const inFileOrder = names();
  const byName = screen.getByRole('button', { name: 'Field' });
  await user.click(byName);
  expect(names().slice(0, 5)).toEqual(['Address', 'Client Id', 'Line 1', 'Line 2', 'Line 3']);
  expect(byName.closest('th')?.getAttribute('aria-sort')).toBe('ascending');
  await user.click(byName);
  expect(names()[0]).toBe('Zip');
  await user.click(byName);
  expect(names()).toEqual(inFileOrder);
  await user.click(screen.getByRole('button', { name: 'Data Type' }));
  expect(names().at(-1)).toBe('Address');
});
