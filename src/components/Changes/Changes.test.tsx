import { render, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { changesFile, entityHistory } from '../../releases/history';
import { scratchHistory } from '../../testing/releases/scratch';
import { EntityHistory } from '../EntityHeader';
import Changes from '.';

const content = changesFile(scratchHistory());

it('is there without JavaScript, what the export did apart from what was corrected', () => {
  const html = renderToStaticMarkup(<Changes {...content} />);
  expect(html).toMatch(
    /1\.1\.0: Title of.*>The export changed.*Field removed: varchar.*>Only the dictionary changed.*1\.0\.0: Title of/s,
  );
  expect(html).toContain('We corrected the dictionary: It was seen. (An export, 2026-02-03)');
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
