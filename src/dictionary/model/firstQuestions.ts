/** Who could answer a question. */
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

/** A question that decides whether somebody can load and trust an export. */
export type FirstQuestion = Readonly<{
  question: string;
  /** What goes wrong without an answer. */
  decides: string;
  audience: readonly Audience[];
  /** How to find out from an export of one's own, and the DuckDB query for it. */
  findOut: string;
  query?: string;
  /** Where more of it is. */
  page: string;
}>;
