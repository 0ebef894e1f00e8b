import leven from 'leven';

/** The closest of some words to a misspelt one, as the end of a sentence; empty if none is close. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const nearest = candidates
    .map((candidate) => ({
      candidate,
      distance: leven(word.toLowerCase(), candidate.toLowerCase(), { maxDistance: 4 }),
    }))
    .sort((a, b) => a.distance - b.distance)[0];
  const close = nearest && nearest.distance <= Math.max(1, Math.floor(word.length / 3));
  return close ? `; did you mean "${nearest.candidate}"?` : '';
}
