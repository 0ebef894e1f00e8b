export const COVERED = {
  full: 'Own entities',
  partial: 'Partial',
  custom: 'In custom fields',
  none: 'Not documented',
} as const;

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

export const AUDIENCES = {
  vendor: 'The vendor',
  agency: 'The agency',
  files: 'Your files',
} as const;

export type Audience = keyof typeof AUDIENCES;

export const AUDIENCE_NAMES = Object.keys(AUDIENCES) as [Audience, ...Audience[]];

/** Names who could answer, as a sentence begins: `The vendor or your files`. */
export function namesOf(audience: readonly Audience[]): string {
  const [first, ...others] = audience.map((each) => AUDIENCES[each]);
  return [first, ...others.map((name) => name.charAt(0).toLowerCase() + name.slice(1))].join(
    ' or ',
  );
}

/** From what a question follows: somebody wrote it, or it comes from the field's type and name. */
export const QUESTION_KINDS = {
  written: 'Meaning, values and rules',
  values: 'Values of a coded field',
  zone: 'Time zone',
  flag: 'Spelling of a flag',
} as const;

export type QuestionKind = keyof typeof QUESTION_KINDS;
