import postcss from 'postcss';
import { expect, it } from 'vitest';
import { isUnused, trimCss } from './trimCss';

it.each([
  ...['.card', '.card__header', '.button--primary:hover', '.tabs-container > .tabs'],
  ...['.col--11', '.margin-top--md', '.text--center', '.row--no-gutters > .col'],
])('of the theme’s style sheet %s is left out', (selector) =>
  expect(isUnused(selector)).toBe(true),
);

it.each([
  '.menu__link',
  '.menu__link--active:not(.tabs)',
  ...['.col', '.col--3', '.padding-top--md', '.margin-vert--xl'],
  '.buttonGroup',
  ':root',
  '[data-theme=dark]',
])('%s stays', (selector) => expect(isUnused(selector)).toBe(false));

it('leaves out selectors of Infima, and all of what the theme is not asked for', () => {
  const css = '.card { color: red } .menu, .card { color: blue } :root { --ifm-card-color: red }';
  const trimmed = (from: string) => postcss([trimCss]).process(css, { from }).css;
  expect(trimmed('/infima/dist/css/default.css').trim()).toBe('.menu { color: blue } :root {}');
  expect(trimmed('/src/css/default.css')).toBe(css);
  expect(trimmed('/theme-classic/lib/theme/AnnouncementBar/styles.module.css')).toBe('');
});
