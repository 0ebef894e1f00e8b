import type { CatalogField } from '../dictionary/contract/catalog';
import { namesakesPath, searchPath } from '../dictionary/model/addresses';
import { nameKey } from '../dictionary/model/names';
import { isStopWord, stem, wordsOf } from '../dictionary/model/words';
import { pathOf } from './documents';
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
}>;

export type Part = Readonly<{
  offset?: number;
  limit?: number;
  /** The one name whose fields are wanted, each as a result of its own. */
  name?: string;
}>;

const LIMIT = 50;

export function viewAnswer(answer: Answer, part: Part = {}): AnswerView {
  const { offset = 0, limit = LIMIT, name } = part;
  const results = name ? fieldsNamed(answer.results, name) : answer.results;
  const found = new Set(answer.words.filter((word) => !isStopWord(word)));
  return {
    results: results
      .slice(offset, offset + limit)
      .map((result) => ({ ...viewResult(result, found), others: linkToOthers(result, answer) })),
    total: results.length,
    facets: facetsOf(results),
    filters: answer.filters,
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

function viewResult({ document }: SearchResult, found: ReadonlySet<string>): ResultView {
  const path = pathOf(document);
  const mark = (text: string) => segments(text, found);
  switch (document.kind) {
    case 'entity': {
      const { name, fileName } = document.entity;
      const shown = described(mark(name), document.entity, found);
      return { path, ...shown, place: `${fileName}.json`, facts: 'entity' };
    }
    case 'field': {
      const { field, entity } = document;
      const facts = field.isNullable ? `${field.dataType}, nullable` : field.dataType;
      return { path, ...described(mark(field.fieldName), field, found), place: entity.name, facts };
    }
    case 'value': {
      const { field, entity, code, meaning } = document;
      const title = mark(meaning ? `${code}: ${meaning}` : code);
      const place = `${entity.name} › ${field.fieldName}`;
      return { path, title, place, facts: 'value', text: [] };
    }
    case 'page': {
      const { title, text = '', facts = 'page' } = document.page;
      return { path, title: mark(title), place: '', facts, text: mark(snippet(text, found)) };
    }
    case 'guide': {
      const { guide, heading, text } = document.section;
      const title = mark(heading || guide);
      return { path, title, place: guide, facts: 'guide', text: mark(snippet(text, found)) };
    }
  }
}

type Described = Pick<CatalogField, 'description' | 'otherWords' | 'examples'>;

/** The part of a description that was found; where only other words or an example were, those too. */
function described(
  title: readonly Segment[],
  { description, otherWords = [], examples = [] }: Described,
  found: ReadonlySet<string>,
): Pick<ResultView, 'title' | 'text'> {
  const text = segments(snippet(description, found), found);
  if (![...title, ...text].some(({ marked }) => marked)) {
    text.push(
      ...foundAmong(otherWords, ' In other words: ', found),
      ...foundAmong(examples, ' For example: ', found),
    );
  }
  return { title, text };
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

function segments(text: string, found: ReadonlySet<string>): Segment[] {
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
