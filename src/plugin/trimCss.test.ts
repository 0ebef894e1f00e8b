import { describe, expect, it } from 'vitest';
import { isUnused } from './trimCss';

describe('of the theme’s style sheet', () => {
  it.each([
    '.card',
    '.card__header',
    '.button--primary:hover',
    '.tabs-container > .tabs',
    '.col--offset-3',
  ])('%s is left out', (selector) => expect(isUnused(selector)).toBe(true));

  it.each([
    '.menu__link',
    '.navbar-sidebar__close',
    '.padding-top--md',
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
