import type { CheckRules } from '../model/rules';

/** Keys are looked for in so many characters from the beginning. */
const LOOKED_AT = 64 * 1024;

/**
 * Guesses which file of the export some records are from, by their keys.
 *
 * @returns the file's name; nothing if no file has at least half of the keys
 */
export function guessFile({ entities }: CheckRules, text: string): string | undefined {
  const found = text.slice(0, LOOKED_AT).matchAll(/"((?:[^"\\]|\\.)*)"\s*:/g);
  const keys = new Set([...found].map(([, key]) => key));
  const scored = entities.map(({ file, fields }) => {
    const names = new Set(fields.map(({ name }) => name));
    const known = [...keys].filter((key) => key !== undefined && names.has(key)).length;
    // Of two files that have all keys, the one that has fewer others is meant.
    return { file, known, score: known - (names.size - known) / 1000 };
  });
  const [best] = scored.sort((a, b) => b.score - a.score);
  return best && best.known > 0 && best.known * 2 >= keys.size ? `${best.file}.json` : undefined;
}
