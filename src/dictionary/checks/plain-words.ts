import { passages, spelledPart } from './support/texts';
import type { CheckedData, Rule } from './support/rule';

/** One word for one thing, and no word that only those understand who wrote the text. */
export const plainWords: Rule = {
  name: 'plain-words',
  description: 'A text that readers see uses no word or phrase that data/plain-words.yaml avoids.',
  check: (data) => {
    const avoided = data.shared['plain-words'].value.plainWords.map(
      ({ say, avoid, except = [] }) => ({
        say,
        words: anyOf(avoid, 'giu'),
        right: [anyOf(except, 'giu'), anyOf(namesWith(anyOf(avoid, 'iu'), data), 'gu')],
      }),
    );
    return passages(data)
      .filter(({ kind }) => kind === 'prose')
      .flatMap(({ text, problem }) =>
        avoided.flatMap(({ say, words, right }) =>
          [...right.reduce(withoutMatches, spelledPart(text)).matchAll(words)].map(
            ({ index, 0: found }) =>
              problem(index, `"${found.replace(/\s+/g, ' ')}" is not for readers; say ${say}`),
          ),
        ),
      );
  },
};

/** Finds any of some phrases as whole words, also across the end of a line. */
function anyOf(phrases: readonly string[], flags: string): RegExp {
  const patterns = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(' ', '\\s+'));
  return new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, flags);
}

/** Names of entities and fields that have such a word in them, which texts repeat as they are exported. */
function namesWith(avoided: RegExp, { dictionary }: CheckedData): string[] {
  const names = dictionary.entities.flatMap(({ name, fields }) => [
    name,
    ...fields.map(({ fieldName }) => fieldName),
  ]);
  return [...new Set(names)].filter((name) => avoided.test(name));
}

function withoutMatches(text: string, matches: RegExp): string {
  return text.replace(matches, (match) => ' '.repeat(match.length));
}
