import { Hash } from '../links/hash';
import { FALSE, NULL, NUMBER, OBJECT, STRING, TRUE } from '../bytes/scanner';
import type { Shape } from '../model/report';
import { MomentReader } from './moment';
import { isGuid, type Value } from '../bytes/spellings';
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
  see(key: number, value: Value, line: number): void {
    const seen = (this.#keys[key] ??= {
      ...newCount(),
      types: new Set(),
      nulls: 0,
      values: new Set(),
      longest: 0,
    });
    countUp(seen, line);
    if (value.type === NULL) {
      seen.nulls += 1;
      return;
    }
    seen.types.add(this.#typeName(value));
    seen.longest = Math.max(seen.longest, lengthOf(value));
    if (seen.values.size > MOST_DISTINCT) return;
    this.#hash.ofBytes(value.bytes, value.start, value.end, false);
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

  #typeName(value: Value): string {
    const { type } = value;
    if (type === STRING) {
      if (isGuid(value) !== undefined) return 'GUID';
      return this.#moment.read(value) ? 'date' : 'text';
    }
    if (type === NUMBER) return value.isWhole ? 'whole number' : 'decimal number';
    if (type === TRUE || type === FALSE) return 'true or false';
    return type === OBJECT ? 'object' : 'array';
  }
}

/** How many characters a value has, as it is written. */
function lengthOf({ bytes, start, end }: Value): number {
  let length = 0;
  // A character of more than one byte has its further bytes from 0x80 to 0xBF.
  for (let at = start; at < end; at++) if (((bytes[at] as number) & 0xc0) !== 0x80) length += 1;
  return length;
}
