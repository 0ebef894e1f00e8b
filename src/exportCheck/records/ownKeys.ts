import { Hash } from '../links/hash';
import { FALSE, NULL, NUMBER, OBJECT, STRING, TRUE } from '../bytes/scanner';
import type { Shape } from '../model/report';
import { MomentReader } from './moment';
import { isGuid } from '../bytes/spellings';
import { countUp, newCount, type Count } from '../model/tally';

/** So many different values are counted at most. */
const MOST_DISTINCT = 50;

type OwnKey = Count & { types: Set<string>; nulls: number; values: Set<number> };

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
    });
    countUp(seen, line);
    if (type === NULL) {
      seen.nulls += 1;
      return;
    }
    seen.types.add(this.#typeName(type, bytes, start, end));
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
    const { types, nulls, values } = seen;
    return {
      types: [...types].sort(),
      nulls,
      distinct: Math.min(values.size, MOST_DISTINCT),
      isDistinctCapped: values.size > MOST_DISTINCT,
    };
  }

  #typeName(type: number, bytes: Uint8Array, start: number, end: number): string {
    if (type === STRING) {
      if (isGuid(bytes, start, end) !== undefined) return 'GUID';
      return this.#moment.read(bytes, start, end) ? 'date' : 'text';
    }
    if (type === NUMBER) return 'number';
    if (type === TRUE || type === FALSE) return 'true or false';
    return type === OBJECT ? 'object' : 'array';
  }
}
