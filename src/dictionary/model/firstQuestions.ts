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

export const QUESTION_KIND_NAMES = Object.keys(QUESTION_KINDS) as [QuestionKind, ...QuestionKind[]];

/** What depends on an answer: fields of which this kind of question is open, fields that hold an identifier, or files. */
export type Reach = Readonly<
  { kind: QuestionKind } | { identifier: string } | { files: 'all' | 'custom' } | { entity: string }
>;

export type FirstQuestion = Readonly<{
  question: string;
  decides: string;
  audience: readonly Audience[];
  reach: Reach;
  /** How to find out from an export of one's own, and the DuckDB query for it. */
  findOut: string;
  query?: string;
  page: string;
}>;
