import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strToU8, zipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import ReadRecord from './index';

type Hear = (event: { data: unknown }) => void;

/** Does what the page's worker does, in the test's own thread. */
const inside: { onmessage?: Hear; [name: string]: unknown } = { location: window.location };
class WorkerHere {
  onmessage?: Hear;
  constructor() {
    inside.postMessage = (data: unknown) => this.onmessage?.({ data });
  }
  postMessage(data: unknown) {
    inside.onmessage?.({ data });
  }
  terminate() {}
}

const ids = Array.from({ length: 202 }, (_, at) => `{"Client Id":${202 - at},"Zip":"99999"}\n`);
const zip = zipSync({
  'ContentClientPreviousAddress.json': strToU8(ids.join('')),
  'ContentClientProfile_Custom.json': strToU8(
    '{"Client Id":7,"First Name":"Ann","Date of Birth":"1985-04-12"}',
  ),
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('reads the record of whom one chooses, and saves it without what is hidden', async () => {
  vi.stubGlobal('self', Object.assign(inside, { postMessage: () => {} }));
  vi.stubGlobal('Worker', WorkerHere);
  const asked = vi.fn((_: string) => true);
  vi.stubGlobal('confirm', asked);
  await import('./worker');
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  render(<ReadRecord />);
  const give = (name: string, content: BlobPart) =>
    userEvent.upload(document.querySelector('input')!, new File([content], name));
  await give('none.zip', 'no zip');
  expect((await screen.findByRole('alert')).textContent).toBe('none.zip: Not a zip.');
  await give('export.zip', zip as Uint8Array<ArrayBuffer>);
  const press = async (name: string) =>
    fireEvent.click(await screen.findByRole('button', { name }));
  const clients = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect([clients.length, clients.at(-1)]).toEqual([201, 'The first 200 of these are listed.']);
  expect(clients.slice(0, 3)).toEqual([
    'Ann 7 · born Apr 12, 1985 · 2 records',
    'Client 1 1 · 1 record',
    'Client 10 10 · 1 record',
  ]);
  await press('Client 2');
  await press('Save as one file');
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Geography/ }));
  await press('Save as one file');
  await vi.waitFor(() => expect(saved).toHaveLength(2));
  expect(asked.mock.lastCall?.[0]).toMatch(/ of Client 2: .* Attached files are not in it\./);
  const [link] = clicked.mock.contexts as HTMLAnchorElement[];
  expect(link?.download).toBe('record-2.html');
  const texts = await Promise.all(saved.map((blob) => blob.text()));
  expect(texts.map((text) => text.includes('Client 2'))).toEqual([true, true]);
  expect(texts.map((text) => text.includes('<dt>Zip</dt><dd>99999'))).toEqual([true, false]);
});
