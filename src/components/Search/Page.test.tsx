import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeWorker, answerOf } from '../../testing/fakeWorker';
import { useHistory } from '../../testing/router';
import Page from './Page';

const titles = Array.from({ length: 101 }, (_, at) => `Field ${at + 1}`);
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const at = () => window.location.pathname + window.location.search;
const told = () => screen.findByRole('status');

function show(address: string) {
  window.history.replaceState(null, '', address);
  render(<Page />);
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('scrollTo', vi.fn());
  FakeWorker.answer = ({ input, offset = 0, limit = 0, name }) =>
    answerOf(input === 'none' ? [] : name ? ['One', 'Two'] : titles.slice(offset, offset + limit), {
      total: input === 'none' ? 0 : input === 'many' ? 51 : name ? 2 : titles.length,
    });
});
afterEach(() => {
  vi.useRealTimers();
});

it('pages through the results by addresses', async () => {
  show('/search?q=field&page=2');
  expect((await screen.findByText(/^51 to 100/)).textContent).toBe(
    '51 to 100 of 101 results for “field”',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  expect(screen.getByRole('list').getAttribute('start')).toBe('51');
  expect(screen.getByRole('navigation').textContent).toBe('PreviousPage 2 of 3Next');
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Previous')).toBe('/search?q=field');
  expect(link('Next')).toBe('/search?q=field&page=3');
  act(() => useHistory().push('/search?q=field&page=3'));
  await screen.findByText(/^101 to 101 of 101/);
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  act(() => useHistory().push('/search?q=field&page=4'));
  await screen.findByText('101 results for “field”');
  act(() => useHistory().push('/search?q=field&page=-1'));
  await screen.findByText(/^1 to 50 of 101/);
  act(() => useHistory().push('/search?q=none'));
  await screen.findByText('Nothing found. Try fewer or other words.');
});

it('the fields of one name are a page of results', async () => {
  show('/search?q=date&name=Field+1');
  await screen.findByText('2 results named Field 1 for “date”');
  expect(screen.getByRole('link', { name: 'All fields named Field 1' }).getAttribute('href')).toBe(
    '/fields?name=Field+1',
  );
  fireEvent.input(box(), { target: { value: 'dates' } });
  fireEvent.blur(box());
  expect(at()).toBe('/search?q=dates');
  act(() => useHistory().push('/search?q=many&name=Field+1'));
  const next = await screen.findByRole('link', { name: 'Next' });
  expect(next.getAttribute('href')).toBe('/search?q=many&name=Field+1&page=2');
});

it('the address waits for a pause, or for Enter or the end of typing', () => {
  const replaced = vi.spyOn(window.history, 'replaceState');
  show('/search');
  replaced.mockClear();
  vi.useFakeTimers();
  const type = (value: string) => fireEvent.input(box(), { target: { value } });
  ['d', 'da', 'dat', 'date'].forEach(type);
  expect(replaced).not.toHaveBeenCalled();
  fireEvent.submit(box());
  expect(at()).toBe('/search?q=date');
  type('dates');
  fireEvent.blur(box());
  expect(at()).toBe('/search?q=dates');
  type('days');
  vi.advanceTimersByTime(200);
  type('day');
  vi.advanceTimersByTime(249);
  expect(at()).toBe('/search?q=dates');
  vi.advanceTimersByTime(1);
  expect(at()).toBe('/search?q=day');
  expect(replaced).toHaveBeenCalledTimes(3);
});

it('another address asks another question, and what was typed does not follow it', async () => {
  show('/search?q=date');
  await told();
  vi.useFakeTimers();
  fireEvent.input(box(), { target: { value: 'dates' } });
  act(() => useHistory().push('/search?q=claim'));
  vi.runAllTimers();
  expect([at(), box().value]).toEqual(['/search?q=claim', 'claim']);
});

it('a space at the end stays in the box, for the next word', () => {
  show('/search');
  vi.useFakeTimers();
  fireEvent.input(box(), { target: { value: 'date ' } });
  act(() => vi.runAllTimers());
  expect([at(), box().value]).toEqual(['/search?q=date+', 'date ']);
});
