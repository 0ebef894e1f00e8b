import { render, screen } from '@testing-library/react';
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

it('shows the record under its file’s name, one field a line, colors what each part is, and highlights the line of a missing example', () => {
  render(<ExampleFile {...page} />);
  // It is not broken in the middle of a word.
  expect(screen.getByText('ContentPayer.json').innerHTML).toBe('Content<wbr>Payer.json');
  expect(document.querySelector('pre')?.textContent).toBe(examplePretty(page.fields));
  const lines = Array.from(document.querySelectorAll('pre code > span'));
  expect(lines.map(({ className }) => className)).toEqual(['', '', '', 'todo']);
  const kinds = lines.map((line) => Array.from(line.children, ({ className }) => className).join());
  expect(kinds).toEqual(['key,number', 'key,text', 'key,word', 'key,word']);
});

it('brings the line of a field into the middle of its frame, where that is beside the fields and the line out of sight', () => {
  render(<ExampleFile {...page} />);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const frame = document.querySelector('pre')!;
  const [line, seen] = document.querySelectorAll<HTMLElement>('pre code > span');
  Object.defineProperty(frame, 'clientHeight', { value: 200 });
  frame.getBoundingClientRect = () => new DOMRect(0, 100, 0, 200);
  line!.getBoundingClientRect = () => new DOMRect(0, 500, 0, 20);
  seen!.getBoundingClientRect = () => new DOMRect(0, 280, 0, 20);
  lightLine(1);
  expect(frame.scrollTop).toBe(0);
  lightLine(0);
  vi.unstubAllGlobals();
  expect(frame.scrollTop).toBe(300);
  expect(document.querySelectorAll('[data-lit]')).toHaveLength(1);
  expect(line!.dataset.lit).toBe('');
});
