import type * as z from 'zod';
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
  for (const issue of issues) {
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

function describe(issue: Issue, value: unknown): string {
  if (issue.code === 'invalid_value') return describeWord(value, issue.values.map(String));
  if (issue.code === 'invalid_type') {
    const wanted = KINDS[issue.expected] ?? issue.expected;
    return value === undefined ? `is missing; it should be ${wanted}` : wrongKind(value, wanted);
  }
  if (issue.code === 'invalid_format' || issue.code === 'custom') {
    return typeof value === 'string' ? `${quote(value)} ${issue.message}` : issue.message;
  }
  return issue.message;
}

const KINDS: Record<string, string> = {
  string: 'text',
  array: 'a list',
  object: 'a group of keys',
  record: 'a group of keys',
};

function wrongKind(value: unknown, wanted: string): string {
  if (value === null) return `is empty; it should be ${wanted}`;
  const found = Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'a group' : 'text';
  return `is ${found}; it should be ${wanted}`;
}

function describeWord(value: unknown, allowed: readonly string[]): string {
  const isDataType = allowed.includes(DATA_TYPE_NAMES[0]);
  const choices = isDataType ? 'a data type' : `one of ${allowed.join(', ')}`;
  if (value === undefined) return `is missing; it should be ${choices}`;
  if (typeof value !== 'string') return wrongKind(value, choices);
  const hint = didYouMean(value, allowed);
  const list = isDataType && !hint ? `; use one of ${allowed.join(', ')}` : hint;
  return `${quote(value)} is not ${choices}${list}`;
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
