import type * as z from 'zod';
import { counted } from '../model/counted';
import { DATA_TYPE_NAMES } from '../model/dataTypes';
import type { Report } from '../model/problem';
import { didYouMean } from '../model/nearestName';
import type { Path, YamlDocument } from './yamlDocument';

type Issue = z.core.$ZodIssue;

export function formatPath(path: Path): string {
  return path
    .map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? step : `.${step}`))
    .join('');
}

/** Reports what zod found wrong with a document, with positions, and hints from the keys such files have. */
export function reportIssues(
  file: string,
  document: YamlDocument,
  issues: readonly Issue[],
  knownKeys: readonly string[],
  report: Report,
): void {
  for (const issue of issues.flatMap(nearest)) {
    const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
    if (issue.code !== 'unrecognized_keys') {
      const place = { file, position: document.positionOf(path), path: formatPath(path) };
      report(place, describe(issue, valueAt(document.data, path)));
      continue;
    }
    for (const key of issue.keys) {
      const inner = [...path, key];
      report(
        { file, position: document.positionOfKey(inner), path: formatPath(inner) },
        `is not a key that is known here${didYouMean(key, knownKeys)}`,
      );
    }
  }
}

const entries = (count: number | bigint) => counted(Number(count), 'entry', 'entries');

/** What is said where a schema has no words of its own; nothing yet of a value that may have one of several forms. */
export const OWN_WORDS: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'too_small') return `needs ${entries(issue.minimum)} or more`;
  if (issue.code === 'too_big') return `has more than ${entries(issue.maximum)}`;
  return issue.code === 'invalid_union' ? '' : undefined;
};

/** What is wrong in each form that a value may have, unless the schema says so itself. */
const formsOf = (issue: Issue) =>
  issue.code === 'invalid_union' && issue.message === '' ? issue.errors : [];

/** Of a value that may have one of several forms, what is wrong in the one that it comes nearest to. */
function nearest(issue: Issue): Issue[] {
  const [best] = formsOf(issue)
    .filter((errors) => !errors.some(isOfOtherForm))
    .sort((a, b) => a.length - b.length);
  const found = best?.map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
  return found?.flatMap(nearest) ?? [issue];
}

const isOfOtherForm = ({ code, path }: Issue) =>
  path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');

function describe(issue: Issue, value: unknown): string {
  if (issue.code === 'invalid_key') return describe(issue.issues[0]!, issue.path.at(-1));
  if (issue.code === 'invalid_format' || issue.code === 'custom') {
    return typeof value === 'string' ? `${quote(value)} ${issue.message}` : issue.message;
  }
  const [wanted, words] = [wantedBy(issue), wordsOf(issue)];
  if (!wanted) return issue.message;
  if (value === undefined) return `is missing; it should be ${wanted}`;
  if (typeof value !== 'string' || words.length === 0) return wrongKind(value, wanted);
  const hint = didYouMean(value, words);
  const list = isDataType(words) && !hint ? `; use one of ${words.join(', ')}` : hint;
  return `${quote(value)} is not ${wanted}${list}`;
}

const KINDS: Record<string, string> = {
  string: 'text',
  array: 'a list',
  object: 'a group of keys',
  record: 'a group of keys',
};

/** What a value should be; nothing where the schema says so itself. */
function wantedBy(issue: Issue): string {
  if (issue.code === 'invalid_union')
    return [...new Set(firstOf(issue).map(wantedBy))].join(' or ');
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? issue.expected;
  const words = wordsOf(issue);
  if (words.length < 2) return words.map(quote).join();
  return isDataType(words) ? 'a data type' : `one of ${words.join(', ')}`;
}

/** The words of which a value should be one. */
function wordsOf(issue: Issue): string[] {
  return issue.code === 'invalid_value'
    ? issue.values.map(String)
    : firstOf(issue).flatMap(wordsOf);
}

/** What is wrong first in each form that a value may have. */
const firstOf = (issue: Issue) => formsOf(issue).flatMap(([first]) => first ?? []);

const isDataType = (words: readonly string[]) => words.includes(DATA_TYPE_NAMES[0]);

function wrongKind(value: unknown, wanted: string): string {
  if (value === null) return `is empty; it should be ${wanted}`;
  const found = Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'a group' : 'text';
  return `is ${found}; it should be ${wanted}`;
}

function quote(value: string): string {
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown> | null | undefined)?.[step],
    data,
  );
}
