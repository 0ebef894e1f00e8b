import { IdSet } from '../ids/idSet';
import { Pending } from '../ids/pending';
import { countUp, firstLines, newCount, type Count } from '../tally/tally';
import type { CheckRules, JoinRule, KeyRule } from '../model/rules';

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

  /** Tells that all records of an entity have been read. */
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
