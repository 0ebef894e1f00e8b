// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changesFile, entityHistory } from '../../releases/history';
import { scratchHistory } from '../../testing/releases/history';
import EntityHistory from './EntityHistory';
import Changes from '.';

beforeEach(() => window.history.replaceState(null, '', '/changes'));
afterEach(cleanup);

const content = changesFile(scratchHistory());

it('lists releases newest first, what the export did apart from what was corrected, without JavaScript', () => {
  const html = renderToStaticMarkup(<Changes {...content} />);
  const order = [
    '1.1.0: Title of 1.1.0',
    '<h3>The export changed',
    'Breaking (2)',
    'Field removed: varchar',
    'Additive (1)',
    '<h3>We corrected the dictionary',
    'May break (1)',
    'Value added to a closed list: B',
    '1 change to the documentation',
    '1.0.0: Title of 1.0.0',
  ].map((text) => html.indexOf(text));
  expect(order.every((at, index) => at > (order[index - 1] ?? -1))).toBe(true);
  expect(html).toContain('breaks strict loaders');
  expect(html).toContain('We corrected the dictionary: It was seen. (An export, 2026-02-03)');
  expect(html).toContain('href="/v/1.1.0/ddl/sqlite.sql"');
});

it('narrows by impact, entity and cause, each in the address', async () => {
  render(<Changes {...content} />);
  const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  await userEvent.selectOptions(screen.getByLabelText('Impact'), 'Breaking');
  expect(window.location.search).toBe('?impact=breaking');
  expect(screen.getByRole('status').textContent).toBe('2 changes of 5');
  expect(items().some((text) => text.includes('Field removed'))).toBe(true);
  expect(items().some((text) => text.includes('Entity added'))).toBe(false);
  await userEvent.selectOptions(screen.getByLabelText('Impact'), 'All');
  await userEvent.selectOptions(screen.getByLabelText('Entity'), 'C');
  await userEvent.selectOptions(screen.getByLabelText('Cause'), 'The export changed');
  expect(window.location.search).toBe('?entity=c&cause=export-changed');
  expect(screen.getByRole('status').textContent).toBe('0 changes of 5');
});

it('says that there is no release yet', () => {
  render(<Changes version="unreleased" releases={[]} unreleased={[]} />);
  expect(screen.getByText(/^There is no numbered release yet/)).toBeTruthy();
});

it('shows on the page of an entity since when it is there, and what changed; what is gone keeps its address', () => {
  const history = entityHistory(scratchHistory(), { slug: 'a', aliases: [], fileName: 'A' })!;
  const { container } = render(<EntityHistory {...history} />);
  const fold = container.querySelector('#what-changed')!;
  expect(fold.querySelector('summary')?.textContent).toBe(
    'In this dictionary since at or before 1.0.0. Last changed in 1.1.0.',
  );
  expect(
    within(fold as HTMLElement)
      .getByText('Field')
      .getAttribute('href'),
  ).toBe('#field');
  expect(container.querySelector('#old-name')?.textContent).toBe(
    'Old Name: Field removed: varchar',
  );
});
