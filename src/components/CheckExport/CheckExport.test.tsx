import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { zipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeFields } from '../../outputs/artefacts/customDictionary/customDictionary';
import { convertRules } from '../../outputs/artefacts/programs/convertRules';
import { dictionary as project } from '../../testing/guides/projectGuides';
import { readSample } from '../../testing/sample/sample';
import type { ToWorker } from './messages';
import { serveChecks } from './serveChecks';
import CheckExport from './index';

const { dictionary } = await readSample();
const known = await convertRules(dictionary, { guides: [] });
const rules = { ...known.check, kinds: project.findingKinds };

/** Does what the page's worker does, in the test's own thread. */
class WorkerHere {
  onmessage?: (event: { data: unknown }) => void;
  readonly #take = serveChecks({ ...known, check: rules }, describeFields(dictionary), (data) =>
    this.onmessage?.({ data }),
  );

  constructor() {
    queueMicrotask(() => this.onmessage?.({ data: { isLoaded: true } }));
  }

  postMessage(message: ToWorker) {
    void this.#take(message);
  }

  terminate() {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', WorkerHere);
});

const press = (name: string | RegExp) => screen.getByRole('button', { name });

function dropFile(file: File): void {
  const dataTransfer = {
    types: ['Files'],
    items: [{ webkitGetAsEntry: () => null }],
    files: [file],
  };
  const drop = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(drop, { dataTransfer });
  fireEvent(document.body, drop);
}

async function check(text: string, name = `${entity?.file}.json`) {
  render(<CheckExport />);
  await act(async () => void dropFile(new File([text], name)));
}

const VERDICT = /^(\d+ problems?|No problems|All \d+ files?|Not checked)/;

const entity = rules.entities.find(({ slug }) => slug === 'every-feature');
const record = (value: unknown) =>
  JSON.stringify(
    Object.fromEntries(entity?.fields.map(({ name }, at) => [name, at === 0 ? value : null]) ?? []),
  );

it('asks for files by one button and for a folder by the other', () => {
  render(<CheckExport />);
  const choosers = Array.from(document.querySelectorAll<HTMLInputElement>('input[type=file]'));
  expect(choosers.map(({ webkitdirectory }) => webkitdirectory)).toEqual([false, true, false]);
  expect(choosers.map(({ multiple }) => multiple)).toEqual([true, true, false]);
  const file = Object.assign(new File(['x'], 'a.json'), { webkitRelativePath: 'ehi/a.json' });
  const forget = vi.fn();
  const told = vi.spyOn(WorkerHere.prototype, 'postMessage');
  Object.defineProperty(choosers[1], 'value', { set: forget });
  fireEvent.change(choosers[1]!, { target: { files: [file] } });
  // The same can be chosen again.
  expect(forget).toHaveBeenCalledExactlyOnceWith('');
  const given = { files: [{ path: 'ehi/a.json', blob: file }], isFolder: true };
  expect(told).toHaveBeenCalledExactlyOnceWith({ check: { given, name: 'ehi' } });
  expect(screen.getByText('Checking ehi')).toBeTruthy();
});

it('opens problems with their files in the line, and keeps formatting differences folded in one', async () => {
  await check(`${record('x')}\r\n`);
  await screen.findByRole('heading', { name: VERDICT });
  const group = screen.getByText('Problems').closest('details');
  expect(
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(),
  ).toMatch(/problem/);
  expect(group?.open).toBe(true);
  const problem = group?.querySelector<HTMLElement>('.check-kind summary');
  expect(problem?.textContent).toContain(`· ${entity?.file}.json`);
  expect(problem?.closest('details')?.open).toBe(true);
  const [link] = screen.getAllByRole('link', { name: entity?.fields[0]?.name });
  expect(link?.getAttribute('href')).toContain('/entities/every-feature#');
  const formatting = screen.getByText('Formatting differences');
  expect(formatting.closest('details')?.open).toBe(false);
  expect(formatting.closest('summary')?.textContent).toContain('Windows line endings');
  expect(screen.getByText(/^1 record · \d+ problems? · \d formatting difference/)).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

describe('an agency’s own fields', () => {
  const custom = rules.entities.find(({ isCustomOnly }) => isCustomOnly)!;
  const records = `{"${custom.fields[0]?.name}":1,"Mood":"good"}\n`;
  const describeBy = (text: string) => {
    const input = document.querySelector<HTMLInputElement>('input[accept]')!;
    return userEvent.upload(input, new File([text], 'custom.yaml'));
  };

  it('can be described before anything is checked', async () => {
    render(<CheckExport />);
    await describeBy(`${custom.file}: { Mood: integer }\n`);
    expect(await screen.findByRole('button', { name: 'Download your dictionary' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: VERDICT })).toBeNull();
    await act(async () => void dropFile(new File([records], `${custom.file}.json`)));
    expect(await screen.findByRole('heading', { name: '1 problem.' })).toBeTruthy();
    expect(press('Download your dictionary')).toBeTruthy();
  });

  it('keep the result where their description is wrong, and say where', async () => {
    await check(records, `${custom.file}.json`);
    await screen.findByRole('heading', { name: VERDICT });
    await describeBy(`${custom.file}:\n  Mood: integr\n`);
    expect((await screen.findByRole('alert')).textContent).toContain('custom.yaml:2:3: "Mood" of ');
    expect(screen.getByRole('heading', { name: VERDICT })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download your dictionary' })).toBeNull();
  });
});

it('says of a foreign zip that nothing was checked, once, with what follows from it folded', async () => {
  render(<CheckExport />);
  const zip = zipSync({ 'bundle.json': new Uint8Array(2) }) as Uint8Array<ArrayBuffer>;
  dropFile(new File([zip], 'other.zip'));
  const name = 'Not checked: other.zip contains no file of an export.';
  const panel = (await screen.findByRole('heading', { name })).closest('.check-verdict');
  expect(panel?.className).toContain('check-is-not-checked');
  expect(panel?.textContent).not.toContain('0 records');
  expect(
    screen.getByText('No file of an export', { selector: 'strong' }).closest('summary')
      ?.textContent,
  ).toMatch(/1 file · other\.zip$/);
  const folded = screen.getByText('This explains 1 more finding').closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toContain('Unknown file 1 file · ');
  expect(screen.queryByText(/more place/)).toBeNull();
});

it('shows ten places of a kind, and folds all others open', async () => {
  render(<CheckExport />);
  dropFile(new File(['{"Client Id":1}\n'], 'ContentEveryFeature.json'));
  const title = await screen.findByText('Field missing from every record', { selector: 'strong' });
  const kind = title.closest('details');
  const [shown, folded] = Array.from(kind?.querySelectorAll('ul') ?? []);
  const count = dictionary.entities.find(({ slug }) => slug === 'every-feature')!.fields.length - 1;
  expect(shown?.children).toHaveLength(10);
  expect(folded?.children).toHaveLength(count - 10);
  expect(screen.getByText(`${count - 10} more places`)).toBeTruthy();
  expect(screen.getByText(`1 record · ${count} problems`)).toBeTruthy();
});
