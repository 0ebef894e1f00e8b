import { EntityLinks } from '../links/entityLinks';
import type { Attachments } from '../links/attachments';
import type { LinkState } from '../links/linkState';
import type { Value } from '../bytes/spellings';
import type { Kind } from '../model/kinds';
import type { CheckRules, EntityRule } from '../model/rules';
import { fieldPlan } from './fieldPlan';
import { judgeText, Judge, VALUE_KINDS } from './judge';
import { dayOf } from './moment';
import { KeyTable, MOST_UNKNOWN, UNCOUNTED } from './keyTable';
import { OwnKeys } from './ownKeys';
import { NO_JSON, NO_OBJECT, RecordReader, type Member } from './recordReader';
import { Tally, WHOLE_FILE } from '../model/tally';

/** What the check of one file shares with those of others. */
export type Shared = Readonly<{
  rules: CheckRules;
  links: LinkState;
  attachments: Attachments;
  /** The order of the moment after which the future begins. */
  latest: number;
}>;

/** Checks the records of one file, a line at a time. */
export class FileCheck {
  readonly tally = new Tally();
  readonly ownKeys = new OwnKeys();
  readonly keys: KeyTable;
  records = 0;
  /** In how many records each documented field stands. */
  readonly present: Uint32Array;
  readonly #reader = new RecordReader();
  readonly #judge: Judge;
  readonly #plans;
  readonly #links: EntityLinks | undefined;
  readonly #attachments: Attachments | undefined;
  readonly #inOrder: NonNullable<EntityRule['inOrder']>;
  readonly #isMoment: Uint8Array;
  readonly #orders: Float64Array;
  readonly #isDay: Uint8Array;
  /** The record in which each key stood last. */
  readonly #seen: Uint32Array;
  readonly #onDuplicate = (field: number, line: number) =>
    this.tally.note('key-duplicate', field, line);

  /**
   * @param rule what the file may hold
   * @param entity its place among all; nothing for a file with an agency's own fields only
   */
  constructor(shared: Shared, rule: EntityRule, entity: number | undefined) {
    const { fields, inOrder = [] } = rule;
    const { attachments } = shared.rules;
    this.keys = new KeyTable(fields.map(({ name }) => name));
    this.present = new Uint32Array(fields.length);
    this.#seen = new Uint32Array(fields.length + MOST_UNKNOWN);
    this.#plans = fields.map(fieldPlan);
    this.#judge = new Judge(shared.latest);
    this.#links =
      entity === undefined ? undefined : new EntityLinks(shared.rules, entity, shared.links);
    this.#attachments =
      entity !== undefined && entity === attachments?.entity ? shared.attachments : undefined;
    this.#inOrder = inOrder;
    this.#isMoment = new Uint8Array(fields.length);
    for (const field of inOrder.flat()) this.#isMoment[field] = 1;
    this.#orders = new Float64Array(fields.length);
    this.#isDay = new Uint8Array(fields.length);
  }

  /** Checks a line that is not blank; whatever is wrong with it is noted. */
  line(bytes: Uint8Array, start: number, end: number, line: number): boolean {
    const reader = this.#reader;
    const outcome = reader.read(this.keys, bytes, start, end);
    if (outcome === NO_JSON) return false;
    if (reader.scanner.hasInvalidUtf8) this.#note('invalid-utf-8', WHOLE_FILE, line);
    if (outcome === NO_OBJECT) this.#note('not-object', WHOLE_FILE, line);
    else this.#record(line);
    return true;
  }

  #note(kind: Kind, field: number, line: number): void {
    this.tally.note(kind, field, line);
  }

  #record(line: number): void {
    const { count, members } = this.#reader;
    const { isSuspect } = this.#reader.scanner;
    this.records += 1;
    this.#links?.clear();
    this.#attachments?.clear();
    if (this.#inOrder.length > 0) this.#orders.fill(-1);
    let documented = 0;
    for (let at = 0; at < count; at++) {
      const member = members[at] as Member;
      const { key } = member;
      if (key === UNCOUNTED) {
        this.ownKeys.uncounted.count += 1;
        continue;
      }
      const field = this.#fieldOf(key, line);
      if (field < 0) {
        this.ownKeys.see(key - this.keys.documented, member, line);
        if (isSuspect) this.#found(judgeText(member), key, line);
        continue;
      }
      if (this.#seen[field] !== this.records) {
        this.#seen[field] = this.records;
        this.present[field] = (this.present[field] as number) + 1;
        documented += 1;
      }
      this.#value(field, member, line);
      if (isSuspect) this.#found(judgeText(member), field, line);
    }
    if (documented < this.keys.documented) this.#absent(line);
    this.#inOrderOf(line);
    this.#links?.settle(line, this.#onDuplicate);
    const found = this.#attachments?.settle();
    if (found) this.#note(found.kind, found.field, line);
  }

  /** The field that a key stands for in this record, or -1; repeats are noted. */
  #fieldOf(key: number, line: number): number {
    const { documented, fields, twins, firsts } = this.keys;
    const seen = this.#seen;
    let field = fields[key] as number;
    if (key >= documented) {
      if (seen[key] === this.records) this.#note('key-repeated', key, line);
      seen[key] = this.records;
      if (field >= 0) this.#note('field-name-case', key, line);
    }
    if (field < 0) return field;
    const first = firsts[field] as number;
    if (seen[first] !== this.records) return field;
    while (seen[field] === this.records && (twins[field] as number) >= 0) {
      field = twins[field] as number;
    }
    const isDocumented = seen[field] !== this.records && field !== first;
    if (isDocumented) this.#note('key-repeated-as-documented', first, line);
    else if (key < documented) this.#note('key-repeated', key, line);
    return field;
  }

  #value(field: number, value: Value, line: number): void {
    const plan = this.#plans[field];
    if (!plan) return;
    const found = this.#judge.value(plan, value);
    if (found !== 0) this.#found(found, field, line);
    if (this.#isMoment[field] === 1) {
      this.#orders[field] = this.#judge.order;
      this.#isDay[field] = this.#judge.isDay ? 1 : 0;
    }
    if (this.#links && this.#links.isWatched[field] !== 0) this.#links.see(field, value);
    this.#attachments?.see(field, value);
  }

  #found(kinds: number, field: number, line: number): void {
    for (let kind = 0, left = kinds; left !== 0; kind++, left >>>= 1) {
      if (left & 1) this.#note(VALUE_KINDS[kind] as Kind, field, line);
    }
  }

  #absent(line: number): void {
    for (let field = 0; field < this.keys.documented; field++) {
      if (this.#seen[field] !== this.records) this.#note('field-absent', field, line);
    }
  }

  #inOrderOf(line: number): void {
    for (const [earlier, later] of this.#inOrder) {
      const a = this.#orders[earlier] as number;
      const b = this.#orders[later] as number;
      if (a < 0 || b < 0 || a <= b) continue;
      // A day and a moment compare by the day.
      const isByDay = this.#isDay[earlier] === 1 || this.#isDay[later] === 1;
      if (!isByDay || dayOf(a) > dayOf(b)) this.#note('end-before-begin', later, line);
    }
  }
}
