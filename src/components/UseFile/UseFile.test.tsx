// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageOf } from '../../testing/pageOf';
import FileUses from './FileUses';
import UseFile from './index';
import { ServedFileUses } from './served';

// The page as it is while React takes it over.
vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => false }));

let comeNear: () => void;

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const SERVED =
  '<button role="tab" id="file_use_pandas">pandas</button><code id="file_use">CREATE TABLE</code>';

/** Shows the section in a page that was served with it. */
function renderServed(served = SERVED) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = `<div id="entity_uses">${served}</div>`;
  render(<UseFile {...pageOf([])} />, { container: root, hydrate: true });
  return root;
}

it('leaves what was served as it is until the reader comes near, and goes on from there', async () => {
  const root = renderServed();
  expect(root.querySelector('#entity_uses')?.innerHTML).toBe(SERVED);
  act(comeNear);
  await screen.findByRole('tablist');
  expect(root.querySelector('code')?.textContent).toBe('CREATE TABLE');
});

it('loads the whole of long code when the reader comes near, and shows the served start till then', async () => {
  const asked = vi.fn(() => Promise.resolve(Response.json({ postgresql: 'CREATE TABLE' })));
  vi.stubGlobal('fetch', asked);
  const start = { text: 'CREATE', isWhole: false };
  const root = renderServed(renderToStaticMarkup(<FileUses {...pageOf([])} start={start} />));
  expect(asked).not.toHaveBeenCalled();
  act(comeNear);
  await vi.waitFor(() => expect(root.querySelector('code')?.textContent).toBe('CREATE TABLE'));
});

it('remembers the tab that was clicked too early', async () => {
  const root = renderServed();
  fireEvent.click(root.querySelector('#file_use_pandas')!);
  act(comeNear);
  const tab = await screen.findByRole('tab', { name: 'pandas', selected: true });
  expect(tab).toBeTruthy();
});

it('leaves the focus on the button that has it while the section begins to answer', async () => {
  const root = renderServed(renderToStaticMarkup(<ServedFileUses {...pageOf([])} />));
  const copy = () => screen.getByRole('button', { name: /^Copy/ });
  const served = copy();
  served.focus();
  act(comeNear);
  await vi.waitFor(() => expect(root.contains(served)).toBe(false));
  expect(document.activeElement).toBe(copy());
});
