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
  const terms = concepts.flatMap(({ typed, sameMeaning }) => [...typed, ...sameMeaning.flat()]);
  const isFound = formTest(terms.flat());
  // Many things have the same names, or names of the same entity.
  const known = new Map<Name, readonly (FoundPhrase | undefined)[]>();
  const foundIn = (name: Name) => {
    // Few names have any of the words: a section has dozens of names.
    if (!name.some(isFound)) return [];
    let found = known.get(name);
    if (!found) known.set(name, (found = concepts.map((concept) => phraseIn(concept, name))));
    return found;
  };
  const share = (name: Name, found: readonly (FoundPhrase | undefined)[]) =>
    shareOf(name, found, smallWords);

  const fitOf = (name: Name, { entity, hasAnyField }: Names): number => {
    const found = foundIn(name);
    if (!found.some(Boolean)) return 0;
    const others = [...found.keys()].filter((at) => !found[at]);
    if (others.length === 0) return share(name, found);
    if (hasAnyField) return share(name, found) / 2;
    return entity.reduce((best, of) => {
      const inEntity = foundIn(of);
      const foundThere = others.map((at) => inEntity[at]);
      if (!foundThere.every(Boolean)) return best;
      return Math.max(best, (share(name, found) + share(of, foundThere)) / 2);
    }, 0);
  };

  return (names) => names.own.reduce((best, name) => Math.max(best, fitOf(name, names)), 0);
}

/**
 * Tells how much of what is typed is one of the phrases that readers say for a thing, typed as a whole. One word
 * says too little, unless it is all that is typed.
 */
export function phraseFitOf({
  concepts,
  words,
}: Pick<Query, 'concepts' | 'words'>): (names: Names) => number {
  const whole = sumOf(concepts);
  const isTypedIn = (all: readonly Concept[]) => formTest(all.flatMap(({ typed }) => typed.flat()));
  const isTyped = isTypedIn(concepts);
  const isAll = (phrase: Name) =>
    phrase.length === words.length && words.every((typed) => isIn([typed], phrase));
  const fitOf = (phrase: Name): number => {
    // Few phrases have only typed words: those of all documents are thousands.
    if (!phrase.every((each) => isTyped(each) || isStopWord(each.word))) return 0;
    const telling = phrase.filter(({ word }) => !isStopWord(word));
    if (telling.length < 2 && !isAll(phrase)) return 0;
    const found = concepts.filter(({ typed }) => isIn(typed, phrase));
    return telling.every(isTypedIn(found)) ? sumOf(found) / whole : 0;
  };
  return ({ phrases = [] }) => phrases.reduce((best, phrase) => Math.max(best, fitOf(phrase)), 0);
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

/** Whether a word is a form of any of many, each looked up rather than compared. */
function formTest(terms: TypedWord): (word: Word) => boolean {
  const roots = new Set(terms.map(({ root }) => root));
  const beginnings = terms.filter(({ isBeginning }) => isBeginning);
  return (word) => roots.has(word.root) || isForm(word, beginnings);
}
