// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { pageOf } from '../../testing/pageOf';
import { examplePretty } from '../../dictionary/model/exampleRecord';
import ExampleFile, { lightLine } from './index';

const page = pageOf([
  { fieldName: 'Payer Id', exampleValue: '007' },
  { fieldName: 'Insurance Name', dataType: 'varchar', exampleValue: 'Example "Health"' },
  { fieldName: 'Phone', dataType: 'varchar', exampleValue: null },
  { fieldName: 'Zip', dataType: 'varchar', exampleValue: 'TODO' },
]);

const LINE = String.raw`{"Payer Id":007,"Insurance Name":"Example \"Health\"","Phone":null,"Zip":TODO}`;

it('shows the record under its file’s name, one field a line', () => {
  render(<ExampleFile {...page} />);
  expect(screen.getByText('ContentPayer.json')).toBeTruthy();
  expect(document.querySelector('pre')?.textContent).toBe(examplePretty(page.fields));
  expect(screen.getByRole('button', { name: 'Readable', pressed: true })).toBeTruthy();
});

it('colors what each part is, and highlights the line of a missing example', () => {
  render(<ExampleFile {...page} />);
  const lines = Array.from(document.querySelectorAll('pre code > span'));
  expect(lines.map(({ className }) => className)).toEqual(['', '', '', 'todo']);
  const kinds = lines.map((line) => Array.from(line.children, ({ className }) => className).join());
  expect(kinds).toEqual(['key,number', 'key,text', 'key,word', 'key,word']);
});

it('lights the line of one field at a time', () => {
  render(<ExampleFile {...page} />);
  const lit = () => Array.from(document.querySelectorAll('[data-lit]'), (line) => line.textContent);
  lightLine(1);
  expect(lit()).toEqual([String.raw`  "Insurance Name": "Example \"Health\"",` + '\n']);
  lightLine(2);
  expect(lit()).toEqual(['  "Phone": null,\n']);
  lightLine(undefined);
  expect(lit()).toEqual([]);
});

it('switches to the line that stands in the file', async () => {
  render(<ExampleFile {...page} />);
  await userEvent.click(screen.getByRole('button', { name: /NDJSON/ }));
  expect(document.querySelector('pre')?.textContent).toBe(LINE);
});

it('downloads a file of one record under the export file’s name', async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:x';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  render(<ExampleFile {...page} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(names).toEqual(['ContentPayer.json']);
  expect(await blobs[0]?.text()).toBe(`${LINE}\n`);
});
