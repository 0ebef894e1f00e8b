import type { Query as IndexQuery } from 'minisearch';
import { PLACES, type IndexedTexts } from './documents';
import type { Concept, TypedWord } from './query';
import type { Weights } from './weights';

/** What is asked of the index: documents with any of the concepts. */
export function indexQuery(concepts: readonly Concept[], weights: Weights): IndexQuery {
  const boosts: Partial<Record<keyof IndexedTexts, number>> = weights.places;
  const scale = (by: number) =>
    Object.fromEntries(PLACES.map((place) => [place, by * (boosts[place] ?? 1)]));

  /** A word in this form, in any other, and as the beginning of others where it may be one. */
  const typedQuery = (typed: TypedWord, weight: number): IndexQuery => ({
    combineWith: 'OR',
    queries: typed.flatMap(({ word, root, isBeginning }): IndexQuery[] => {
      const whole = {
        queries: [word],
        prefix: isBeginning,
        boost: scale(weight),
        weights: { prefix: weights.beginning, fuzzy: 0 },
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
          boost: scale(weights.sameMeaning * weight),
        })),
      })),
    ],
  });

  return { combineWith: 'OR', queries: concepts.map(conceptQuery) };
}
