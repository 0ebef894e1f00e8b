import { nearestName } from '../model/nearestName';

/** The closest of some words to a misspelt one, as the end of a sentence; empty if none is close. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const nearest = nearestName(word, candidates);
  return nearest === undefined ? '' : `; did you mean "${nearest}"?`;
}
