/** A stream of random numbers that is the same for the same seed. */
export type Random = Readonly<{
  /** At least 0, less than 1. */
  next: () => number;
  /** A whole number of the range, both ends included. */
  between: (least: number, most: number) => number;
  pick: <T>(list: readonly [T, ...T[]]) => T;
  chance: (probability: number) => boolean;
  /** Figures of base 16, in lower case. */
  hex: (length: number) => string;
}>;

/** Makes the stream of one client, so that its records do not depend on how many clients there are. */
export function randomStream(seed: number, stream: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(stream + 1, 0x85ebca6b)) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    pick: (list) => list[between(0, list.length - 1)] ?? list[0],
    chance: (probability) => next() < probability,
    hex: (length) => Array.from({ length }, () => between(0, 15).toString(16)).join(''),
  };
}

/** A GUID of version 4, in capitals. */
export function randomGuid({ hex, pick }: Random): string {
  const variant = pick(['8', '9', 'a', 'b']);
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${variant}${hex(3)}-${hex(12)}`.toUpperCase();
}
