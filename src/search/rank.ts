import leven from 'leven';
import { nameKey } from '../dictionary/model/names';
import type { SearchDocument } from './documents';
import type { Scored } from './fold';
import { MISSPELT, type Concept, type Query } from './query';
import { stem } from '../dictionary/model/words';

/** A document that the engine found, with the words of it that were found and where. */
type Hit = Scored &
  Readonly<{ match: Readonly<Record<string, readonly string[]>>; queryTerms: readonly string[] }>;

const KINDS = { entity: 0.9, field: 1, value: 0.75, guide: 0.8 } as const;

/** A question asks for a field or for how things are, seldom for an entity or a code. */
const QUESTION_KINDS = { entity: 0.5, field: 1, value: 0.5, guide: 1 } as const;
/** Who looks for `SSN` wants the fields; what it stands for comes after them. */
const ABBREVIATION = 0.2;
/** How much more a field counts that is of the kind asked for: a date for when, a person for who. */
const ASKED_FOR = 4;
const EXACT = 10_000;
/** How much a name with all the words counts: keywords are meant as names, a question seldom is. */
const NAMES = { keywords: 8, question: 0.6 } as const;
const ALL_IN_NAMES = 10;

/**
 * Orders what the engine found: exact names, all words in the names of field and entity, then by the
 * engine's score and how much of the query was found.
 *
 * Where something has all the words, what has only some is left out, unless a question was asked: its
 * words are rarely those of the answer.
 *
 * @param isKnown whether a word stands somewhere as it is; others may be misspelt
 */
export function rank(
  hits: readonly Hit[],
  query: Query,
  isKnown: (word: string) => boolean,
): Scored[] {
  const { asksFor, concepts } = query;
  const whole = concepts.reduce((sum, { weight }) => sum + weight, 0);
  const covered = hits.map((hit) => coverage(hit, concepts));
  const bonusOf = nameBonus(query, isKnown);
  const best = Math.max(0, ...covered);
  const kinds = query.isQuestion ? QUESTION_KINDS : KINDS;
  return hits
    .map((hit, at) => {
      const share = (covered[at] ?? 0) / whole;
      const isAsked = hit.document.kind === 'field' && asksFor?.(hit.document.field);
      const kind = isAbbreviation(hit) ? ABBREVIATION : kinds[hit.document.kind];
      const score = hit.score * share ** 3 * kind + bonusOf(hit);
      return {
        document: hit.document,
        score: score * (isAsked ? ASKED_FOR : 1),
        covered: covered[at] ?? 0,
      };
    })
    .filter((hit) => query.isQuestion || hit.covered === best)
    .sort((a, b) => b.score - a.score || a.document.index - b.document.index);
}

/** The weight of the concepts of the query that a document has. */
function coverage({ queryTerms }: Hit, concepts: readonly Concept[]): number {
  const found = new Set(queryTerms);
  const has = (word: string) => found.has(word) || found.has(stem(word));
  return concepts.reduce(
    (sum, { phrases, weight }) => sum + (phrases.some((phrase) => phrase.every(has)) ? weight : 0),
    0,
  );
}

/** What a document gains by its names; what depends on the query alone is made once. */
function nameBonus(
  { text, concepts, isQuestion }: Query,
  isKnown: (word: string) => boolean,
): (hit: Hit) => number {
  const typed = nameKey(text);
  const tier = isQuestion ? NAMES.question : NAMES.keywords;
  const telling = concepts
    .filter(({ weight }) => weight === 1)
    .map(({ phrases: [phrase = []] }) => phrase);
  const areAllIn = (words: readonly string[]) =>
    telling.every((phrase) =>
      phrase.every((typedWord) => words.some((word) => isForm(word, typedWord, isKnown))),
    );

  return ({ document, match }) => {
    if (isAbbreviation({ document })) return 0;
    const names = namesOf(document);
    // A field before the entity that has its name: the entity is one line further, and in the menu.
    if (names.includes(typed)) return document.kind === 'field' ? 2 * EXACT : EXACT;
    const foundIn = (...places: string[]) =>
      Object.keys(match).filter((word) => match[word]?.some((place) => places.includes(place)));
    const isNamed = telling.length > 0 && foundIn('name').length > 0;
    return isNamed && areAllIn(foundIn('name', 'entity')) ? ALL_IN_NAMES * tier : 0;
  };
}

function isAbbreviation({ document }: Pick<Hit, 'document'>): boolean {
  return document.kind === 'guide' && document.section.isAbbreviation === true;
}

function isForm(word: string, typed: string, isKnown: (word: string) => boolean): boolean {
  return (
    word.startsWith(typed) ||
    stem(word) === stem(typed) ||
    word === stem(typed) ||
    (typed.length >= MISSPELT && !isKnown(typed) && leven(word, typed, { maxDistance: 3 }) <= 2)
  );
}

function namesOf(document: SearchDocument): string[] {
  switch (document.kind) {
    case 'entity': {
      const { name, fileName, slug } = document.entity;
      const file = fileName.toLowerCase();
      return [nameKey(name), file, file.replace(/^content/, ''), slug.toLowerCase()];
    }
    case 'field':
      return [document.key, nameKey(document.field.fieldName.replace(/\W+/g, ' '))];
    case 'value':
      return [document.code.toLowerCase()];
    case 'guide':
      return [nameKey(document.section.heading || document.section.guide)];
  }
}
