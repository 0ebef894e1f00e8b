import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** An American dictionary. */
export type Speller = Readonly<{
  /** Whether it has a word, in whatever letter case. */
  knows: (word: string) => boolean;
  /** The nearest words to one that it does not have. */
  nearest: (word: string) => readonly string[];
}>;

/** The package says in this file where its words are. */
const DICTIONARY = '@cspell/dict-en_us/cspell-ext.json';

/** Gets cspell's American dictionary. */
export async function loadSpeller(): Promise<Speller> {
  // cspell is there for `import` alone, and scripts are run as what `require` finds.
  const { createSpellingDictionaryFromTrieFile } = await import('cspell-dictionary');
  const definitions = createRequire(__filename).resolve(DICTIONARY);
  const { dictionaryDefinitions } = JSON.parse(fs.readFileSync(definitions, 'utf8'));
  const file = path.join(path.dirname(definitions), dictionaryDefinitions[0].path);
  const words = gunzipSync(fs.readFileSync(file));
  const dictionary = createSpellingDictionaryFromTrieFile(words, 'en_US', file, {});
  return {
    knows: (word) => {
      const straight = word.replace('’', "'");
      return dictionary.has(straight) || dictionary.has(straight.toLowerCase());
    },
    nearest: (word) =>
      dictionary
        .suggest(word, { numSuggestions: 3, ignoreCase: true })
        .map((suggestion) => suggestion.word),
  };
}
