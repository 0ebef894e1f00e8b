import { nameKey } from '../../dictionary/model/names';

/** Of so many unknown keys a file keeps count; those beyond are counted together. */
export const MOST_UNKNOWN = 1000;

/** The number of a key beyond those. */
export const UNCOUNTED = -1;

/** Gives each key of a file's records a number: the documented ones first, as their fields are; then such as come up. */
export class KeyTable {
  readonly documented: number;
  readonly names: string[];
  /** For each key the field that it is: for an unknown one the field of nearly its name, or -1. */
  readonly fields: number[];
  /** Of a name that is documented more than once: the next field of that name, or -1. */
  readonly twins: number[];
  /** How each documented key is written before its value, at the first field of its name. */
  readonly #quoted: readonly (string | undefined)[];
  readonly #byName = new Map<string, number>();
  readonly #byFolded = new Map<string, number>();

  constructor(names: readonly string[]) {
    this.documented = names.length;
    this.names = [...names];
    this.#quoted = names.map((name, at) =>
      names.indexOf(name) === at ? `${JSON.stringify(name)}:` : undefined,
    );
    this.fields = names.map((_, at) => at);
    this.twins = names.map((name, at) => names.indexOf(name, at + 1));
    names.forEach((name, at) => {
      if (!this.#byName.has(name)) this.#byName.set(name, at);
      if (!this.#byFolded.has(nameKey(name))) this.#byFolded.set(nameKey(name), at);
    });
  }

  /** Looks for the key that is documented behind another; gives the place of its value, or -1. */
  valueOf(key: number, text: string, start: number): number {
    const quoted = this.#quoted[key];
    return quoted !== undefined && text.startsWith(quoted, start) ? start + quoted.length : -1;
  }

  /** The number of a key that is in quotes in a text; a new one where it has not come up. */
  find(text: string, start: number, end: number): number {
    const known = this.#byName.get(text.slice(start + 1, end - 1));
    if (known !== undefined) return known;
    // A copy, which does not keep the text of the record.
    const name: string = JSON.parse(text.slice(start, end));
    return this.#byName.get(name) ?? this.#add(name);
  }

  #add(name: string): number {
    const key = this.names.length;
    if (key - this.documented >= MOST_UNKNOWN) return UNCOUNTED;
    this.names.push(name);
    this.fields.push(this.#byFolded.get(nameKey(name)) ?? -1);
    this.#byName.set(name, key);
    return key;
  }
}
