import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { casesOf } from '../../testing/cases';
import OpenQuestions from './index';

const [questions] = Object.values(
  casesOf<Parameters<typeof OpenQuestions>[0]>('src/components/cases/OpenQuestions'),
);

it('is narrowed by kind and who could answer, and says so in the address', async () => {
  window.history.replaceState(null, '', '/open-questions');
  render(<OpenQuestions {...questions!} />);
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Time zone (1,276)');
  expect(window.location.search).toBe('?kind=zone');
  await userEvent.click(screen.getByRole('button', { name: 'Your files' }));
  expect(screen.getByText('0 questions about 0 entities')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'All kinds');
  expect(window.location.search).toBe('?ask=files');
  await userEvent.click(screen.getByRole('button', { name: 'Your files', pressed: true }));
  expect(window.location.search).toBe('');
});
