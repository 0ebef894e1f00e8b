/** Keeps the beginning of a line or record until its end comes in a later piece. */
export class Carry {
  #bytes = new Uint8Array(4096);
  length = 0;
  /** Set once it was longer than is kept; the rest is dropped. */
  isTooLong = false;
  readonly #most: number;

  /** @param most how many bytes are kept at most */
  constructor(most: number) {
    this.#most = most;
  }

  get bytes(): Uint8Array {
    return this.#bytes;
  }

  /** Whether anything has come since it was cleared. */
  get isEmpty(): boolean {
    return this.length === 0 && !this.isTooLong;
  }

  add(piece: Uint8Array, start: number, end: number): void {
    const length = this.length + end - start;
    if (this.isTooLong || length > this.#most) {
      this.isTooLong = true;
      this.length = 0;
      return;
    }
    if (length > this.#bytes.length) {
      const more = new Uint8Array(Math.min(this.#most, Math.max(length, this.#bytes.length * 2)));
      more.set(this.#bytes.subarray(0, this.length));
      this.#bytes = more;
    }
    this.#bytes.set(piece.subarray(start, end), this.length);
    this.length = length;
  }

  clear(): void {
    this.length = 0;
    this.isTooLong = false;
  }
}
