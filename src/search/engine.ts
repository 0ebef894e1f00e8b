import MiniSearch, { type Query as EngineQuery } from 'minisearch';
import { searchDocuments, textsOf, type GuideSection, type IndexedTexts } from './documents';
import { hasFilter, passesFilters } from './filters';
import { fold, type SearchResult } from './fold';
import { indexSynonyms, MISSPELT, parseQuery, type Concept } from './query';
import { rank } from './rank';
import { nameKey } from '../dictionary/model/names';
import { stem, wordsOf } from '../dictionary/model/words';
import type { CatalogEntity } from '../dictionary/model/catalog';

/** What the search is made from. */
export type SearchData = Readonly<{
  catalog: readonly CatalogEntity[];
  guides: readonly GuideSection[];
  /** Lists of phrases that mean the same. */
  sameMeaning: readonly (readonly string[])[];
  /** Slug of the entity in which a shared field is at home, by field name. */
  homes: Readonly<Record<string, string>>;
}>;

/** The answers to a query, best first. */
export type Answer = Readonly<{
  results: readonly SearchResult[];
  /** Whether more was found than the results tell. */
  cut: boolean;
  /** Words of the documents that were found, for marking them. */
  words: readonly string[];
}>;

export type Search = (input: string) => Answer;

const BOOSTS = { name: 3, entity: 1.2, values: 2.5, other: 1, text: 1 };
const SYNONYM_WEIGHT = 0.35;
const LIMIT = 50;

/**
 * Builds the index and gives the function that searches it. Both work without a browser.
 */
export function createSearch({ catalog, guides, sameMeaning, homes }: SearchData): Search {
  const documents = searchDocuments(catalog, guides);
  const engine = new MiniSearch<{ id: number }>({
    fields: Object.keys(BOOSTS),
    tokenize: wordsOf,
    // The word itself, so that half of it or a misspelling is found, and its stem for other forms.
    processTerm: (word) => [...new Set([word, stem(word)])],
  });
  const texts = documents.map(textsOf);
  engine.addAll(texts.map((each, id) => ({ id, ...each })));
  const synonyms = indexSynonyms(sameMeaning);
  const homeOf = new Map(Object.entries(homes).map(([name, slug]) => [nameKey(name), slug]));
  const isKnown = wordTest(texts);

  return (input) => {
    const query = parseQuery(input, synonyms);
    const passes = passesFilters(query.filters);
    const answer = (found: Parameters<typeof fold>[0], words: Answer['words']): Answer => {
      const results = fold(found, homeOf, query.filters);
      return { results: results.slice(0, LIMIT), cut: results.length > LIMIT, words };
    };
    if (query.concepts.length === 0) {
      const all = hasFilter(query.filters) ? documents.filter(passes) : [];
      const hits = all
        .filter(({ kind }) => kind === 'field')
        .map((document) => ({ document, score: 0 }));
      return answer(hits, []);
    }
    const hits = engine.search(
      {
        combineWith: 'OR',
        queries: query.concepts.map((concept) => conceptQuery(concept, isKnown)),
      },
      { filter: ({ id }) => passes(documents[id]!), processTerm: (word) => word },
    );
    const ranked = rank(
      hits.map(({ id, score, match, queryTerms }) => ({
        document: documents[id]!,
        score,
        match,
        queryTerms,
      })),
      query,
      isKnown,
    );
    return answer(ranked, [...new Set(hits.slice(0, LIMIT).flatMap(({ terms }) => terms))]);
  };
}

/** A phrase and its synonyms; a word that the index does not know may be misspelt. */
function conceptQuery(
  { phrases, weight }: Concept,
  isKnown: (word: string) => boolean,
): EngineQuery {
  return {
    combineWith: 'OR',
    queries: phrases.map((phrase, at) => ({
      combineWith: 'AND' as const,
      queries: phrase.map((word, nth) =>
        at === 0
          ? typedQuery(word, weight, isKnown(word), nth === phrase.length - 1)
          : synonymQuery(word, weight),
      ),
    })),
  };
}

function typedQuery(word: string, weight: number, known: boolean, mayBeHalf: boolean): EngineQuery {
  const whole = {
    queries: [word],
    prefix: mayBeHalf && word.length > 1,
    fuzzy: !known && word.length >= MISSPELT ? 2 : false,
    boost: scale(weight),
    weights: { prefix: 0.5, fuzzy: 0.4 },
  };
  const root = stem(word);
  if (root === word) return whole;
  return { combineWith: 'OR', queries: [whole, { queries: [root], boost: scale(0.9 * weight) }] };
}

function synonymQuery(word: string, weight: number): EngineQuery {
  return { queries: [stem(word)], boost: scale(SYNONYM_WEIGHT * weight) };
}

function scale(weight: number): Record<string, number> {
  return Object.fromEntries(
    Object.entries(BOOSTS).map(([place, boost]) => [place, boost * weight]),
  );
}

/** Tells whether some document has a word, in any of its forms or as a beginning. */
function wordTest(texts: readonly IndexedTexts[]): (word: string) => boolean {
  const known = new Set<string>();
  for (const each of texts) {
    for (const text of Object.values(each)) {
      for (const word of wordsOf(text)) {
        known.add(stem(word));
        for (let length = 3; length <= word.length; length++) known.add(word.slice(0, length));
      }
    }
  }
  return (word) => known.has(word) || known.has(stem(word));
}
