import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { casesOf } from '../../testing/cases';
import { catalogEntityOf } from '../../testing/catalog';
import { answersFrom, FakeWorker } from '../../testing/fakeWorker';
import ValueSets from './index';

it('narrows both by one box, opens the examples that fit, and keeps it in the address', async () => {
  window.history.replaceState(null, '', '/values');
  const [values] = Object.values(
    casesOf<Parameters<typeof ValueSets>[0]>('src/components/cases/ValueSets'),
  );
  vi.stubGlobal('Worker', FakeWorker);
  const room = { fieldName: 'Room', codes: [{ code: 'B2', meaning: undefined }] };
  const status = { fieldName: 'Status', description: 'Whether the room is free.' };
  FakeWorker.answer = answersFrom([
    catalogEntityOf('Visit', [status, room, { fieldName: 'Procedure' }]),
  ]);
  const [other] = values!.sets.filter(({ name }) => name === 'Status');
  const sets = [...values!.sets, { ...other!, name: 'Room Status', anchor: 'room-status' }];
  render(<ValueSets {...values!} sets={sets} />);
  const heads = () =>
    Array.from(document.querySelectorAll('tbody tr'), (row) => row.firstChild?.textContent);
  await userEvent.type(screen.getByRole('searchbox'), 'b2');
  await expect.poll(heads).toEqual(['Roomin Visit', 'X12']);
  expect(document.querySelector('details')!.open).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('1 set of values, 1 code system');
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Values (1)', 'Code systems (1)']);
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'room');
  // What is called just so comes first, also of mere examples, then what has the words in its name.
  await expect
    .poll(heads)
    .toEqual(['Roomin Visit', 'Room Statusin Visit, Orders', 'Statusin Visit, Orders', 'X12']);
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'procedure');
  await expect.poll(heads).toEqual(['CPTFive characters.']);
  await expect.poll(() => window.location.search).toBe('?q=procedure');
  expect(screen.getByRole('tabpanel', { name: 'Values (0)' }).textContent).toMatch(
    /No values fit. See the code systems that do./,
  );
});
