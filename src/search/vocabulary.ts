import leven from 'leven';
import { groupBy } from '../dictionary/model/groupBy';
import { partsOf, squeeze, stem, wordsOf } from '../dictionary/model/words';
import type { IndexedTexts } from './documents';

export type Vocabulary = Readonly<{
  has: (word: string) => boolean;
  begins: (word: string) => boolean;
  /** Takes words of names apart that were run together: `visitidclient`; nothing if they are not. */
  split: (word: string) => readonly string[] | undefined;
  /** The words of a whole name that was typed in one piece: `clientvisitid`. */
  wordsOfName: (word: string) => readonly string[] | undefined;
  /** The words that a misspelled one comes nearest to, words of names first; none if all are far. */
  corrections: (word: string) => readonly string[];
}>;

/** From how many letters on a word counts as the beginning of others. */
const BEGINNING = 2;
const MOST_CORRECTIONS = 4;

export function createVocabulary(
  texts: readonly IndexedTexts[],
  names: readonly string[],
  phrases: readonly string[],
): Vocabulary {
  const words = new Set(phrases.flatMap(wordsOf));
  const named = new Map<string, number>();
  for (const each of texts) {
    for (const text of Object.values(each)) {
      for (const word of wordsOf(text)) words.add(word);
    }
  }
  const inOnePiece = new Map<string, readonly string[]>();
  for (const name of names) {
    for (const word of wordsOf(name)) named.set(word, (named.get(word) ?? 0) + 1);
    const parts = partsOf(name);
    // A first letter alone, as in `eMAR`, is no word.
    if (parts.length > 1 && parts[0]!.length > 1) inOnePiece.set(squeeze(name), parts);
  }
  // `Address2` is another name than `Address 2`.
  for (const name of names) if (partsOf(name).length === 1) inOnePiece.delete(squeeze(name));
  const stems = new Set([...words].map(stem));
  const beginnings = new Set(
    [...words].flatMap((word) =>
      Array.from({ length: Math.max(0, word.length - BEGINNING) }, (_, at) =>
        word.slice(0, at + BEGINNING),
      ),
    ),
  );
  const byLength = groupBy(
    [...words].filter((word) => !/\d/.test(word)),
    ({ length }) => length,
  );

  const corrections = (typed: string): string[] => {
    const most = mayBeWrong(typed.length);
    const near: { word: string; cost: number }[] = [];
    for (let length = typed.length - most; length <= typed.length + most; length++) {
      for (const word of byLength.get(length) ?? []) {
        const wrong = lettersWrong(typed, word, most);
        if (wrong > most) continue;
        // Names are what is looked for, and the first letter is seldom wrong.
        const isLikely = (named.has(word) ? 0.5 : 0) + (word[0] === typed[0] ? 0.5 : 0);
        const cost = wrong - isLikely;
        if (cost < most) near.push({ word, cost });
      }
    }
    const least = Math.min(...near.map(({ cost }) => cost));
    return near
      .filter(({ cost }) => cost === least)
      .map(({ word }) => word)
      .sort((one, other) => (named.get(other) ?? 0) - (named.get(one) ?? 0))
      .slice(0, MOST_CORRECTIONS);
  };

  return {
    has: (word) => words.has(word) || stems.has(stem(word)),
    begins: (word) => beginnings.has(word),
    split: (word) => split(word, named),
    wordsOfName: (word) => inOnePiece.get(word),
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
