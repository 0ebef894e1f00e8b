import leven from 'leven';

const MOST_TYPOS = 4;

/** The closest of some words to a misspelled one, whatever the letter case; nothing if none is close. */
export function nearestName(word: string, candidates: readonly string[]): string | undefined {
  const nearest = candidates
    .map((candidate) => ({
      candidate,
      distance: leven(word.toLowerCase(), candidate.toLowerCase(), {
        // Where a word is farther, that is the answer too.
        maxDistance: MOST_TYPOS + 1,
      }),
    }))
    .sort((a, b) => a.distance - b.distance)[0];
  const allowed = Math.min(MOST_TYPOS, Math.max(1, Math.floor(word.length / 3)));
  return nearest && nearest.distance <= allowed ? nearest.candidate : undefined;
}

/** The closest of some words to a misspelled one, as the end of a sentence; empty if none is close. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const nearest = nearestName(word, candidates);
  return nearest === undefined ? '' : `; did you mean "${nearest}"?`;
}
