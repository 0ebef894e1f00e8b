import type {
  AttachmentRule,
  CheckRules,
  ConditionRule,
  JoinRule,
  KeyRule,
} from '../../model/rules';
import type { Member } from '../../records/members';
import { attachmentKey } from '../../records/source';

const LINES_NAMED = 5;

export class Count {
  count = 0;
  lines: number[] = [];

  up(line: number): void {
    this.count += 1;
    if (this.lines.length < LINES_NAMED && this.lines.at(-1) !== line) this.lines.push(line);
  }
}

export type Id = string | number;
export type Fields = readonly (Member | undefined)[];

type KeyState = { rule: KeyRule; ids: Set<Id> };

type JoinState = {
  rule: JoinRule;
  key: KeyState;
  followed: number;
  orphans: Count;
  /** Ids whose target may still be read, in the order in which they came: how often, and where first. */
  waiting: Map<Id, { count: number; line: number }>;
  /** How many references came once there were more ids than are kept; where they lead is not known. */
  dropped: number;
};

/** Ids that each join keeps until what they refer to is read, where nothing else is asked. */
const MOST_WAITING = 1 << 20;

export class Links {
  readonly joins: readonly JoinState[];
  readonly #keys: readonly KeyState[];
  readonly #read = new Set<number>();

  constructor(
    { keys, joins }: CheckRules,
    private readonly mostWaiting = MOST_WAITING,
  ) {
    this.#keys = keys.map((rule) => ({ rule, ids: new Set() }));
    this.joins = joins.map((rule) => ({
      rule,
      key: this.#keys[rule.key]!,
      followed: 0,
      orphans: new Count(),
      waiting: new Map(),
      dropped: 0,
    }));
  }

  /** Gives what takes in the ids of one entity's records and follows their references. */
  ofEntity(entity: number) {
    const keys = this.#keys.filter(({ rule }) => rule.entity === entity);
    const joins = this.joins.filter(({ rule }) => rule.entity === entity);
    return (fields: Fields, line: number, onDuplicate: (field: number) => void): void => {
      for (const { rule, ids } of keys) {
        const id = idIn(rule.fields, rule.where, fields);
        if (id === undefined) continue;
        if (rule.isUnique && ids.has(id)) onDuplicate(rule.fields[0] as number);
        ids.add(id);
      }
      for (const join of joins) {
        const id = idIn(join.rule.fields, join.rule.when, fields);
        if (id !== undefined) this.#follow(join, id, line);
      }
    };
  }

  /** Follows a reference now, or keeps it until what it leads to has been read. */
  #follow(join: JoinState, id: Id, line: number): void {
    join.followed += 1;
    const { key, waiting } = join;
    if (key.ids.has(id)) return;
    const known = waiting.get(id);
    if (this.#read.has(key.rule.entity)) join.orphans.up(line);
    else if (known) known.count += 1;
    else if (waiting.size < this.mostWaiting) waiting.set(id, { count: 1, line });
    else join.dropped += 1;
  }

  setRead(entity: number): void {
    this.#read.add(entity);
  }

  /** Whether a join could be followed: what it leads to was read to its end, and had ids. */
  isFollowed({ key }: JoinState): boolean {
    return this.#read.has(key.rule.entity) && key.ids.size > 0;
  }

  /** The orphans of a join, in order: known at once or all kept for later, for files are read one after another. */
  orphansOf({ key, orphans, waiting }: JoinState): Count {
    if (!this.#read.has(key.rule.entity) || waiting.size === 0) return orphans;
    const left = [...waiting].flatMap(([id, first]) => (key.ids.has(id) ? [] : first));
    const all = new Count();
    for (const { line } of left) all.up(line);
    all.count = left.reduce((sum, { count }) => sum + count, 0);
    return all;
  }
}

/** Puts entities in an order in which most references lead to records already read, so that few must be kept in memory. */
export function readingOrder({ entities, joins, keys }: CheckRules): number[] {
  /** For each entity those that are still to be read and that it refers to, and how many joins lead to it. */
  const open = entities.map(() => new Set<number>());
  const referring = entities.map(() => 0);
  for (const { entity, key } of joins) {
    const target = keys[key]!.entity;
    if (target === entity) continue;
    open[entity]!.add(target);
    referring[target]! += 1;
  }
  const order: number[] = [];
  const left = new Set(entities.keys());
  const rank = (entity: number) => open[entity]!.size * 1e6 - referring[entity]!;
  while (left.size > 0) {
    const next = [...left].reduce((best, entity) => (rank(entity) < rank(best) ? entity : best));
    left.delete(next);
    order.push(next);
    for (const targets of open) targets.delete(next);
  }
  return order;
}

/** The id that some fields have where a condition holds. */
export function idIn(
  places: readonly number[],
  condition: ConditionRule | undefined,
  fields: Fields,
): Id | undefined {
  if (condition) {
    const member = fields[condition.field];
    if (member?.type !== 'string' || member.text !== condition.value) return undefined;
  }
  return idOf(places, fields);
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
  const { type, value } = member;
  if (type === 'number' && value >= 0) return value;
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

export class Attachments {
  readonly #files = new Map<string, { size: number; isClaimed: boolean }>();

  get count(): number {
    return this.#files.size;
  }

  get unclaimed(): string[] {
    return [...this.#files].flatMap(([name, { isClaimed }]) => (isClaimed ? [] : name));
  }

  addFile(fileName: string, size: number): void {
    this.#files.set(attachmentKey(fileName), { size, isClaimed: false });
  }

  /** What the record of an attached file turns out to be, and by which field. */
  see({ name, size, location }: AttachmentRule, fields: Fields) {
    const [named, sized, located] = [fields[name], fields[size], fields[location]];
    if (named?.type === 'null' || (named?.type === 'string' && named.written.length === 0)) {
      const isElsewhere = located?.type === 'string' && located.written.length > 0;
      return isElsewhere ? ({ kind: 'attachment-remote', field: location } as const) : undefined;
    }
    if (named?.type !== 'string') return undefined;
    const file = this.#files.get(attachmentKey(named.text));
    if (!file) return { kind: 'attachment-without-file', field: name } as const;
    file.isClaimed = true;
    const isOther = sized?.type === 'number' && Number(sized.text) !== file.size;
    return isOther && Number(sized.text) >= 0
      ? ({ kind: 'attachment-size', field: size } as const)
      : undefined;
  }
}
