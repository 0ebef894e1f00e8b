import { nameKey } from '../../dictionary/model/names';
import { plainText, textOf } from '../values/spellings';

/** Of so many unknown keys a file keeps count; those beyond are counted together. */
const MOST_UNKNOWN = 1000;

/** The place of a key beyond those. */
export const UNCOUNTED = -1;

const ENCODER = new TextEncoder();

/**
 * Gives each key of a file's records a number: the documented ones first, as their fields are; then such
 * as come up. It learns in which order keys follow each other, so that most are told by comparing bytes.
 */
export class KeyTable {
  /** How many keys are documented. */
  readonly documented: number;
  readonly names: string[];
  /** For each key the field that it is: for an unknown one the field of nearly its name, or -1. */
  readonly fields: number[];
  /** Of a name that is documented more than once: the next field of that name, or -1. */
  readonly twins: Int32Array;
  /** Of each documented key the first field of its name. */
  readonly firsts: number[];
  readonly #byName = new Map<string, number>();
  readonly #byFolded = new Map<string, number>();
  readonly #quoted: Uint8Array[];
  /** Behind each key (and at 0 behind none) the one that came last time. */
  readonly #next: number[];

  constructor(names: readonly string[]) {
    this.documented = names.length;
    this.names = [...names];
    this.fields = names.map((_, at) => at);
    this.twins = new Int32Array(names.length).fill(-1);
    this.#quoted = names.map((name) => ENCODER.encode(JSON.stringify(name)));
    this.#next = [0, ...names.map((_, at) => at + 1)];
    this.firsts = names.map((name) => names.indexOf(name));
    const lastOf = new Map<string, number>();
    names.forEach((name, at) => {
      const before = lastOf.get(name);
      if (before === undefined) this.#byName.set(name, at);
      else this.twins[before] = at;
      lastOf.set(name, at);
      if (!this.#byFolded.has(nameKey(name))) this.#byFolded.set(nameKey(name), at);
    });
  }

  /**
   * Tells the key that usually comes behind another, if it is there.
   *
   * @param start the place of the key's first quote
   * @param before the key before, or -1
   * @returns the key's number, or -1
   */
  expected(bytes: Uint8Array, start: number, before: number): number {
    const key = this.#next[before + 1] as number;
    const quoted = this.#quoted[key];
    if (quoted === undefined) return UNCOUNTED;
    const { length } = quoted;
    for (let at = 1; at < length; at++) {
      if (bytes[start + at] !== quoted[at]) return UNCOUNTED;
    }
    return key;
  }

  /** How long a key is with its quotes. */
  lengthOf(key: number): number {
    return (this.#quoted[key] as Uint8Array).length;
  }

  /** The number of any key, which is new where it has not come up; `UNCOUNTED` if there are too many. */
  find(bytes: Uint8Array, start: number, end: number, hasEscapes: boolean, before: number): number {
    const name = hasEscapes ? plainText(bytes, start, end) : textOf(bytes, start, end);
    const key = this.#byName.get(name) ?? this.#add(name);
    if (key !== UNCOUNTED) this.#next[before + 1] = key;
    return key;
  }

  #add(name: string): number {
    const key = this.names.length;
    if (key - this.documented >= MOST_UNKNOWN) return UNCOUNTED;
    this.names.push(name);
    this.fields.push(this.#byFolded.get(nameKey(name)) ?? -1);
    this.#quoted.push(ENCODER.encode(JSON.stringify(name)));
    this.#next.push(key + 1);
    this.#byName.set(name, key);
    return key;
  }
}
