import { doubled, HashIndex } from './hashIndex';

/** References whose target may still be read: each id with how often it came, and where first. */
export class Pending {
  readonly #ids = new HashIndex();
  #counts = new Uint32Array(64);
  #lines = new Uint32Array(64);
  /** How many references came once there were more ids than are kept; where they lead is not known. */
  dropped = 0;
  readonly #most: number;

  /** @param most how many ids are kept, at 24 to 48 bytes each */
  constructor(most: number) {
    this.#most = most;
  }

  add(a: number, b: number, line: number): void {
    if (this.#ids.size >= this.#most && this.#ids.find(a, b) < 0) {
      this.dropped += 1;
      return;
    }
    const isNew = this.#ids.size;
    const number = this.#ids.add(a, b);
    if (number === this.#counts.length) {
      this.#counts = doubled(this.#counts);
      this.#lines = doubled(this.#lines);
    }
    this.#counts[number] = (this.#counts[number] as number) + 1;
    if (number === isNew) this.#lines[number] = line;
  }

  /** Visits the ids in the order in which they came first. */
  forEach(visit: (a: number, b: number, count: number, line: number) => void): void {
    for (let number = 0; number < this.#ids.size; number++) {
      const [a, b] = this.#ids.idAt(number);
      visit(a, b, this.#counts[number] as number, this.#lines[number] as number);
    }
  }
}
