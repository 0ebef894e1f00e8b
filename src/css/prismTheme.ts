import type { PrismTheme } from 'prism-react-renderer';

/**
 * Code colors, one theme for both modes: the values are tokens of `css/tokens.css`, so code is right
 * before any script has run.
 */
export const prismTheme: PrismTheme = {
  plain: { color: 'var(--portal-text)', backgroundColor: 'var(--portal-surface)' },
  styles: [
    { types: ['property'], style: { color: 'var(--portal-code-key)' } },
    { types: ['string'], style: { color: 'var(--portal-code-text)' } },
    { types: ['number'], style: { color: 'var(--portal-code-number)' } },
    { types: ['boolean', 'keyword'], style: { color: 'var(--portal-code-word)' } },
    { types: ['punctuation', 'operator'], style: { color: 'var(--portal-text-soft)' } },
  ],
};
