import { type Count, countUp, firstLines, newCount } from '../../model/tally';
import type { CheckRules, ConditionRule, JoinRule, KeyRule } from '../../model/rules';
import type { Member } from '../../records/members';

export type Id = string | number;

type KeyState = { rule: KeyRule; ids: Set<Id> };

export type JoinState = {
  rule: JoinRule;
  followed: Count;
  orphans: Count;
  /** Ids whose target may still be read, in the order in which they came: how often, and where first. */
  waiting: Map<Id, { count: number; line: number }>;
  /** How many references came once there were more ids than are kept; where they lead is not known. */
  dropped: number;
};

/** Ids that each join keeps until what they refer to is read, where nothing else is asked. */
const MOST_WAITING = 1 << 20;

/** What is known of all ids and references of an export. */
export class LinkState {
  readonly keys: readonly KeyState[];
  readonly joins: readonly JoinState[];
  /** For each entity whether all its records have been read. */
  readonly #isRead: boolean[];

  constructor(
    { entities, keys, joins }: CheckRules,
    private readonly mostWaiting = MOST_WAITING,
  ) {
    this.keys = keys.map((rule) => ({ rule, ids: new Set() }));
    this.joins = joins.map((rule) => ({
      rule,
      followed: newCount(),
      orphans: newCount(),
      waiting: new Map(),
      dropped: 0,
    }));
    this.#isRead = entities.map(() => false);
  }

  /** Follows a reference now, or keeps it until what it leads to has been read. */
  follow(join: JoinState, id: Id, line: number): void {
    countUp(join.followed, line);
    const key = this.keys[join.rule.key] as KeyState;
    if (key.ids.has(id)) return;
    const { waiting } = join;
    const known = waiting.get(id);
    if (this.#isRead[key.rule.entity]) countUp(join.orphans, line);
    else if (known) known.count += 1;
    else if (waiting.size < this.mostWaiting) waiting.set(id, { count: 1, line });
    else join.dropped += 1;
  }

  setRead(entity: number): void {
    this.#isRead[entity] = true;
  }

  /** Whether a join could be followed: what it leads to was read to its end, and had ids. */
  isFollowed({ rule }: JoinState): boolean {
    const key = this.keys[rule.key] as KeyState;
    return this.#isRead[key.rule.entity] === true && key.ids.size > 0;
  }

  /** The orphans of a join, those included that had been kept for later. */
  orphansOf({ rule, orphans, waiting }: JoinState): Count {
    const key = this.keys[rule.key] as KeyState;
    if (!this.#isRead[key.rule.entity]) return orphans;
    const left = [...waiting].flatMap(([id, first]) => (key.ids.has(id) ? [] : first));
    return {
      count: left.reduce((all, { count }) => all + count, orphans.count),
      lines: firstLines([...orphans.lines, ...left.map(({ line }) => line)]),
    };
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

export type Fields = readonly (Member | undefined)[];

/** Follows the references of one entity's records, and takes in their ids. */
export class EntityLinks {
  readonly #keys;
  readonly #joins;

  constructor(
    entity: number,
    private readonly state: LinkState,
  ) {
    this.#keys = state.keys.filter(({ rule }) => rule.entity === entity);
    this.#joins = state.joins.filter(({ rule }) => rule.entity === entity);
  }

  /** @param onDuplicate takes the field of an id that another record has already */
  see(fields: Fields, line: number, onDuplicate: (field: number) => void): void {
    for (const { rule, ids } of this.#keys) {
      const id = holds(rule.where, fields) ? idOf(rule.fields, fields) : undefined;
      if (id === undefined) continue;
      if (ids.has(id)) {
        if (rule.isUnique) onDuplicate(rule.fields[0] as number);
      } else ids.add(id);
    }
    for (const join of this.#joins) {
      const { rule } = join;
      const id = holds(rule.when, fields) ? idOf(rule.fields, fields) : undefined;
      if (id !== undefined) this.state.follow(join, id, line);
    }
  }
}

export function holds(condition: ConditionRule | undefined, fields: Fields): boolean {
  if (!condition) return true;
  const member = fields[condition.field];
  return member?.type === 'string' && member.text === condition.value;
}

/** The id in some fields; nothing where the first is none. */
export function idOf(places: readonly number[], fields: Fields): Id | undefined {
  const [first] = places;
  const id = partOf(fields[first as number]);
  if (id === undefined || places.length === 1) return id;
  return places.map((place) => partOf(fields[place]) ?? '').join('\0');
}

/** A value as an id: a number and its digits as text are one, and so is text whatever its letter case. */
function partOf(member: Member | undefined): Id | undefined {
  if (!member || member.length === 0) return undefined;
  const { type } = member;
  if (type !== 'string' && type !== 'number') return undefined;
  // Made anew, so that the text of the record is not kept.
  const text: string = type === 'string' ? JSON.parse(`"${member.written}"`) : member.written;
  if (/^(0|[1-9]\d{0,14})$/.test(text)) return Number(text);
  if (type === 'number' && /[.e]/i.test(text)) {
    const number = Number(text);
    if (Number.isSafeInteger(number) && number >= 0) return number;
  }
  return text.toLowerCase();
}
