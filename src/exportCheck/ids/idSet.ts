import { HashIndex } from './hashIndex';
import { NumberSet } from './numberSet';

/*
 * An id is two whole numbers of 32 bits. Of a whole number they are its low half, and one more than its
 * high half; of anything else they are a hash whose second half has its highest bit set. A second half
 * of zero is no id.
 */
export const HASHED = 0x80000000;

/** The ids of one key: whole numbers in a bit set, all others as hashes of 63 bits. */
export class IdSet {
  readonly #numbers = new NumberSet();
  readonly #hashes = new HashIndex();

  get size(): number {
    return this.#numbers.size + this.#hashes.size;
  }

  has(a: number, b: number): boolean {
    return b < HASHED ? this.#numbers.has((b - 1) * 4294967296 + a) : this.#hashes.find(a, b) >= 0;
  }

  /** @returns whether it is new */
  add(a: number, b: number): boolean {
    if (b < HASHED) return this.#numbers.add((b - 1) * 4294967296 + a);
    const before = this.#hashes.size;
    return this.#hashes.add(a, b) === before;
  }
}
