import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { casesOf } from '../testing/cases';
import CheckExport from './CheckExport';
import ReadRecord from './ReadRecord';

/** What a reader or the worker does, what comes of it, and what the page shows then. */
type Step = Readonly<{
  /** How, and what; files where that is not said. */
  drag?: [type: string, names?: string];
  drop?: string;
  press?: string;
  type?: string;
  leave?: true;
  worker?: object | 'breaks' | 'is missing';
  late?: true;
  /** What the worker is told. */
  tells?: readonly unknown[];
  gives?: readonly string[];
  shows: readonly string[];
}>;

const SHOWN =
  'h2, progress ~ p, [role=alert], [role=status], .check-more > .check-facts, li:has(> button)';

/** News without what is no longer known. */
const known = (news: object) =>
  Object.fromEntries(Object.entries(news).map(([name, value]) => [name, value ?? undefined]));

/** The steps of each page that an export is given to. */
const CASES = Object.entries({ CheckExport, ReadRecord }).flatMap(([name, Page]) =>
  Object.entries(casesOf<Step[]>(`src/components/steps/${name}`)).map(
    ([title, steps]) => [name, title, Page, steps] as const,
  ),
);

/** What is in a folder comes behind slashes, and bit by bit; one that ends with a slash cannot be read. */
function itemOf(file: File) {
  const [name, ...inside] = file.name.split('/');
  const entries = inside.map((own) => ({
    ...{ isFile: true, fullPath: `/${name}/${own}` },
    file: (give: (file: File) => void) => give(new File(['x'], own)),
  }));
  const readEntries = (give: (some: object[]) => void, fail: () => void) =>
    inside[0] ? give(entries.splice(0, 1)) : fail();
  const folder = { name, isDirectory: true, createReader: () => ({ readEntries }) };
  return { webkitGetAsEntry: () => (inside.length > 0 ? folder : null) };
}

function drag(type: string, names = 'a.json'): DataTransfer {
  const files = names.split(' ').map((name) => new File(['x'], name));
  const types = names === 'words' ? ['text/plain'] : ['Files'];
  const dataTransfer = { types, items: files.map(itemOf), files } as unknown as DataTransfer;
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    dataTransfer,
  });
  fireEvent(
    document.body,
    Object.assign(event, { relatedTarget: names === 'inside' ? document.body : null }),
  );
  // Or the browser leaves the page for a file.
  expect(event.defaultPrevented).toBe(type !== 'dragleave' && names !== 'words');
  return dataTransfer;
}

it.each(CASES)('%s: %s', async (_name, _title, Page, steps) => {
  window.history.replaceState(null, '', '/');
  let [tells, gives]: [unknown[], string[]] = [[], []];
  const workers: Record<string, (event?: object) => void>[] = [];
  let isMissing = false;
  vi.stubGlobal('Worker', function start() {
    if (isMissing) throw new ReferenceError('Worker is not defined');
    const withoutBlob = (key: string, value: unknown) => (key === 'blob' ? {} : value);
    const postMessage = (message: unknown) =>
      tells.push(JSON.parse(JSON.stringify(message, withoutBlob)));
    workers.unshift({ postMessage, terminate: () => tells.push('to end') });
    return workers[0];
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${(blob as Blob).type}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
    gives.push(`${this.getAttribute('download')} ${this.getAttribute('href')}`);
  });
  const { unmount } = render(<Page />);
  for (const { tells: told = [], gives: given = [], shows, ...done } of steps) {
    [tells, gives] = [[], []];
    if (done.leave) unmount();
    const effect = done.drag && drag(...done.drag).dropEffect;
    if (done.drop) await act(async () => void drag('drop', done.drop));
    if (done.press) fireEvent.click(screen.getByRole('button', { name: done.press }));
    if (done.type)
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: done.type } });
    isMissing ||= done.worker === 'is missing';
    const worker = workers[done.late ? 1 : 0];
    if (done.worker === 'breaks') act(() => worker?.onerror?.());
    else if (done.worker && !isMissing)
      act(() => worker?.onmessage?.({ data: known(done.worker as object) }));
    const texts = Array.from(document.querySelectorAll(SHOWN), (each) => each.textContent);
    if (effect ?? document.querySelector('.check-dragged'))
      texts.unshift(`To drop: ${effect ?? 'still'}`);
    const seen = { tells, gives, shows: texts.filter(Boolean) };
    expect(seen, JSON.stringify(done)).toEqual({ tells: told, gives: given, shows });
  }
});
