import { counted } from './counted';

/** A place in a text file; lines and columns count from 1. */
export type Position = Readonly<{ line: number; column: number }>;

/** One fault of a file, told so that its author can mend it. */
export type Problem = Readonly<{
  /** Path from the project's root, with forward slashes. */
  file: string;
  position?: Position;
  /** Where in the document, such as `fields[3].dataType`; empty for the file as a whole. */
  path: string;
  /** What is wrong and what would be right. */
  message: string;
  /** The entity, by its slug, and the field that it is about. */
  about?: Readonly<{ entity: string; field?: string }>;
  /** Name of the rule about the content that is broken. */
  rule?: string;
}>;

/**
 * Thrown when the data has faults, or the files that are made from it cannot be written; carries all
 * that were found in one run.
 */
export class DataError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.name = 'DataError';
    this.problems = problems;
  }
}

/**
 * One line for a problem: `data/entities/x.yaml:12:5  fields[3].dataType  "varhcar" is not …`, with the
 * broken rule's name in brackets at the end.
 */
export function formatProblem({ file, position, path, message, rule }: Problem): string {
  const place = position ? `${file}:${position.line}:${position.column}` : file;
  return [place, path, rule ? `${message} (${rule})` : message].filter(Boolean).join('  ');
}

/** Problems one a line, in the order of the files. */
export function problemLines(problems: readonly Problem[]): string[] {
  return [...problems].sort(byPlace).map(formatProblem);
}

function formatProblems(problems: readonly Problem[]): string {
  return [...problemLines(problems), problemCount(problems)].join('\n');
}

/** How many problems there are, in words. */
export function problemCount(problems: readonly Problem[]): string {
  const inData = problems.every(({ file }) => /^data\/(?!schema\/)/.test(file));
  return counted(problems.length, 'problem') + (inData ? ' in the data' : '');
}

function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (
    (a.position?.line ?? 0) - (b.position?.line ?? 0) ||
    (a.position?.column ?? 0) - (b.position?.column ?? 0)
  );
}
