import type { Kind } from '../../dictionary/model/findingKinds';

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

/** Counts what is found in one file, by kind and field. */
export class Tally {
  readonly #counts = new Map<Kind, Count[]>();

  /** @param field its number, or `WHOLE_FILE` */
  note(kind: Kind, field: number, line: number): void {
    const ofKind = this.#counts.get(kind) ?? [];
    this.#counts.set(kind, ofKind);
    countUp((ofKind[field + 1] ??= newCount()), line);
  }

  *entries(): Generator<readonly [Kind, number, Count]> {
    for (const [kind, ofKind] of this.#counts) {
      for (const [at, counted] of ofKind.entries()) {
        if (counted) yield [kind, at - 1, counted];
      }
    }
  }
}
