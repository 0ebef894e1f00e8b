import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { casesOf } from '../../testing/cases';
import OpenQuestions from './index';

const [questions] = Object.values(
  casesOf<Parameters<typeof OpenQuestions>[0]>('src/components/cases/OpenQuestions'),
);

function open(address: string) {
  window.history.replaceState(null, '', address);
  render(<OpenQuestions {...questions!} />);
}

const entities = () =>
  Array.from(document.querySelectorAll('details[id] > summary'), ({ textContent }) => textContent);
const count = () => screen.getByText(/about/, { selector: '[role=status]' }).textContent;

it('opens the entity of the address', () => {
  open('/open-questions#payer');
  const opened = Array.from(document.querySelectorAll('details[id][open]'), ({ id }) => id);
  expect(opened).toEqual(['payer']);
});

it('is narrowed by kind and who could answer, and says so in the address', async () => {
  open('/open-questions');
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Time zone (1,276)');
  expect(window.location.search).toBe('?kind=zone');
  expect(entities()).toEqual(['eMAR 1 question']);
  await userEvent.click(screen.getByRole('button', { name: 'Your files' }));
  expect(count()).toBe('0 questions about 0 entities');
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'All kinds');
  expect(window.location.search).toBe('?ask=files');
  expect(entities()).toEqual(['Payer 1 question']);
});
