import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { cssReaders, findUnused, trimCss } from './trimCss';

describe('of the theme’s style sheet', () => {
  const isUnused = findUnused(cssReaders(path.join(__dirname, '../../..')));

  it.each([
    '.card',
    '.card__header',
    '.button--primary:hover',
    '.tabs-container > .tabs',
    '.col--offset-3',
    '.margin-top--xs',
    '.row--no-gutters > .col',
  ])('%s is left out', (selector) => expect(isUnused(selector)).toBe(true));

  it.each([
    '.menu__link',
    '.navbar-sidebar__close',
    '.margin-top--md',
    '.menu__link--active:not(.margin-top--xs)',
    '.navbar-sidebar--show .navbar-sidebar',
    '.pagination-nav',
    '.col--3',
    '.buttonGroup',
    '.table-of-contents',
    '.markdown > h2',
    '.clean-btn',
    ':root',
    '[data-theme=dark]',
  ])('%s stays', (selector) => expect(isUnused(selector)).toBe(false));
});

/** What is left of a style sheet, each run of spaces as one, where a folder has these other files. */
async function trimmed(css: string, files: Record<string, string> = {}, from = 'infima/dist/css') {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'readers-'));
  fs.mkdirSync(path.join(folder, 'deep'));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  const sheet = path.join('/', from, 'default.css');
  const { css: left } = await postcss([trimCss([folder])]).process(css, { from: sheet });
  return left.replace(/\s+/g, ' ').trim();
}

it('leaves out rules of components that no page has, and of others those selectors alone', async () => {
  const css = '.card { color: red } .menu, .card, .table { color: blue } .menu { color: red }';
  expect(await trimmed(css)).toBe('.menu, .table { color: blue } .menu { color: red }');
});

it('keeps the properties that something reads, also by way of others, here or elsewhere', async () => {
  const css = `:root { --ifm-a: 1px; --ifm-b: var(--ifm-c); --ifm-b: var(--ifm-d); --ifm-c: 2px; --ifm-d: 3px;
    --ifm-e: 4px; --ifm-f: 5px; --ifm-g: var(--ifm-e); --own: 6px }
    .menu { margin: var(--ifm-b) } .card { margin: var(--ifm-a) }`;
  expect(await trimmed(css)).toBe(
    ':root { --ifm-b: var(--ifm-c); --ifm-b: var(--ifm-d); --ifm-c: 2px; --ifm-d: 3px; --own: 6px }' +
      ' .menu { margin: var(--ifm-b) }',
  );
  const files = { 'deep/a.module.css': 'x { y: var(--ifm-a) }', 'b.tsx': "'var(--ifm-g)'" };
  const left = await trimmed(css, { ...files, 'c.md': '--ifm-f' });
  expect(left).toMatch(/--ifm-a: 1px.*--ifm-e: 4px.*--ifm-g/);
  expect(left).not.toContain('--ifm-f');
});

it('leaves other style sheets as they are', async () => {
  const css = '.card { --ifm-a: 1px }';
  expect(await trimmed(css, {}, 'src/css')).toBe(css);
});
