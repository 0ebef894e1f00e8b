import { Hash } from '../links/hash';
import { FALSE, NULL, NUMBER, OBJECT, STRING, TRUE } from '../bytes/scanner';
import type { Shape } from '../model/report';
import { MomentReader } from './moment';
import { isGuid } from '../bytes/spellings';
import { countUp, newCount, type Count } from '../model/tally';

/** So many different values are counted at most. */
const MOST_DISTINCT = 50;

type OwnKey = Count & { types: Set<string>; nulls: number; values: Set<number>; longest: number };

/** Watches the keys that are not documented: which types they have, how often they are null. */
export class OwnKeys {
  readonly #keys: OwnKey[] = [];
  readonly #hash = new Hash();
  readonly #moment = new MomentReader();
  /** Keys beyond those that are counted apart. */
  readonly uncounted = newCount();

  /** @param key from 0, beyond the documented ones */
  see(
    key: number,
    type: number,
    bytes: Uint8Array,
    start: number,
    end: number,
    line: number,
  ): void {
    const seen = (this.#keys[key] ??= {
      ...newCount(),
      types: new Set(),
      nulls: 0,
      values: new Set(),
      longest: 0,
    });
    countUp(seen, line);
    if (type === NULL) {
      seen.nulls += 1;
      return;
    }
    seen.types.add(this.#typeName(type, bytes, start, end));
    seen.longest = Math.max(seen.longest, lengthOf(bytes, start, end));
    if (seen.values.size > MOST_DISTINCT) return;
    this.#hash.ofBytes(bytes, start, end, false);
    seen.values.add(this.#hash.a * 2097152 + (this.#hash.b & 2097151));
  }

  countOf(key: number): Count | undefined {
    return this.#keys[key];
  }

  shapeOf(key: number): Shape | undefined {
    const seen = this.#keys[key];
    if (!seen) return undefined;
    const { types, nulls, values, longest } = seen;
    return {
      types: [...types].sort(),
      nulls,
      distinct: Math.min(values.size, MOST_DISTINCT),
      isDistinctCapped: values.size > MOST_DISTINCT,
      longest,
    };
  }

  #typeName(type: number, bytes: Uint8Array, start: number, end: number): string {
    if (type === STRING) {
      if (isGuid(bytes, start, end) !== undefined) return 'GUID';
      return this.#moment.read(bytes, start, end) ? 'date' : 'text';
    }
    if (type === NUMBER) return isWhole(bytes, start, end) ? 'whole number' : 'decimal number';
    if (type === TRUE || type === FALSE) return 'true or false';
    return type === OBJECT ? 'object' : 'array';
  }
}

/** How many characters a value has, as it is written. */
function lengthOf(bytes: Uint8Array, start: number, end: number): number {
  let length = 0;
  // A character of more than one byte has its further bytes from 0x80 to 0xBF.
  for (let at = start; at < end; at++) if (((bytes[at] as number) & 0xc0) !== 0x80) length += 1;
  return length;
}

/** Whether a number has neither point nor exponent. */
function isWhole(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = bytes[at] as number;
    if (byte !== 0x2d && (byte < 0x30 || byte > 0x39)) return false;
  }
  return true;
}
