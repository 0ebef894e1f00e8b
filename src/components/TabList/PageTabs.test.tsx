// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageTabs, Tab } from './panels';

beforeEach(() => window.history.replaceState(null, '', '/page'));
afterEach(cleanup);

const tabs = (
  <PageTabs label="Parts">
    <Tab id="first" name="First">
      <h2 id="first">First</h2>
    </Tab>
    <Tab id="second" name="Second">
      <h2 id="second">Second</h2>
      <p id="deep">Deep</p>
    </Tab>
  </PageTabs>
);
const shown = () =>
  screen
    .getAllByRole('tabpanel')
    .filter((panel) => panel.dataset.chosen === 'true')
    .map((panel) => panel.dataset.tab);

it('has all parts in the page as it is served, each under its heading', () => {
  document.body.innerHTML = renderToStaticMarkup(tabs);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'First',
    'Second',
  ]);
  document.body.innerHTML = '';
});

it('begins with the first, and writes what is chosen into the address', async () => {
  render(tabs);
  expect(shown()).toEqual(['first']);
  await userEvent.click(screen.getByRole('tab', { name: 'Second' }));
  expect(shown()).toEqual(['second']);
  expect(window.location.hash).toBe('#second');
  await userEvent.keyboard('{Home}');
  expect(shown()).toEqual(['first']);
});

it('shows the part that the address leads into, and scrolls to the place there', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  act(() => window.history.replaceState(null, '', '/page#deep'));
  render(tabs);
  expect(shown()).toEqual(['second']);
  expect(scroll.mock.contexts.at(-1)).toBe(document.getElementById('deep'));
  vi.restoreAllMocks();
});
