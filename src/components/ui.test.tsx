import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CopyButton, WholeDates } from './ui';

const html = (text: string) => renderToString(<WholeDates>{text}</WholeDates>);

it('breaks a moment before its time and nowhere in its date', () => {
  expect(html('2025-03-04T10:00:00.000')).toBe(
    '<span class="portal-date">2025-03-04</span><wbr/>T10:00:00.000',
  );
});

it('leaves every other text as it is', () => {
  for (const text of ['', 'null', '2025-03-04', '555-01-0199', '12-34-56T1', 'a < b']) {
    expect(html(text)).toBe(text.replace('<', '&lt;'));
  }
});

it('leaves no part of a text with several moments out', () => {
  const text = 'from 2025-03-04T10:00 to 2025-03-05T11:00, or so';
  expect(html(text).replace(/<[^>]*>|<!-- -->/g, '')).toBe(text);
  expect(html(text).match(/<wbr/g)).toHaveLength(2);
});

it('says for two seconds that it copied', () => {
  vi.useFakeTimers();
  document.execCommand = () => true;
  render(<CopyButton text="it" label="Copy it" />);
  const button = screen.getByRole('button', { name: 'Copy it' });
  fireEvent.click(button);
  act(() => vi.advanceTimersByTime(1999));
  expect([button.textContent, screen.getByRole('status').textContent]).toEqual([
    'Copied',
    'Copied',
  ]);
  act(() => vi.advanceTimersByTime(1));
  expect([button.textContent, screen.getByRole('status').textContent]).toEqual(['Copy', '']);
  vi.useRealTimers();
});
