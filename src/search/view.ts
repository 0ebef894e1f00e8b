import { namesakesPath, searchPath } from '../dictionary/model/addresses';
import { nameKey } from '../dictionary/model/names';
import { isStopWord, stem, wordsOf } from '../dictionary/model/words';
import type { Answer } from './engine';
import { type Facet, type SetFilter, facetsOf } from './filters';
import type { SearchResult } from './fold';

export type Segment = Readonly<{ text: string; marked: boolean }>;

/** A result as a page shows it: small enough to be sent from a worker. */
export type ResultView = Readonly<{
  /** Path below the base URL, with fragment. */
  path: string;
  title: readonly Segment[];
  /** Where it is: the entity, or the guide; nothing for a page. */
  place: string;
  /** `varchar, nullable`, or what kind of thing it is. */
  facts: string;
  text: readonly Segment[];
  /** The line that leads to all fields of this name that were found. */
  others?: Readonly<{ label: string; path: string }>;
}>;

export type AnswerView = Readonly<{
  results: readonly ResultView[];
  /** How many results there are in all; facets count the same. */
  total: number;
  facets: readonly Facet[];
  filters: readonly SetFilter[];
  /** Where all is that a filter shows, and the words to mark there. */
  fitting?: Readonly<{ paths: readonly string[]; words: readonly string[] }>;
}>;

export type Part = Readonly<{
  offset?: number;
  limit?: number;
  /** The one name whose fields are wanted, each as a result of its own. */
  name?: string;
  isFilter?: boolean;
}>;

const LIMIT = 50;

export function viewAnswer(answer: Answer, part: Part = {}): AnswerView {
  const { offset = 0, limit = LIMIT, name, isFilter } = part;
  const results = name ? fieldsNamed(answer.results, name) : answer.results;
  const found = new Set(answer.words.filter((word) => !isStopWord(word)));
  return {
    results: results
      .slice(offset, offset + limit)
      .map((result) => ({ ...viewResult(result, found), others: linkToOthers(result, answer) })),
    total: results.length,
    facets: facetsOf(results),
    filters: answer.filters,
    ...(isFilter && {
      fitting: { paths: answer.fitting.map(({ path }) => path), words: [...found] },
    }),
  };
}

function fieldsNamed(results: readonly SearchResult[], name: string): SearchResult[] {
  const key = nameKey(name);
  return results
    .flatMap(({ document, folded }) => [document, ...folded])
    .filter((document) => document.kind === 'field' && document.key === key)
    .map((document) => ({ document, folded: [] }));
}

const SNIPPET = 150;

/** What was found, and the part of its text that was; where only other words or an example were, those too. */
function viewResult({ document }: SearchResult, found: ReadonlySet<string>): ResultView {
  const { path, place, facts, otherWords = [], examples = [] } = document;
  const title = segments(document.title, found);
  const text = document.text ? segments(snippet(document.text, found), found) : [];
  if (![...title, ...text].some(({ marked }) => marked)) {
    text.push(
      ...foundAmong(otherWords, ' In other words: ', found),
      ...foundAmong(examples, ' For example: ', found),
    );
  }
  return { path, title, place, facts, text };
}

function foundAmong(
  phrases: readonly string[],
  label: string,
  found: ReadonlySet<string>,
): Segment[] {
  const matching = phrases.filter((phrase) => isFound(phrase, found));
  if (matching.length === 0) return [];
  return [{ text: label, marked: false }, ...segments(`${matching.join(', ')}.`, found)];
}

/** Leads to exactly the fields of this name that were found, here or on the page of all fields. */
function linkToOthers(
  { document, folded }: SearchResult,
  { input, countOfName }: Answer,
): ResultView['others'] {
  if (document.kind !== 'field' || folded.length === 0) return undefined;
  const { fieldName } = document.field;
  const count = folded.length + 1;
  return count === countOfName.get(document.key)
    ? {
        label: `${count === 2 ? 'Both' : `All ${count}`} fields named ${fieldName}`,
        path: namesakesPath(fieldName),
      }
    : {
        label: `${count} fields named ${fieldName} that fit`,
        path: searchPath(input, { name: fieldName }),
      };
}

export function segments(text: string, found: ReadonlySet<string>): Segment[] {
  return text
    .split(/(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?![\p{L}\p{N}])/u)
    .map((piece) => ({ text: piece, marked: isFound(piece, found) }));
}

function isFound(piece: string, found: ReadonlySet<string>): boolean {
  return wordsOf(piece).some((word) => found.has(word) || found.has(stem(word)));
}

/** The part of a text around the first word that was found. */
function snippet(text: string, found: ReadonlySet<string>): string {
  if (text.length <= SNIPPET) return text;
  const first = text.split(/\s+/).find((word) => isFound(word, found));
  const at = Math.max(0, first ? text.indexOf(first) - SNIPPET / 3 : 0);
  const start = at === 0 ? 0 : text.indexOf(' ', at) + 1;
  const end = text.lastIndexOf(' ', start + SNIPPET);
  return `${start > 0 ? '… ' : ''}${text.slice(start, Math.max(end, start + 1))} …`;
}
