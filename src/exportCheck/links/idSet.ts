import { HASHED, HashIndex } from './hash';

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

const PAGE_BITS = 4096;
/** From so many pages on, a page must hold as many numbers as it costs hashes. */
const MANY_PAGES = 1024;
const WORTHWHILE = 24;

/**
 * A set of whole numbers from 0 to 2^53. Numbers that lie close, as ids do, take little more than a bit
 * each; where they turn out to lie far apart, each is kept by itself.
 */
export class NumberSet {
  #pages: Map<number, Uint32Array> | undefined = new Map();
  #lastNumber = -1;
  #lastPage: Uint32Array | undefined;
  #scattered: HashIndex | undefined;
  size = 0;

  has(id: number): boolean {
    if (this.#scattered) return this.#scattered.find(id >>> 0, highHalf(id)) >= 0;
    const bits = this.#pageOf(id)?.[(id >>> 5) & 127];
    return bits !== undefined && (bits & (1 << (id & 31))) !== 0;
  }

  /** @returns whether it is new */
  add(id: number): boolean {
    if (this.#pages && this.#pages.size >= MANY_PAGES) {
      if (this.size < this.#pages.size * WORTHWHILE) this.#scatter(this.#pages);
    }
    const isNew = this.#scattered
      ? this.#scattered.add(id >>> 0, highHalf(id)) === this.size
      : this.#mark(id);
    if (isNew) this.size += 1;
    return isNew;
  }

  #mark(id: number): boolean {
    const page = this.#pageOf(id) ?? this.#newPage(id);
    const word = (id >>> 5) & 127;
    const bit = 1 << (id & 31);
    const bits = page[word] as number;
    if ((bits & bit) !== 0) return false;
    page[word] = bits | bit;
    return true;
  }

  #pageOf(id: number): Uint32Array | undefined {
    const number = Math.floor(id / PAGE_BITS);
    if (number !== this.#lastNumber) {
      this.#lastNumber = number;
      this.#lastPage = this.#pages?.get(number);
    }
    return this.#lastPage;
  }

  #newPage(id: number): Uint32Array {
    const page = new Uint32Array(PAGE_BITS / 32);
    const pages = this.#pages ?? new Map();
    pages.set(Math.floor(id / PAGE_BITS), page);
    this.#lastPage = page;
    return page;
  }

  /** Keeps each number by itself from now on. */
  #scatter(pages: ReadonlyMap<number, Uint32Array>): void {
    const scattered = new HashIndex();
    for (const [number, page] of pages) {
      for (let at = 0; at < PAGE_BITS; at++) {
        if (((page[at >>> 5] as number) & (1 << (at & 31))) === 0) continue;
        const id = number * PAGE_BITS + at;
        scattered.add(id >>> 0, highHalf(id));
      }
    }
    this.#pages = undefined;
    this.#scattered = scattered;
  }
}

/** What is beyond 32 bits. */
const highHalf = (id: number) => Math.floor(id / 4294967296);
