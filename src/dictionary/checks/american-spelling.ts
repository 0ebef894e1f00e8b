import { americanFor } from './support/british';
import { namedWords, words, type Word } from './support/words';
import type { CheckedData, Rule } from './support/rule';

/** American spelling, for that is what the readers write; names stay as they are exported. */
export const americanSpelling: Rule = {
  name: 'american-spelling',
  description: 'Texts and examples are spelled as Americans do.',
  check: (data) =>
    british(data).map(({ word, american, problem }) =>
      problem(`"${word}" is British; Americans write "${american}"`),
    ),
  fix: (data) => british(data).map(({ american, edit }) => edit(american)),
};

function british(data: CheckedData): (Word & { american: string })[] {
  const named = namedWords(data);
  return words(data).flatMap((each) => {
    const american = named.has(each.word) ? undefined : americanFor(each.word, data);
    return american ? { ...each, american } : [];
  });
}
