import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { changesFile, entityHistory } from '../../releases/history';
import { scratchHistory } from '../../testing/releases/scratch';
import { EntityHistory } from '../EntityHeader';
import Changes from '.';

const content = changesFile(scratchHistory());

it('lists releases newest first, what the export did apart from what was corrected, without JavaScript', () => {
  const html = renderToStaticMarkup(<Changes {...content} />);
  const order = [
    '1.1.0: Title of 1.1.0',
    '<h3>The export changed',
    'Breaking (2)',
    'Field removed: varchar',
    '<h3>Only the dictionary changed',
    'May break (1)',
    'Value added to a closed list: B',
    '<h3>No cause given',
    'Additive (1)',
    '1 change to the documentation',
    '1.0.0: Title of 1.0.0',
  ].map((text) => html.indexOf(text));
  expect(order.every((at, index) => at > (order[index - 1] ?? -1))).toBe(true);
  expect(html).toContain('breaks strict loaders');
  expect(html).toContain('We corrected the dictionary: It was seen. (An export, 2026-02-03)');
  expect(html).toContain('href="/v/1.1.0/ddl/sqlite.sql"');
});

it('is filtered from twenty changes on', () => {
  const [change] = content.releases.flatMap(({ changes }) => changes);
  const isFiltered = (amount: number) => {
    const unreleased = Array.from({ length: amount }, () => change!);
    const [release] = content.releases;
    const releases = [{ ...release!, changes: [] }];
    render(<Changes {...content} releases={releases} unreleased={unreleased} />);
    return screen.queryByLabelText('Filter the changes') !== null;
  };
  expect([19, 20].map(isFiltered)).toEqual([false, true]);
});

it('shows on the page of an entity what changed', () => {
  const history = entityHistory(scratchHistory(), { slug: 'a', aliases: [] })!;
  const { container } = render(<EntityHistory {...history} />);
  const changed = container.querySelector<HTMLElement>('#what-changed')!;
  expect(within(changed).getByText('in 1.1.0').getAttribute('href')).toBe('/changes');
  for (const [name, anchor] of Object.entries({ Field: '#field', 'Old Name': '#old-name' })) {
    expect(within(changed).getByText(name).getAttribute('href')).toBe(anchor);
  }
});
