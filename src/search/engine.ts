import MiniSearch, { type Query as IndexQuery } from 'minisearch';
import type { CatalogEntity } from '../dictionary/contract/catalog';
import { groupBy } from '../dictionary/model/groupBy';
import { nameKey } from '../dictionary/model/names';
import { stem } from '../dictionary/model/words';
import { oncePerText } from '../dictionary/model/dictionary';
import {
  type FoundPage,
  type GuideSection,
  type IndexedTexts,
  PLACES,
  type SearchDocument,
  searchDocuments,
  shortFileName,
  wordsIn,
} from './documents';
import { type SetFilter, filtersIn, hasFilter, passesFilters, withEntity } from './filters';
import { type Scored, type SearchResult, fold } from './fold';
import { type Intent, type Meant, createIntents } from './intents';
import { phraseFitOf } from './names';
import { type Concept, type Query, type TypedWord, indexSynonyms, parseQuery } from './query';
import { EXACT, rank, wholeOf } from './rank';
import { createVocabulary } from './vocabulary';
import { WEIGHTS } from './weights';

export type SearchData = Readonly<{
  catalog: readonly CatalogEntity[];
  guides: readonly GuideSection[];
  pages: readonly FoundPage[];
  intents: readonly Intent[];
  sameMeaning: readonly (readonly string[])[];
  /** What the published lists of codes are called, by key. */
  codeSystems: Readonly<Record<string, string>>;
  /** Slug of the entity in which a shared field is at home, by field name. */
  homes: Readonly<Record<string, string>>;
}>;

/** The answers to a query, best first. */
export type Answer = Readonly<{
  input: string;
  results: readonly SearchResult[];
  filters: readonly SetFilter[];
  /** How many fields of the dictionary have a name, by its key. */
  countOfName: ReadonlyMap<string, number>;
  /** What a filter shows: all that has as much of the query as anything has. */
  fitting: readonly SearchDocument[];
  /** Words of the documents that were found, for marking them. */
  words: readonly string[];
}>;

export type Search = (input: string) => Answer;

/** From how many of the best hits the words are marked. */
const MARKED_HITS = 200;

export function createSearch(data: SearchData): Search {
  const { catalog, guides, pages, codeSystems, intents, sameMeaning, homes } = data;
  const documents = searchDocuments(catalog, guides, pages, codeSystems);
  const engine = new MiniSearch<{ id: number }>({
    fields: [...PLACES],
    tokenize: wordsIn,
    // The word itself, so that half of it or a misspelling is found, and its stem for other forms.
    processTerm: oncePerText((word) => [...new Set([word, stem(word)])]),
  });
  const texts = documents.map((document) => document.texts);
  engine.addAll(texts.map((each, id) => ({ id, ...each })));
  const phrases = [...sameMeaning, ...abbreviationsOf(guides)];
  const synonyms = indexSynonyms(phrases);
  const homeOf = new Map(Object.entries(homes).map(([name, slug]) => [nameKey(name), slug]));
  const vocabulary = createVocabulary(texts, catalog.flatMap(dictionaryNames), [
    ...phrases.flat(),
    ...intents.flatMap((intent) => intent.phrases),
  ]);
  const meantBy = createIntents(intents, documents);
  const countOfName = new Map<string, number>();
  for (const each of documents) {
    if (each.kind === 'field') countOfName.set(each.key, (countOfName.get(each.key) ?? 0) + 1);
  }

  return (input) => {
    const query = parseQuery(input, synonyms, vocabulary);
    const passes = passesFilters(withEntity(query.filters, catalog));
    const answer = (
      found: readonly Scored[],
      fitting: readonly Scored[],
      words: Answer['words'],
    ): Answer => ({
      input,
      fitting: fitting.map(({ document }) => document),
      results: fold(found, homeOf, query.filters),
      filters: filtersIn(input, catalog),
      countOfName,
      words,
    });
    if (query.concepts.length === 0) {
      const all = hasFilter(query.filters) ? documents.filter(passes) : [];
      const hits = all
        .filter(({ kind }) => kind === 'field' || query.filters.is)
        .map((document) => ({ document, score: 0 }));
      return answer(hits, hits, []);
    }
    const hits = engine.search(indexQuery(query.concepts), {
      processTerm: (word) => word,
      // A single word would find all fields of an entity that is also called so.
      fields: PLACES.filter((place) => place !== 'context' || query.concepts.length > 1),
    });
    const ranked = rank(
      hits.map(({ id, score, queryTerms, match }) => ({
        document: documents[id]!,
        score,
        queryTerms,
        ownTerms: queryTerms.filter(
          (term) => match[term]?.some((place) => place !== 'context') ?? true,
        ),
      })),
      query,
      passes,
    );
    const meant = meantBy(query).filter(({ document }) => passes(document));
    const found = meant.length > 0 ? leadWith(meant, ranked, query) : ranked;
    return answer(found, wholeOf(ranked), [
      ...new Set(hits.slice(0, MARKED_HITS).flatMap(({ terms }) => terms)),
    ]);
  };
}

/**
 * Puts what the query is meant for before all others, but behind what has its exact name, and behind what readers call by a
 * longer part of it.
 */
function leadWith(meant: readonly Meant[], ranked: readonly Scored[], query: Query): Scored[] {
  const phraseFit = phraseFitOf(query);
  const least = Math.max(...meant.map(({ share }) => share)) + WEIGHTS.longer;
  const first = ranked.filter(
    ({ document, score }) => score >= EXACT || phraseFit(document.names) > least,
  );
  const led = meant.map(({ document }) => ({ document, score: EXACT }));
  const groups = groupBy([...first, ...led, ...ranked], ({ document }) => document);
  return [...groups.values()].map(([hit]) => hit);
}

function dictionaryNames({ name, fileName, fields }: CatalogEntity): string[] {
  return [name, fileName, shortFileName(fileName), ...fields.map(({ fieldName }) => fieldName)];
}

/** The abbreviations that are explained, each with what it stands for: they mean the same. */
function abbreviationsOf(guides: readonly GuideSection[]): string[][] {
  return guides
    .filter(({ isAbbreviation }) => isAbbreviation)
    .map(({ heading }) => heading.split(': '));
}

function indexQuery(concepts: readonly Concept[]): IndexQuery {
  const boosts: Partial<Record<keyof IndexedTexts, number>> = WEIGHTS.places;
  const scale = (by: number) =>
    Object.fromEntries(PLACES.map((place) => [place, by * (boosts[place] ?? 1)]));

  const typedQuery = (typed: TypedWord, weight: number): IndexQuery => ({
    combineWith: 'OR',
    queries: typed.flatMap(({ word, root, isBeginning }): IndexQuery[] => {
      const whole = {
        queries: [word],
        prefix: isBeginning,
        boost: scale(weight),
        weights: { prefix: WEIGHTS.beginning, fuzzy: 0 },
      };
      return root === word ? [whole] : [whole, { queries: [root], boost: scale(weight) }];
    }),
  });

  const conceptQuery = ({ typed, sameMeaning, weight }: Concept): IndexQuery => ({
    combineWith: 'OR',
    queries: [
      { combineWith: 'AND', queries: typed.map((word) => typedQuery(word, weight)) },
      ...sameMeaning.map((phrase): IndexQuery => ({
        combineWith: 'AND',
        queries: phrase.map((word) => ({
          queries: word.map(({ root }) => root),
          boost: scale(WEIGHTS.sameMeaning * weight),
        })),
      })),
    ],
  });

  return { combineWith: 'OR', queries: concepts.map(conceptQuery) };
}
