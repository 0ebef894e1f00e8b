/** How it is known that the site meets a criterion of WCAG 2.2, or that there is nothing to meet. */
export const TRIED_BY = {
  axe: {
    word: 'Checker',
    means: 'axe looks at it on every page, in both color modes, on a desk and on a phone',
  },
  'browser-test': {
    word: 'Browser test',
    means: 'a test does in a browser what a reader would do, and fails where it does not succeed',
  },
  review: {
    word: 'Review',
    means: 'this site’s editors looked at pages and code; no test covers it',
  },
  'does-not-apply': {
    word: 'Does not apply',
    means: 'the site has nothing of what the criterion is about',
  },
  nobody: {
    word: 'Not tested',
    means: 'nobody has looked',
  },
} as const;

export type TriedBy = keyof typeof TRIED_BY;

export const TRIED_BY_NAMES = Object.keys(TRIED_BY) as [TriedBy, ...TriedBy[]];

export type Criterion = Readonly<{
  number: string;
  title: string;
  level: 'A' | 'AA';
  triedBy: readonly TriedBy[];
  says: string;
  open?: string;
}>;
