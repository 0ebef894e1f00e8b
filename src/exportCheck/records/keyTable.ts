import { nameKey } from '../../dictionary/model/names';
import { plainText, textOf } from '../bytes/spellings';

/** Of so many unknown keys a file keeps count; those beyond are counted together. */
export const MOST_UNKNOWN = 1000;

/** The place of a key beyond those. */
export const UNCOUNTED = -1;

const ENCODER = new TextEncoder();

/**
 * Gives each key of a file's records a number: the documented ones first, as their fields are; then such
 * as come up. It learns in which order keys follow each other, so that most are recognized by comparing bytes.
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
  /** Each key in quotes, four bytes in a number; none for one that is shorter. */
  readonly #words: (Uint32Array | undefined)[] = [];
  readonly #lengths: number[] = [];
  /** Behind each key (and at 0 behind none) the one that came last time. */
  readonly #next: number[];

  constructor(names: readonly string[]) {
    this.documented = names.length;
    this.names = [...names];
    this.fields = names.map((_, at) => at);
    this.twins = new Int32Array(names.length).fill(-1);
    names.forEach((name) => this.#keep(name));
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
   * Gives the key that usually comes behind another, if it is there. Four bytes are compared at once.
   *
   * @param view of all the bytes
   * @param start the place of the key's first quote
   * @param before the key before, or -1
   * @returns the key's number, or -1
   */
  expected(view: DataView, start: number, before: number): number {
    const key = this.#next[before + 1] as number;
    const words = this.#words[key];
    if (words === undefined) return UNCOUNTED;
    // The last four bytes are compared by themselves: they may lie over those before.
    const last = words.length - 1;
    const tail = start + this.lengthOf(key) - 4;
    if (tail + 4 > view.byteLength) return UNCOUNTED;
    for (let at = 0; at < last; at++) {
      if (view.getUint32(start + at * 4, true) !== words[at]) return UNCOUNTED;
    }
    return view.getUint32(tail, true) === words[last] ? key : UNCOUNTED;
  }

  /** How long a key is with its quotes. */
  lengthOf(key: number): number {
    return this.#lengths[key] as number;
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
    this.#keep(name);
    this.#next.push(key + 1);
    this.#byName.set(name, key);
    return key;
  }

  #keep(name: string): void {
    const quoted = ENCODER.encode(JSON.stringify(name));
    const { length } = quoted;
    this.#lengths.push(length);
    const view = new DataView(quoted.buffer, quoted.byteOffset, length);
    const count = Math.ceil(length / 4);
    this.#words.push(
      length < 4
        ? undefined
        : Uint32Array.from({ length: count }, (_, at) =>
            view.getUint32(at === count - 1 ? length - 4 : at * 4, true),
          ),
    );
  }
}
