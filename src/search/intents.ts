import { stem, wordsOf } from '../dictionary/model/words';
import { type SearchDocument, withoutApostrophes } from './documents';
import { groupBy } from '../dictionary/model/groupBy';
import { sumOf } from './names';
import { type Query, type TypedWord, isTelling } from './query';

/** A page, a section or an entity, and how people ask for what it is for. */
export type Intent = Readonly<{
  /** Address below the base URL, with a fragment for a section. */
  page: string;
  /** Each a whole query, but for articles; `…` stands for any words, or none. */
  phrases: readonly string[];
}>;

const ANY = '…';

/** Begins a request, and says nothing of it. */
const OPENING = /^(?:how (?:do|can) i|how to|i want to|where (?:can|do) i|what is) /;

/** What a query is meant for, and how much of it says so. */
export type Meant = Readonly<{ document: SearchDocument; share: number }>;

/** Gives what finds the things that a query is meant for, the longest phrase first. */
export function createIntents(
  intents: readonly Intent[],
  documents: readonly SearchDocument[],
): (query: Pick<Query, 'words' | 'concepts'>) => Meant[] {
  const byPath = new Map<string, SearchDocument>();
  for (const document of documents) {
    if (!byPath.has(document.path)) byPath.set(document.path, document);
  }
  const all = intents
    .flatMap(({ page, phrases }) => {
      const document = byPath.get(page);
      return document ? phrases.map((phrase) => ({ document, pattern: patternOf(phrase) })) : [];
    })
    .sort((a, b) => b.pattern.length - a.pattern.length);
  return ({ words, concepts }) => {
    const typed = words.filter(([first]) => isTelling(first?.word));
    const opening = OPENING.exec(typed.map(([first]) => first?.word).join(' '))?.[0] ?? '';
    const start = opening.split(' ').length - 1;
    const fitting = all.filter(
      ({ pattern }) => fits(pattern, typed) || (start > 0 && fits(pattern, typed, 0, start)),
    );
    return [...groupBy(fitting, ({ document }) => document)].map(([document, group]) => {
      const roots = new Set(group.flatMap(({ pattern }) => pattern));
      const isSaid = (typed: TypedWord) => typed.some(({ root }) => roots.has(root));
      const said = concepts.filter(({ typed }) => typed.every(isSaid));
      return { document, share: sumOf(said) / sumOf(concepts) };
    });
  };
}

function patternOf(phrase: string): string[] {
  return withoutApostrophes(phrase)
    .split(/\s+/)
    .flatMap((word) => (word === ANY ? [ANY] : wordsOf(word)))
    .filter(isTelling)
    .map(stem);
}

function fits(pattern: readonly string[], words: readonly TypedWord[], at = 0, from = 0): boolean {
  const isAny = pattern[at] === ANY;
  if (isAny && fits(pattern, words, at + 1, from)) return true;
  if (from === words.length) return at === pattern.length;
  const isNext = isAny || words[from]!.some(({ root }) => root === pattern[at]);
  return isNext && fits(pattern, words, isAny ? at : at + 1, from + 1);
}
