import { isStopWord } from '../dictionary/model/words';
import type { Name, Names, Word } from './documents';
import type { Concept, Query, TypedWord } from './query';
import { WEIGHTS } from './weights';

/**
 * Tells how well what is typed names a thing: 1 if it is the whole name, or the whole names of field
 * and entity; less the more words of the names are left, and where only words of the same meaning are
 * in them; 0 if a phrase is in none of them.
 *
 * @param smallWords typed words that are in no phrase, and tell names apart that have all phrases
 */
export function nameFitOf(
  concepts: readonly Concept[],
  smallWords: ReadonlySet<string>,
): (names: Names) => number {
  // Many things have the same names, or names of the same entity.
  const known = concepts.map(() => new Map<Name, FoundPhrase | undefined>());
  const phraseOf = (at: number, name: Name): FoundPhrase | undefined => {
    const phrases = known[at]!;
    if (!phrases.has(name)) phrases.set(name, phraseIn(concepts[at]!, name));
    return phrases.get(name);
  };
  const places = concepts.map((_, at) => at);
  const share = (name: Name, found: readonly (FoundPhrase | undefined)[]) =>
    shareOf(name, found, smallWords);

  const fitOf = (name: Name, { entity, hasAnyField }: Names): number => {
    const found = places.map((at) => phraseOf(at, name));
    const others = places.filter((at) => !found[at]);
    if (others.length === 0) return share(name, found);
    if (others.length === concepts.length) return 0;
    if (hasAnyField) return share(name, found) / 2;
    const inEntity = entity
      .map((of) => ({ of, foundThere: others.map((at) => phraseOf(at, of)) }))
      .filter(({ foundThere }) => foundThere.every(Boolean));
    return inEntity.reduce(
      (best, { of, foundThere }) =>
        Math.max(best, (share(name, found) + share(of, foundThere)) / 2),
      0,
    );
  };

  return (names) => {
    const isNamed = (at: number) =>
      names.own.some((name) => phraseOf(at, name)) ||
      names.entity.some((name) => phraseOf(at, name));
    if (concepts.length === 0 || !(names.hasAnyField || places.every(isNamed))) return 0;
    return Math.max(0, ...names.own.map((name) => fitOf(name, names)));
  };
}

/**
 * Tells how much of what is typed is one of the phrases that readers say for a thing, typed as a whole. One word
 * says too little, unless it is all that is typed.
 */
export function phraseFitOf({
  concepts,
  words,
}: Pick<Query, 'concepts' | 'words'>): (names: Names) => number {
  const known = new Map<Name, number>();
  const whole = sumOf(concepts);
  const isAll = (phrase: Name) =>
    phrase.length === words.length && words.every((typed) => isIn([typed], phrase));
  const fitOf = (phrase: Name): number => {
    const telling = phrase.filter(({ word }) => !isStopWord(word));
    if (telling.length < 2 && !isAll(phrase)) return 0;
    const isTypedIn = (all: readonly Concept[]) => (word: Word) =>
      all.some(({ typed }) => typed.some((each) => isForm(word, each)));
    // Few phrases have a typed word: those of all documents are thousands.
    if (!telling.every(isTypedIn(concepts))) return 0;
    const found = concepts.filter(({ typed }) => isIn(typed, phrase));
    return telling.every(isTypedIn(found)) ? sumOf(found) / whole : 0;
  };
  return ({ phrases = [] }) =>
    phrases.reduce((best, phrase) => {
      const fit = known.get(phrase) ?? fitOf(phrase);
      known.set(phrase, fit);
      return Math.max(best, fit);
    }, 0);
}

export const sumOf = (concepts: readonly Concept[]) =>
  concepts.reduce((sum, { weight }) => sum + weight, 0);

type FoundPhrase = Readonly<{ words: readonly TypedWord[]; isTyped: boolean }>;

function phraseIn({ typed, sameMeaning }: Concept, name: Name): FoundPhrase | undefined {
  if (isIn(typed, name)) return { words: typed, isTyped: true };
  const same = sameMeaning.find((phrase) => isIn(phrase, name));
  return same && { words: same, isTyped: false };
}

export function isNamedBy(concept: Concept, { own }: Pick<Names, 'own'>): boolean {
  return own.some((name) => phraseIn(concept, name) !== undefined);
}

function isIn(phrase: readonly TypedWord[], name: Name): boolean {
  return phrase.every((typed) => name.some((word) => isForm(word, typed)));
}

function shareOf(
  name: Name,
  phrases: readonly (FoundPhrase | undefined)[],
  smallWords: ReadonlySet<string>,
): number {
  const found = phrases.filter((phrase) => phrase !== undefined);
  const typed = found.flatMap(({ words }) => words);
  const small = name.filter(({ word }) => smallWords.has(word));
  const named = name.filter(
    (word) => small.includes(word) || typed.some((each) => isForm(word, each)),
  );
  const share = named.length / name.length;
  if (found.every(({ isTyped }) => isTyped)) return share + small.length * WEIGHTS.smallWord;
  return share === 1 ? WEIGHTS.sameWholeName : share * WEIGHTS.sameName;
}

function isForm({ word, root }: Word, typed: TypedWord): boolean {
  return typed.some(
    (term) => root === term.root || (term.isBeginning && word.startsWith(term.word)),
  );
}
