import { entityPath, fieldGroupPath, fieldPath, sectionPath } from '../dictionary/model/addresses';
import type { Answer } from './engine';
import type { SearchDocument } from './documents';
import type { SearchResult } from './fold';
import { isStopWord, stem, wordsOf } from '../dictionary/model/words';
import type { CatalogField } from '../dictionary/model/catalog';

/** A piece of a text; `marked` pieces are what was found. */
export type Segment = Readonly<{ text: string; marked: boolean }>;

/** A result as a page shows it: small enough to be sent from a worker. */
export type ResultView = Readonly<{
  /** Path below the base URL, with fragment. */
  path: string;
  title: readonly Segment[];
  /** Where it is: the entity, or the guide. */
  place: string;
  /** `varchar, nullable`, or what kind of thing it is. */
  facts: string;
  text: readonly Segment[];
  /** The one line that stands for the other entities with a field of this name. */
  others?: Readonly<{ label: string; path: string }>;
}>;

/** A filter that would narrow the results, as it is typed, and how many it would leave. */
export type Facet = Readonly<{ filter: string; count: number }>;

/** An answer as a page shows it. */
export type AnswerView = Readonly<{
  results: readonly ResultView[];
  /** Whether more was found than the results tell. */
  cut: boolean;
  facets: readonly Facet[];
}>;

/** Prepares an answer for showing. */
export function viewAnswer({ results, cut, words }: Answer): AnswerView {
  const found = new Set(words.filter((word) => !isStopWord(word)));
  return {
    results: results.map((result) => viewResult(result, found)),
    cut,
    facets: facetsOf(results.flatMap(({ document, folded }) => [document, ...folded])),
  };
}

const SNIPPET = 150;

function viewResult({ document, folded }: SearchResult, found: ReadonlySet<string>): ResultView {
  const mark = (text: string) => segments(text, found);
  switch (document.kind) {
    case 'entity': {
      const { slug, name, fileName } = document.entity;
      const title = mark(name);
      return {
        path: entityPath(slug),
        title,
        place: `${fileName}.json`,
        facts: 'entity',
        text: textOf(title, document.entity, found),
      };
    }
    case 'field': {
      const { field, entity } = document;
      const title = mark(field.fieldName);
      return {
        path: fieldPath(entity.slug, field.anchor),
        title,
        place: entity.name,
        facts: field.isNullable ? `${field.dataType}, nullable` : field.dataType,
        text: textOf(title, field, found),
        others: othersOf(field.fieldName, folded.length),
      };
    }
    case 'value': {
      const { field, entity, code, meaning } = document;
      return {
        path: fieldPath(entity.slug, field.anchor),
        title: mark(meaning ? `${code}: ${meaning}` : code),
        place: `${entity.name} › ${field.fieldName}`,
        facts: 'value',
        text: [],
      };
    }
    case 'page': {
      const { title, path } = document.page;
      return { path, title: mark(title), place: 'this site', facts: 'page', text: [] };
    }
    case 'guide': {
      const { slug, guide, heading, anchor, text } = document.section;
      return {
        path: sectionPath(slug, anchor),
        title: mark(heading || guide),
        place: guide,
        facts: 'guide',
        text: mark(snippet(text, found)),
      };
    }
  }
}

/** The part of a description that was found; where only other words were, those too. */
function textOf(
  title: readonly Segment[],
  { description, otherWords = [] }: Pick<CatalogField, 'description' | 'otherWords'>,
  found: ReadonlySet<string>,
): Segment[] {
  const shown = segments(snippet(description, found), found);
  const phrases = otherWords.filter((phrase) => isFound(phrase, found));
  const isTold = [...title, ...shown].some(({ marked }) => marked);
  if (isTold || phrases.length === 0) return shown;
  return [
    ...shown,
    { text: ' In other words: ', marked: false },
    ...segments(`${phrases.join(', ')}.`, found),
  ];
}

function othersOf(fieldName: string, count: number): ResultView['others'] {
  if (count === 0) return undefined;
  return {
    label: `${fieldName} in ${count} other ${count === 1 ? 'entity' : 'entities'}`,
    path: fieldGroupPath(fieldName),
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

/** The filters that part the results best: entities, types and nullability, most frequent first. */
function facetsOf(documents: readonly SearchDocument[]): Facet[] {
  const fields = documents.filter((document) => document.kind === 'field');
  if (fields.length < 4) return [];
  const top = (filters: readonly string[], most: number) => {
    const counts = new Map<string, number>();
    for (const filter of filters) counts.set(filter, (counts.get(filter) ?? 0) + 1);
    return [...counts]
      .map(([filter, count]) => ({ filter, count }))
      .filter(({ count }) => count < fields.length)
      .sort((a, b) => b.count - a.count)
      .slice(0, most);
  };
  return [
    ...top(
      fields.map(({ entity }) => `in:${entity.slug}`),
      3,
    ),
    ...top(
      fields.map(({ field }) => `type:${field.dataType}`),
      2,
    ),
    ...top(
      fields.map(({ field }) => `nullable:${field.isNullable ? 'yes' : 'no'}`),
      1,
    ),
  ];
}
