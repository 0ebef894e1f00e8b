import type { CheckedData } from './rule';
import type { Speller } from './speller';

/** How British endings and letters are written by Americans. */
const DIFFERENCES: readonly (readonly [RegExp, string])[] = [
  [/our/, 'or'],
  [/is(?=(e|es|ed|er|ers|ing|able|ation|ations|ational)$)/, 'iz'],
  [/ys(?=(e|es|ed|er|ers|ing)$)/, 'yz'],
  [/([bct])re(?=s?$)/, '$1er'],
  [/ae/, 'e'],
  [/oe/, 'e'],
  [/ll(?=(ed|ing|er|ers|or|ors|ous|ery)$)/, 'l'],
  [/l(?=(s|ment|ments|ful|fully)?$)/, 'll'],
  [/ence(?=s?$)/, 'ense'],
  [/ctis(?=(e|es|ed|ing)$)/, 'ctic'],
  [/ogue(?=s?$)/, 'og'],
  [/mme(?=s?$)/, 'm'],
];

/**
 * The American spelling of a word that is British: one that the project's list names, or the one word that the
 * differences make American where the word itself is none; nothing for any other.
 */
export function americanFor(word: string, { speller, shared }: CheckedData): string | undefined {
  const { words, american } = shared.spelling.value;
  if (words.includes(word)) return undefined;
  const lower = word.toLowerCase();
  const found = Object.hasOwn(american, lower) ? [american[lower] ?? ''] : derived(lower, speller);
  return found.length === 1 ? likeWritten(word, found[0] ?? '') : undefined;
}

function derived(word: string, { knows }: Speller): string[] {
  if (knows(word)) return [];
  const candidates = DIFFERENCES.map(([british, american]) => word.replace(british, american));
  return [...new Set(candidates)].filter((each) => each !== word && knows(each));
}

/** Gives a word the capital that another has. */
function likeWritten(like: string, word: string): string {
  return /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
