// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { viewAnswer } from '../../search/view';
import { FakeWorker } from '../../testing/fakeWorker';
import { useHistory } from '../../testing/router';
import { loadSearch } from '../../testing/search/loadSearch';
import Search from './index';
import Page from './Page';

const { search } = await loadSearch();
const at = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('scrollTo', () => {});
  localStorage.clear();
  FakeWorker.answer = ({ input, ...part }) => viewAnswer(search(input), part);
});
afterEach(cleanup);

describe('the search, with what the site’s own engine answers,', () => {
  const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Search/ });

  async function open() {
    window.history.replaceState(null, '', '/home');
    const user = userEvent.setup({ delay: null });
    render(<Search />);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.click(box());
    return user;
  }

  /** Puts a question into the box at once: by letters the engine is asked as many times. */
  const ask = (value: string) => fireEvent.input(box(), { target: { value } });

  it.each([
    [
      'Insurance Policy Number',
      /^Insurance Policy Number.*in Insurance/,
      '/entities/insurance#insurance-policy-number',
    ],
    ['pillbox start', /^Pillbox Start Date.*in eMAR/, '/entities/eMar#pillbox-start-date'],
    [
      'chief complaint',
      /^Chief Complaint.*in Visit Service/,
      '/entities/visit-service#chief-complaint',
    ],
    [
      'who approved the visit',
      /^Approved By Employee.*in Visit Service Approval/,
      '/entities/visit-service-approval#approved-by-employee',
    ],
  ])('leads by %s to its row', async (query, name, address) => {
    const user = await open();
    ask(query);
    const options = await screen.findAllByRole('option');
    await user.click(options.find((option) => name.test(option.textContent!))!);
    expect(at()).toBe(address);
  });

  it('opens by Enter the answer to all that was typed, however fast', async () => {
    const user = await open();
    await user.type(box(), 'claimx id{Backspace}{Backspace}{Backspace}{Backspace} id{Enter}');
    await waitFor(() => expect(at()).toBe('/entities/claims#claim-id'));
  });

  it('narrows by a facet in words to what it counts; what is set can be taken away', async () => {
    const user = await open();
    ask('family medical history');
    const group = await screen.findByRole('group', { name: 'Narrow the results' });
    const facet = await within(group).findByRole('button', {
      name: /^Family Medical History Detail/,
    });
    const [count] = facet.textContent!.match(/\d+$/)!;
    await user.click(facet);
    expect(document.activeElement).toBe(box());
    expect(box().value).toBe('family medical history in:family-medical-history-detail ');
    await screen.findByText(`${count} results`);
    ask(`${box().value}date`);
    await user.click(
      await screen.findByRole('button', {
        name: 'Remove filter: Family Medical History Detail',
      }),
    );
    expect(box().value).toBe('family medical history date');
    expect(document.activeElement).toBe(box());
  });

  it('says that nothing was found', async () => {
    await open();
    ask('zzzzqqq');
    await screen.findByText(/^Nothing found/);
  });
});

describe('the page of results, with what the engine answers,', () => {
  const told = async (text: RegExp) => (await screen.findByText(text)).textContent!;
  const results = () =>
    screen.getAllByRole('listitem').filter((item) => item.querySelector('mark') !== null);

  function show(address: string) {
    window.history.replaceState(null, '', address);
    render(<Page />);
  }

  it('follows its address, and says when there are none', async () => {
    show('/search?q=zzzzqqq');
    expect(await told(/^Nothing found/)).toBe('Nothing found. Try fewer or other words.');
    act(() => useHistory().push('/search?q=date'));
    expect(await told(/^1 to 50/)).toMatch(/^1 to 50 of \d+ results for “date”$/);
    act(() => useHistory().push('/search?q=zzzzqqq'));
    await told(/^Nothing found/);
  });

  it('goes on past the first fifty, to the last', async () => {
    show('/search?q=date');
    const total = Number((await told(/^1 to 50/)).match(/of (\d+)/)![1]);
    expect(results()).toHaveLength(50);
    const first = results()[0]!.textContent;
    const next = screen.getByRole('link', { name: 'Next' }).getAttribute('href')!;
    expect(next).toBe('/search?q=date&page=2');
    act(() => useHistory().push(next));
    expect(await told(/^51 to/)).toMatch(new RegExp(`^51 to \\d+ of ${total} results`));
    expect(results()[0]!.textContent).not.toBe(first);
    act(() => useHistory().push(`/search?q=date&page=${Math.ceil(total / 50)}`));
    await told(new RegExp(`to ${total} of ${total} `));
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  });

  it('has as many fields of one name as the line for them says', async () => {
    show('/search?q=date+nullable%3Ano');
    const [some] = await screen.findAllByRole('link', { name: /^\d+ fields named .* that fit$/ });
    const [number] = some!.textContent!.match(/\d+/)!;
    act(() => useHistory().push(some!.getAttribute('href')!));
    await told(new RegExp(`^${number} results named`));
    expect(results()).toHaveLength(Number(number));
  });

  it('writes the address once for many letters', () => {
    show('/search');
    const replaced = vi.spyOn(window.history, 'replaceState');
    vi.useFakeTimers();
    const box = screen.getByRole('searchbox');
    for (let length = 1; length <= 200; length++) {
      fireEvent.input(box, { target: { value: 'x'.repeat(length) } });
    }
    act(() => vi.runAllTimers());
    vi.useRealTimers();
    expect(at()).toBe(`/search?q=${'x'.repeat(200)}`);
    expect(replaced).toHaveBeenCalledTimes(1);
  });
});
