import { americanFor } from './support/british';
import { namedWords, words } from './support/words';
import type { Rule } from './support/rule';

/** Shorter words are abbreviations more often than they are misspelled. */
const SHORTEST = 4;

export const wordKnown: Rule = {
  name: 'word-known',
  description: 'A word of a text is in the American dictionary or in data/spelling.yaml.',
  check: (data) => {
    const { speller, shared } = data;
    const ours = new Set([...shared.spelling.value.words, ...namedWords(data)]);
    const isKnown = (word: string) =>
      speller.knows(word) || ours.has(word) || ours.has(word.toLowerCase());
    return words(data)
      .filter(({ word, kind }) => kind === 'prose' && isSpelled(word) && !isKnown(word))
      .filter(({ word }) => !americanFor(word, data))
      .map(({ word, problem }) =>
        problem(
          `"${word}" is in no word list${hint(speller.nearest(word))}; if it is right, add it to data/spelling.yaml`,
        ),
      );
  },
};

/** Whether a word is spelled rather than abbreviated or put together, as `eMAR` and `TxPlus` are. */
function isSpelled(word: string): boolean {
  return word.length >= SHORTEST && !/.\p{Lu}/u.test(word);
}

function hint(nearest: readonly string[]): string {
  return nearest.length > 0 ? `; is it ${nearest.map((each) => `"${each}"`).join(' or ')}?` : '';
}
