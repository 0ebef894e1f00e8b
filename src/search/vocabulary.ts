import leven from 'leven';
import { stem } from '../dictionary/model/words';
import { wordsIn, type IndexedTexts } from './documents';

export type Vocabulary = Readonly<{
  has: (word: string) => boolean;
  begins: (word: string) => boolean;
  /** Takes words of names apart that were run together: `visitidclient`; nothing if they are not. */
  split: (word: string) => readonly string[] | undefined;
  /**
   * The words that a misspelled one comes nearest to, those of names first; none if all are far, or farther than `limit`: 0
   * leaves words of names of which one letter is wrong, and not the first.
   */
  corrections: (word: string, limit?: number) => readonly string[];
}>;

const MOST_CORRECTIONS = 4;

export function createVocabulary(
  texts: readonly IndexedTexts[],
  names: readonly string[],
  phrases: readonly string[],
): Vocabulary {
  const spellings = new Set([...phrases, ...texts.flatMap(Object.values<string>)]);
  const words = new Set([...spellings].flatMap(wordsIn));
  const all = [...words];
  const stems = new Set(all.map(stem));
  const spelled = all.filter((word) => !/\d/.test(word));
  const named = new Map<string, number>();
  for (const word of names.flatMap(wordsIn)) named.set(word, (named.get(word) ?? 0) + 1);

  const corrections = (typed: string, limit = Infinity): string[] => {
    if (words.has(typed)) return [];
    const most = Math.min(mayBeWrong(typed.length), limit + 1);
    const near = spelled.flatMap((word) => {
      if (Math.abs(word.length - typed.length) > most) return [];
      // Names are what is looked for, and the first letter is seldom wrong.
      const isLikely = (named.has(word) ? 0.5 : 0) + (word[0] === typed[0] ? 0.5 : 0);
      const cost = lettersWrong(typed, word, most) - isLikely;
      return cost < most ? { word, cost } : [];
    });
    const least = Math.min(...near.map(({ cost }) => cost));
    const nearest = near.filter(({ cost }) => cost === least && cost <= limit);
    return nearest.map(({ word }) => word).slice(0, MOST_CORRECTIONS);
  };

  return {
    has: (word) => words.has(word) || stems.has(stem(word)),
    begins: (word) => word.length > 1 && all.some((other) => other.startsWith(word)),
    split: (word) => split(word, named),
    corrections,
  };
}

/** How many letters of a word may be wrong: the more, the longer it is. */
function mayBeWrong(length: number): number {
  return length < 4 ? 0 : length < 6 ? 1 : Math.min(4, 1 + Math.floor(length / 3));
}

/** How many letters are missing, too many or others; two that changed places are one. Stops after `most`. */
function lettersWrong(typed: string, word: string, most: number): number {
  return isSwapped(typed, word) ? 1 : leven(typed, word, { maxDistance: most + 1 });
}

/** Whether words are the same but for two neighboring letters that changed places. */
function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return (
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}

/** The fewest words that make up one; of equally many those that names use most. */
function split(typed: string, named: ReadonlyMap<string, number>): string[] | undefined {
  type Way = Readonly<{ words: readonly string[]; uses: number }>;
  const ways: (Way | undefined)[] = [{ words: [], uses: 0 }];
  for (let end = 1; end <= typed.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = ways[start];
      const word = typed.slice(start, end);
      const uses = named.get(word);
      if (!before || uses === undefined || /^[^\d]$/.test(word)) continue;
      const way = { words: [...before.words, word], uses: before.uses + Math.log(uses) };
      const best = ways[end];
      const isBetter =
        !best ||
        way.words.length < best.words.length ||
        (way.words.length === best.words.length && way.uses > best.uses);
      if (isBetter) ways[end] = way;
    }
  }
  const found = ways[typed.length];
  const isLikely = found && found.words.length > 1 && typed.length / found.words.length >= 3;
  return isLikely ? [...found.words] : undefined;
}
