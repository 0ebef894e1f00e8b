import { counted } from './counted';

/** Longer than any message of ours; a key of the file can be of any length. */
const LONGEST_PART = 600;

/** A place in a text file; lines and columns count from 1. */
export type Position = Readonly<{ line: number; column: number }>;

export type Problem = Readonly<{
  /** Path from the project's root, with forward slashes. */
  file: string;
  position?: Position;
  /** Where in the document, such as `fields[3].dataType`; empty for the file as a whole. */
  path: string;
  message: string;
  rule?: string;
}>;

export type Place = Omit<Problem, 'message' | 'rule'>;

export type Report = (place: Place, message: string) => void;

export function reportInto(problems: Problem[]): Report {
  return (place, message) => void problems.push({ ...place, message });
}

/**
 * Thrown when the data has problems, or the files that are made from it cannot be written; carries all
 * that were found in one run.
 */
export class DataError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const lines = [...problems].sort(byPlace).map(formatProblem);
    super([...lines, problemCount(problems)].join('\n'));
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
  const text = rule ? `${message} (${rule})` : message;
  return [place, path, text].filter(Boolean).map(printable).join('  ');
}

/** Control characters spelled out, for a terminal would obey them; what is very long is cut. */
function printable(text: string): string {
  const cut = text.length > LONGEST_PART ? `${text.slice(0, LONGEST_PART)}…` : text;
  return cut.replace(
    /[\p{Cc}\u2028\u2029]/gu,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}

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
