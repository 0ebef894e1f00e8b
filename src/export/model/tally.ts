import { KIND_NAMES, type Kind } from './kinds';

const LINES_NAMED = 5;

/** How often something was found, and where first. */
export type Count = { count: number; lines: number[] };

export function countUp(counted: Count, line: number): void {
  counted.count += 1;
  if (counted.lines.length < LINES_NAMED && counted.lines.at(-1) !== line) counted.lines.push(line);
}

export const newCount = (): Count => ({ count: 0, lines: [] });

/** The smallest of some line numbers, as many as are named. */
export function firstLines(lines: readonly number[]): number[] {
  return [...new Set(lines)].sort((a, b) => a - b).slice(0, LINES_NAMED);
}

/** The field of what was found in a file as a whole. */
export const WHOLE_FILE = -1;

const PLACES = new Map(KIND_NAMES.map((kind, at) => [kind, at]));

/** Counts what is found in one file, by kind and field. */
export class Tally {
  readonly #counts: Count[][] = [];

  /** @param field its number, or `WHOLE_FILE` */
  note(kind: Kind, field: number, line: number): void {
    const place = PLACES.get(kind) as number;
    const ofKind = (this.#counts[place] ??= []);
    countUp((ofKind[field + 1] ??= newCount()), line);
  }

  *entries(): Generator<readonly [Kind, number, Count]> {
    for (const [place, kind] of KIND_NAMES.entries()) {
      for (const [at, counted] of this.#counts[place]?.entries() ?? []) {
        if (counted) yield [kind, at - 1, counted];
      }
    }
  }
}
