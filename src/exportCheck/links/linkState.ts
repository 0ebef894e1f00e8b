import { IdSet } from './idSet';
import { countUp, firstLines, newCount, type Count } from '../model/tally';
import type { CheckRules, JoinRule, KeyRule } from '../model/rules';
import { doubled, HashIndex } from './hash';

/** The ids of a key, from all records read so far. */
export type KeyState = Readonly<{ rule: KeyRule; ids: IdSet }>;

/** What came of a join so far. */
export type JoinState = Readonly<{
  rule: JoinRule;
  followed: Count;
  orphans: Count;
  pending: Pending;
}>;

/** Ids that each join keeps until what they refer to is read, where nothing else is asked. */
const MOST_WAITING = 1 << 20;

/** What is known of all ids and references of an export. */
export class LinkState {
  readonly keys: readonly KeyState[];
  readonly joins: readonly JoinState[];
  /** For each entity whether all its records have been read. */
  readonly #isRead: boolean[];

  constructor({ entities, keys, joins }: CheckRules, mostWaiting = MOST_WAITING) {
    this.keys = keys.map((rule) => ({ rule, ids: new IdSet() }));
    this.joins = joins.map((rule) => ({
      rule,
      followed: newCount(),
      orphans: newCount(),
      pending: new Pending(mostWaiting),
    }));
    this.#isRead = entities.map(() => false);
  }

  /** Follows a reference now, or keeps it until what it leads to has been read. */
  follow(join: JoinState, a: number, b: number, line: number): void {
    countUp(join.followed, line);
    const key = this.keys[join.rule.key] as KeyState;
    if (key.ids.has(a, b)) return;
    if (this.#isRead[key.rule.entity]) countUp(join.orphans, line);
    else join.pending.add(a, b, line);
  }

  /** Notes that all records of an entity have been read. */
  setRead(entity: number): void {
    this.#isRead[entity] = true;
  }

  /** Whether a join could be followed: what it leads to was read to its end, and had ids. */
  isFollowed({ rule }: JoinState): boolean {
    const key = this.keys[rule.key] as KeyState;
    return this.#isRead[key.rule.entity] === true && key.ids.size > 0;
  }

  /** The orphans of a join, those included that had been kept for later. */
  orphansOf({ rule, orphans, pending }: JoinState): Count {
    const key = this.keys[rule.key] as KeyState;
    if (!this.#isRead[key.rule.entity]) return orphans;
    let { count } = orphans;
    const lines = [...orphans.lines];
    pending.forEach((a, b, times, line) => {
      if (key.ids.has(a, b)) return;
      count += times;
      lines.push(line);
    });
    return { count, lines: firstLines(lines) };
  }
}

/** References whose target may still be read: each id with how often it came, and where first. */
export class Pending {
  readonly #ids = new HashIndex();
  #counts = new Uint32Array(64);
  #lines = new Uint32Array(64);
  /** How many references came once there were more ids than are kept; where they lead is not known. */
  dropped = 0;

  /** @param most how many ids are kept, at 24 to 48 bytes each */
  constructor(private readonly most: number) {}

  add(a: number, b: number, line: number): void {
    if (this.#ids.size >= this.most && this.#ids.find(a, b) < 0) {
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

/**
 * Puts entities in an order in which as many references as possible lead to records already read, so that
 * few must be kept in memory.
 *
 * @returns places of entities in the rules
 */
export function readingOrder({ entities, joins, keys }: CheckRules): number[] {
  const targets = entities.map(() => new Set<number>());
  const referring = entities.map(() => 0);
  for (const { entity, key } of joins) {
    const target = keys[key]?.entity;
    if (target === undefined || target === entity) continue;
    targets[entity]?.add(target);
    referring[target] = (referring[target] ?? 0) + 1;
  }
  const open = targets.map(({ size }) => size);
  const order: number[] = [];
  const left = new Set(entities.keys());
  const rank = (entity: number) => (open[entity] ?? 0) * 1e6 - (referring[entity] ?? 0);
  while (left.size > 0) {
    const next = [...left].reduce((best, entity) => (rank(entity) < rank(best) ? entity : best));
    left.delete(next);
    order.push(next);
    for (const entity of left) {
      if (targets[entity]?.has(next)) open[entity] = (open[entity] ?? 0) - 1;
    }
  }
  return order;
}
