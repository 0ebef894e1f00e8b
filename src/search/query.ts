import type { Filters } from './filters';
import { fieldAskedFor } from './question';
import { isStopWord, wordsOf } from './words';

/** A query taken apart. */
export type Query = Readonly<{
  /** Whether a question was asked, whose words are rarely all those of the answer. */
  isQuestion: boolean;
  /** The words that were typed, filters apart. */
  text: string;
  filters: Filters;
  /** What must be found; a concept is found by any of its alternatives, the first being what was typed. */
  concepts: readonly (readonly (readonly string[])[])[];
}>;

const FILTER = /(?:^|\s)(type|nullable|in|area|is):("[^"]*"|\S+)/gi;

/** Alternatives for phrases, looked up by the phrase's words joined with a space. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

/**
 * Prepares lists of phrases that mean the same.
 *
 * @param groups for example `[['SSN', 'social security number'], …]`; a phrase may be in several
 */
export function indexSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const synonyms = new Map<string, (readonly string[])[]>();
  for (const group of groups) {
    const phrases = group.map(wordsOf);
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other !== phrase);
      const key = phrase.join(' ');
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...others]);
    }
  }
  return synonyms;
}

/**
 * Takes a query apart: filters, then concepts. The longest phrase that has synonyms is one concept;
 * words that carry no meaning in a question are left out, unless there are no others.
 */
export function parseQuery(input: string, synonyms: Synonyms): Query {
  const filters: { -readonly [K in keyof Filters]: Filters[K] } = {};
  const text = input
    .replace(FILTER, (_, key: string, value: string) => {
      const word = value.replace(/"/g, '').toLowerCase();
      if (key.toLowerCase() === 'type') filters.type = word;
      if (key.toLowerCase() === 'nullable') filters.nullable = /^(y|t|1)/.test(word);
      if (key.toLowerCase() === 'in') filters.in = word;
      if (key.toLowerCase() === 'area') filters.area = word;
      if (key.toLowerCase() === 'is' && word === 'todo') filters.isTodo = true;
      return ' ';
    })
    .replace(/\.json\b/gi, '')
    .trim();
  const words = wordsOf(text);
  const concepts = toConcepts(words, synonyms);
  const meaningful = concepts.filter(([typed = []]) => !typed.every(isStopWord));
  const isQuestion = fieldAskedFor(text) !== undefined || meaningful.length > 3;
  return { text, filters, isQuestion, concepts: meaningful.length > 0 ? meaningful : concepts };
}

/** In a question, what nearly every record is about says little of which field is meant. */
const COMMON = /^(client|patient|consumer|record|entry|data)s?$/;

/** How much a concept of a query counts: 1, or less for what nearly every record is about. */
export function conceptWeight({ isQuestion, concepts }: Query, at: number): number {
  const [[word = ''] = []] = concepts[at] ?? [];
  return isQuestion && concepts.length > 1 && COMMON.test(word) ? 0.25 : 1;
}

const LONGEST_PHRASE = 4;

function toConcepts(words: readonly string[], synonyms: Synonyms): Query['concepts'] {
  const concepts: (readonly (readonly string[])[])[] = [];
  for (let at = 0; at < words.length;) {
    const length = longestPhrase(words, at, synonyms);
    const typed = words.slice(at, at + length);
    concepts.push([typed, ...(synonyms.get(typed.join(' ')) ?? [])]);
    at += length;
  }
  return concepts;
}

function longestPhrase(words: readonly string[], at: number, synonyms: Synonyms): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length--) {
    if (synonyms.has(words.slice(at, at + length).join(' '))) return length;
  }
  return 1;
}
