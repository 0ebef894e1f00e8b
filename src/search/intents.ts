import { stem, wordsOf } from '../dictionary/model/words';
import { type SearchDocument, withoutApostrophes } from './documents';
import type { TypedWord } from './query';

/** A page, a section or an entity, and how people ask for what it is for. */
export type Intent = Readonly<{
  /** Address below the base URL, with a fragment for a section. */
  page: string;
  /** Each a whole query, but for articles; `…` stands for any words, or none. */
  phrases: readonly string[];
}>;

const ANY = '…';

const ARTICLES = new Set('a an my our that the this your'.split(' '));

/** Begin a request, and say nothing of it. */
const OPENINGS = [
  'how do i',
  'how can i',
  'how to',
  'i want to',
  'where can i',
  'where do i',
  'what is',
];

/**
 * Prepares the intents.
 *
 * @returns what gives the things that a query is meant for, the longest phrase first
 */
export function createIntents(
  intents: readonly Intent[],
  documents: readonly SearchDocument[],
): (words: readonly TypedWord[]) => SearchDocument[] {
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
  return (words) => {
    const variants = requests(words.filter(([first]) => !ARTICLES.has(first?.word ?? '')));
    const fitting = all.filter(({ pattern }) => variants.some((each) => fits(pattern, each)));
    return [...new Set(fitting.map(({ document }) => document))];
  };
}

function patternOf(phrase: string): string[] {
  return withoutApostrophes(phrase)
    .split(/\s+/)
    .flatMap((word) => (word === ANY ? [ANY] : wordsOf(word)))
    .filter((word) => !ARTICLES.has(word))
    .map(stem);
}

/** What is typed, whole and without its opening. */
function requests(words: readonly TypedWord[]): (readonly TypedWord[])[] {
  const typed = words.map(([first]) => first?.word).join(' ');
  const opening = OPENINGS.find((each) => typed.startsWith(`${each} `));
  return opening ? [words, words.slice(opening.split(' ').length)] : [words];
}

function fits([first, ...rest]: readonly string[], words: readonly TypedWord[]): boolean {
  if (first === undefined) return words.length === 0;
  if (first === ANY) return anyEndFits(rest, words);
  const [word, ...others] = words;
  return word !== undefined && word.some(({ root }) => root === first) && fits(rest, others);
}

function anyEndFits(pattern: readonly string[], words: readonly TypedWord[]): boolean {
  return Array.from({ length: words.length + 1 }, (_, at) => words.slice(at)).some((end) =>
    fits(pattern, end),
  );
}
