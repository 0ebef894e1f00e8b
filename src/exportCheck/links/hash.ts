/*
 * An id is two whole numbers of 32 bits. Of a whole number they are its low half, and one more than its
 * high half; of anything else they are a hash whose second half has its highest bit set. A second half
 * of zero is no id.
 */
export const HASHED = 0x80000000;

/**
 * A hash of 63 bits, in two halves of which the second has its highest bit set. Among ten million
 * different values the chance that any two share it is below one in 180,000.
 */
export class Hash {
  a = 0;
  b = HASHED;

  /** Hashes bytes; where letter case is ignored, A to Z count as a to z. */
  ofBytes(bytes: Uint8Array, start: number, end: number, ignoresCase: boolean): void {
    let a = 0xdeadbeef;
    let b = 0x41c6ce57;
    for (let at = start; at < end; at++) {
      let byte = bytes[at] as number;
      if (ignoresCase && byte >= 0x41 && byte <= 0x5a) byte |= 0x20;
      a = Math.imul(a ^ byte, 2654435761);
      b = Math.imul(b ^ byte, 1597334677);
    }
    this.#finish(a, b);
  }

  /** Hashes a list of numbers of 32 bits. */
  ofNumbers(numbers: Uint32Array, count: number): void {
    let a = 0x9e3779b9;
    let b = 0x85ebca6b;
    for (let at = 0; at < count; at++) {
      const number = numbers[at] as number;
      a = Math.imul(a ^ (a >>> 15) ^ number, 2654435761);
      b = Math.imul(b ^ (b >>> 13) ^ number, 1597334677);
    }
    this.#finish(a, b);
  }

  #finish(first: number, second: number): void {
    let a = Math.imul(first ^ (first >>> 16), 2246822507);
    a ^= Math.imul(second ^ (second >>> 13), 3266489909);
    let b = Math.imul(second ^ (second >>> 16), 2246822507);
    b ^= Math.imul(first ^ (first >>> 13), 3266489909);
    this.a = a >>> 0;
    this.b = (b | HASHED) >>> 0;
  }
}

const FIRST_SIZE = 64;

/** Numbers different ids from 0 in the order in which they come: 16 to 32 bytes an id. */
export class HashIndex {
  #halves = new Uint32Array(FIRST_SIZE);
  /** In each slot one more than the number of an id; at most two thirds are taken. */
  #slots = new Uint32Array(FIRST_SIZE);
  size = 0;

  /** The number of an id, or -1. */
  find(a: number, b: number): number {
    return (this.#slots[this.#slotOf(a, b)] as number) - 1;
  }

  /** The number of an id, which is `size` as it was before where the id is new. */
  add(a: number, b: number): number {
    const slot = this.#slotOf(a, b);
    const found = this.#slots[slot] as number;
    if (found !== 0) return found - 1;
    const number = this.size++;
    if (number * 2 === this.#halves.length) this.#halves = doubled(this.#halves);
    this.#halves[number * 2] = a;
    this.#halves[number * 2 + 1] = b;
    this.#slots[slot] = number + 1;
    if (this.size * 3 > this.#slots.length * 2) this.#grow();
    return number;
  }

  /** The halves of the id of a number. */
  idAt(number: number): readonly [a: number, b: number] {
    return [this.#halves[number * 2] as number, this.#halves[number * 2 + 1] as number];
  }

  #slotOf(a: number, b: number): number {
    const mask = this.#slots.length - 1;
    let slot = (Math.imul(a ^ (b >>> 7), 2654435761) >>> 7) & mask;
    for (;;) {
      const at = ((this.#slots[slot] as number) - 1) * 2;
      if (at < 0 || (this.#halves[at] === a && this.#halves[at + 1] === b)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #grow(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (let number = 0; number < this.size; number++) {
      const [a, b] = this.idAt(number);
      this.#slots[this.#slotOf(a, b)] = number + 1;
    }
  }
}

/** The same numbers with room for as many again. */
export function doubled(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(numbers.length * 2);
  more.set(numbers);
  return more;
}
