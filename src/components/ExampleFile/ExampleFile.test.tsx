import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../testing/pageOf';
import { examplePretty } from '../../dictionary/model/exampleRecord';
import ExampleFile from './index';

const page = pageOf([
  { fieldName: 'Payer Id', exampleValue: '007' },
  { fieldName: 'Insurance Name', dataType: 'varchar', exampleValue: 'Example "Health"' },
  { fieldName: 'Phone', dataType: 'varchar', exampleValue: null },
  { fieldName: 'Zip', dataType: 'varchar', exampleValue: 'TODO' },
]);

it('shows the record under its file’s name, one field a line', () => {
  render(<ExampleFile {...page} />);
  expect(screen.getByText('ContentPayer.json')).toBeTruthy();
  expect(document.querySelector('pre')?.textContent).toBe(examplePretty(page.fields));
});

it('colors what each part is, and highlights the line of a missing example', () => {
  render(<ExampleFile {...page} />);
  const lines = Array.from(document.querySelectorAll('pre code > span'));
  expect(lines.map(({ className }) => className)).toEqual(['', '', '', 'todo']);
  const kinds = lines.map((line) => Array.from(line.children, ({ className }) => className).join());
  expect(kinds).toEqual(['key,number', 'key,text', 'key,word', 'key,word']);
});
