import type { Filters } from './filters';
import { fieldAskedFor, type FieldTest } from './question';
import { isStopWord, wordsOf } from '../dictionary/model/words';

/** A phrase that was typed. It is found by any of its alternatives, the first being the phrase itself. */
export type Concept = Readonly<{
  phrases: readonly (readonly string[])[];
  /** How much it counts: 1, or less for what nearly every record is about. */
  weight: number;
}>;

/** A query taken apart. */
export type Query = Readonly<{
  /** Whether a question was asked, whose words are rarely all those of the answer. */
  isQuestion: boolean;
  /** Which fields are of the kind that a question asks for. */
  asksFor: FieldTest | undefined;
  /** The words that were typed, filters apart. */
  text: string;
  filters: Filters;
  /** What must be found. */
  concepts: readonly Concept[];
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
  const all = alternatives(wordsOf(text), synonyms);
  const meaningful = all.filter(([typed = []]) => !typed.every(isStopWord));
  const asksFor = fieldAskedFor(text);
  const isQuestion = asksFor !== undefined || meaningful.length > 3;
  const phrases = meaningful.length > 0 ? meaningful : all;
  const concepts = phrases.map((each) => ({
    phrases: each,
    weight: isQuestion && phrases.length > 1 && isCommon(each) ? COMMON_WEIGHT : 1,
  }));
  return { text, filters, isQuestion, asksFor, concepts };
}

/** In a question, what nearly every record is about says little of which field is meant. */
const COMMON = /^(client|patient|consumer|record|entry|data)s?$/;
const COMMON_WEIGHT = 0.25;

function isCommon([[word = ''] = []]: Concept['phrases']): boolean {
  return COMMON.test(word);
}

const LONGEST_PHRASE = 4;

/** Cuts words into the longest phrases that have synonyms, each with its synonyms behind it. */
function alternatives(words: readonly string[], synonyms: Synonyms): Concept['phrases'][] {
  const found: Concept['phrases'][] = [];
  for (let at = 0; at < words.length;) {
    const length = longestPhrase(words, at, synonyms);
    const typed = words.slice(at, at + length);
    found.push([typed, ...(synonyms.get(typed.join(' ')) ?? [])]);
    at += length;
  }
  return found;
}

function longestPhrase(words: readonly string[], at: number, synonyms: Synonyms): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length--) {
    if (synonyms.has(words.slice(at, at + length).join(' '))) return length;
  }
  return 1;
}

/** From how many letters on a word may be misspelt by one or two. */
export const MISSPELT = 5;
