import type { CheckRules } from '../../model/rules';

/** The longest name that is shown. */
const LONGEST = 60;

/**
 * Decides which names of an export may stand in a report. Whoever made the export may have put data where
 * names belong, such as a person as a key; so a name is shown only where it has the shape of one, and
 * either all its words occur in the dictionary's own names, or so many records have it that it is a column.
 */
export class Names {
  readonly #words: ReadonlySet<string>;
  readonly #salt: string;

  /** @param salt what stands-in are mixed with, so that nobody can try names until one fits */
  constructor({ entities }: CheckRules, salt: string) {
    const names = entities.flatMap(({ fields, file }) => [file, ...fields.map(({ name }) => name)]);
    this.#words = new Set(names.flatMap(wordsOf));
    this.#salt = salt;
  }

  /** A field's name, or what stands for it. */
  field(name: string, count: number, records: number): string {
    const isColumn = count >= 3 && count * 2 >= records;
    return hasShape(name) && (isColumn || this.#isKnown(name))
      ? name
      : this.#standIn('field', name);
  }

  /** A file's name, or what stands for it; a known ending of it is kept. */
  file(name: string): string {
    if (/^Content[A-Za-z0-9_]{1,60}\.json$/i.test(name) && !/\d{4}/.test(name)) return name;
    const ending =
      /\.(json|zip|7z|rar|tar|t?gz|bz2|xz|pdf|txt|csv|xml|png|jpg)$/i
        .exec(name)?.[0]
        .toLowerCase() ?? '';
    return this.#standIn('file', name) + ending;
  }

  #isKnown(name: string): boolean {
    return wordsOf(name).every((word) => word.length < 3 || this.#words.has(word));
  }

  #standIn(what: string, name: string): string {
    let hash = 0;
    for (const letter of this.#salt + name)
      hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x5bd1e995) ^ (hash >>> 15);
    return `${what} #${((hash >>> 0) % 0x100000).toString(16).padStart(5, '0')}`;
  }
}

const wordsOf = (name: string) => name.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Whether a text could be a name: words, few digits, nothing like an address, number or date. */
function hasShape(name: string): boolean {
  return (
    name.length <= LONGEST &&
    /^\p{L}[\p{L}\d _\-/().&'’%#?:,+]*$/u.test(name) &&
    !/\d{3}|\d[-/.]\d|\d\D+\d\D+\d/.test(name.replaceAll(/\(\d+-\d+\)/g, '')) &&
    wordsOf(name).length <= 10
  );
}
