import leven from 'leven';
import { stem, wordsOf } from '../dictionary/model/words';
import type { IndexedTexts } from './documents';

/** The words of everything that can be found, to understand what is typed. */
export type Vocabulary = Readonly<{
  /** Whether a word stands somewhere, in this or another form. */
  has: (word: string) => boolean;
  /** Whether words begin so. */
  begins: (word: string) => boolean;
  /** Takes words of names apart that were run together: `clientvisitid`; nothing if they are not. */
  split: (word: string) => readonly string[] | undefined;
  /** The words that a misspelt one comes nearest to, words of names first; none if all are far. */
  corrections: (word: string) => readonly string[];
}>;

/** From how many letters on a word counts as the beginning of others. */
const BEGINNING = 2;
const MOST_CORRECTIONS = 4;

/** Collects the words. */
export function createVocabulary(texts: readonly IndexedTexts[]): Vocabulary {
  const words = new Set<string>();
  const named = new Map<string, number>();
  for (const each of texts) {
    for (const text of Object.values(each)) {
      for (const word of wordsOf(text)) words.add(word);
    }
    for (const word of wordsOf(each.name)) named.set(word, (named.get(word) ?? 0) + 1);
  }
  const stems = new Set([...words].map(stem));
  const beginnings = new Set(
    [...words].flatMap((word) =>
      Array.from({ length: Math.max(0, word.length - BEGINNING) }, (_, at) =>
        word.slice(0, at + BEGINNING),
      ),
    ),
  );
  const byLength = new Map<number, string[]>();
  for (const word of words) {
    if (/\d/.test(word)) continue;
    const alike = byLength.get(word.length);
    if (alike) alike.push(word);
    else byLength.set(word.length, [word]);
  }

  const corrections = (typed: string): string[] => {
    let most = mayBeWrong(typed.length);
    let nearest: string[] = [];
    for (let length = typed.length - most; length <= typed.length + most; length++) {
      for (const word of byLength.get(length) ?? []) {
        const distance = leven(typed, word, { maxDistance: most + 1 });
        if (distance > most) continue;
        if (distance < most) nearest = [];
        most = distance;
        nearest.push(word);
      }
    }
    return nearest
      .sort((a, b) => (named.get(b) ?? 0) - (named.get(a) ?? 0))
      .slice(0, MOST_CORRECTIONS);
  };

  return {
    has: (word) => words.has(word) || stems.has(stem(word)),
    begins: (word) => beginnings.has(word),
    split: (word) => split(word, named),
    corrections,
  };
}

/** How many letters of a word may be wrong: the more, the longer it is. */
function mayBeWrong(length: number): number {
  return length < 4 ? 0 : Math.min(4, Math.max(1, Math.floor(length / 3)));
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
  return found && found.words.length > 1 ? [...found.words] : undefined;
}
