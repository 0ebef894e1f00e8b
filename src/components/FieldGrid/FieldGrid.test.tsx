import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { pageOf } from '../../testing/pageOf';
import { history } from '../../testing/router';
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

function open(at = '') {
  window.history.replaceState(null, '', `/entities/payer${at}`);
  return render(<FieldGrid {...many} />);
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});

it('does not bring a row that is linked to into view again by sorting', async () => {
  open('#zip');
  await userEvent.click(screen.getByRole('button', { name: 'Field' }));
  expect(row('Zip').className).toContain('marked');
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toHaveLength(1);
});

it('shows a field that is linked to while a text still waits for its place in the address', async () => {
  open();
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('searchbox'), 'line');
  act(() => history.push('/entities/payer#zip'));
  await userEvent.tab();
  expect(row('Zip').className).toContain('marked');
  expect(names()).toHaveLength(15);
});
