import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { textsOf } from '../testing/cases';
import { CopyButton, WholeDates } from './ui';

it.each(Object.entries(textsOf('src/components/wholeDates') as object))(
  'breaks a moment before its time and nowhere in its date: %s',
  (text, drawn) => {
    const html = renderToString(<WholeDates>{text}</WholeDates>);
    expect(html.replaceAll('<!-- -->', '')).toBe(drawn);
  },
);

it('says for two seconds that it copied, and nothing where the browser did not', () => {
  vi.useFakeTimers();
  render(<CopyButton text="it" label="Copy it" />);
  const button = screen.getByRole('button', { name: 'Copy it' });
  const shown = () => `${button.textContent}, ${screen.getByRole('status').textContent}`;
  document.execCommand = () => false;
  fireEvent.click(button);
  expect(shown()).toBe('Copy, ');
  document.execCommand = () => true;
  fireEvent.click(button);
  act(() => vi.advanceTimersByTime(1999));
  expect(shown()).toBe('Copied, Copied');
  act(() => vi.advanceTimersByTime(1));
  expect(shown()).toBe('Copy, ');
  vi.useRealTimers();
});
