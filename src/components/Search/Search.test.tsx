import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeWorker, answerOf } from '../../testing/fakeWorker';
import Search from './index';
import { opensSearch } from './opening';

const claims = { filter: 'in:claims', label: 'Claims', count: 2 };
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Search/ });
const options = () => screen.getAllByRole('option');

async function open() {
  const user = userEvent.setup();
  render(<Search />);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.click(box());
  await screen.findByRole('listbox', { name: 'Suggestions' });
  return user;
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  window.history.replaceState(null, '', '/home');
  FakeWorker.answer = ({ input }) =>
    answerOf(input.trim() ? ['Zip', 'City'] : [], {
      facets: input.includes('in:') ? [] : [claims],
      filters: input.includes('in:') ? [claims] : [],
    });
});

it('a word of its closing that comes after it was opened again leaves what is typed', async () => {
  const user = await open();
  await user.type(box(), 'zip');
  box().closest('dialog')?.dispatchEvent(new Event('close'));
  expect(box().value).toBe('zip');
});

it('opened with the last question in its box, as by ⌘ K, typing replaces it', async () => {
  render(<Search />);
  const user = userEvent.setup();
  screen.getByRole<HTMLInputElement>('combobox', { hidden: true }).value = 'zip';
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect([box().selectionStart, box().selectionEnd]).toEqual([0, 3]);
  const commandK = new KeyboardEvent('keydown', { key: 'K', metaKey: true });
  expect(opensSearch(commandK, false)).toBe(true);
});

it('Enter before the answer opens it once it is there', async () => {
  const user = await open();
  FakeWorker.answer = undefined;
  await user.type(box(), 'zip{Enter}');
  expect(window.location.pathname).toBe('/home');
  expect(screen.getByRole('status').textContent).toBe('Searching …');
  const worker = FakeWorker.all.at(-1)!;
  FakeWorker.answer = () => answerOf(['Zip']);
  worker.reply({ id: worker.questions.at(-1)?.id, answer: answerOf(['Zero']) });
  await waitFor(() => expect(window.location.hash).toBe('#zip'));
});

it('facets speak in names, what is set can be removed, and the keys stay in the box', async () => {
  const user = await open();
  await user.type(box(), 'zip');
  const group = await screen.findByRole('group', { name: 'Narrow the results' });
  await user.click(within(group).getByRole('button', { name: 'Claims 2' }));
  expect(box().value).toBe('zip in:claims ');
  expect(document.activeElement).toBe(box());
  await user.type(box(), 'city');
  await user.click(await screen.findByRole('button', { name: 'Remove filter: Claims' }));
  expect(box().value).toBe('zip city');
  expect(document.activeElement).toBe(box());
});

it('an example is chosen by keys, round and round, or by the mouse, and typed into the box', async () => {
  const user = await open();
  const chosen = () => screen.getByRole('option', { selected: true }).textContent;
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toBe('amount in:claims');
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBe('policy number');
  await user.hover(options()[2]!);
  expect(chosen()).toBe('primary diagnosis code');
  // Typed in signs that are put together, and with Alt, the arrows are the browser's; else the cursor stays.
  const isLeft = (more: object) => fireEvent.keyDown(box(), { key: 'ArrowDown', ...more });
  expect([isLeft({ isComposing: true }), isLeft({ altKey: true })]).toEqual([true, true]);
  expect(isLeft({})).toBe(false);
  expect(chosen()).toBe('ContentClaims');
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(box().value).toBe('when was the client discharged');
  await waitFor(() => expect(chosen()).toBe('Zip in Payer, varchar'));
});

it('nothing found says so, and a worker that fails too, with another try', async () => {
  FakeWorker.answer = () => answerOf([]);
  const user = await open();
  await user.type(box(), 'qqq');
  await screen.findByText(/^Nothing found/);
  FakeWorker.answer = undefined;
  await user.type(box(), 'q');
  FakeWorker.all.at(-1)?.onerror?.();
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  FakeWorker.answer = () => answerOf(['Zip']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('1 result');
});

it('when the connection is back it tries again by itself', async () => {
  const user = await open();
  FakeWorker.answer = undefined;
  await user.type(box(), 'zip');
  FakeWorker.all.at(-1)?.onerror?.();
  await screen.findByRole('alert');
  FakeWorker.answer = () => answerOf(['Zip']);
  // What listens for it comes a moment after what is seen.
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    screen.getByText('1 result');
  });
});
