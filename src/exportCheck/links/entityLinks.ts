import { Hash } from './hash';
import { STRING, NUMBER } from '../bytes/scanner';
import type { CheckRules, ConditionRule } from '../model/rules';
import type { Value } from '../bytes/spellings';
import type { JoinState, KeyState, LinkState } from './linkState';

type Part = Readonly<{ slots: readonly number[]; condition: number }>;

const NO_CONDITION = -1;
/** What stands for a field that conditions ask for. */
const ASKED = 2;

/** The ids and references of one entity's records. */
export class EntityLinks {
  /** For each field whether its values are ids, or asked for by conditions; zero where neither. */
  readonly isWatched: Uint8Array;
  readonly #state: LinkState;
  readonly #keys: readonly (Part & { key: KeyState; field: number })[];
  readonly #joins: readonly (Part & { join: JoinState })[];
  readonly #slotOf: Int16Array;
  readonly #a: Uint32Array;
  readonly #b: Uint32Array;
  readonly #conditions: ConditionRule[] = [];
  readonly #holds: Uint8Array;
  readonly #reader = new IdReader();
  readonly #hash = new Hash();
  readonly #halves: Uint32Array;

  constructor(rules: CheckRules, entity: number, state: LinkState) {
    this.#state = state;
    const count = rules.entities[entity]?.fields.length ?? 0;
    const slotOf = new Int16Array(count).fill(-1);
    let slots = 0;
    const part = (fields: readonly number[], condition: ConditionRule | undefined): Part => ({
      slots: fields.map((field) => {
        if (slotOf[field] === -1) slotOf[field] = slots++;
        return slotOf[field] as number;
      }),
      condition: condition ? this.#conditions.push(condition) - 1 : NO_CONDITION,
    });
    this.#keys = state.keys
      .filter(({ rule }) => rule.entity === entity)
      .map((key) => ({
        ...part(key.rule.fields, key.rule.where),
        key,
        field: key.rule.fields[0] as number,
      }));
    this.#joins = state.joins
      .filter(({ rule }) => rule.entity === entity)
      .map((join) => ({ ...part(join.rule.fields, join.rule.when), join }));
    this.#slotOf = slotOf;
    this.#a = new Uint32Array(slots);
    this.#b = new Uint32Array(slots);
    this.#holds = new Uint8Array(this.#conditions.length);
    this.#halves = new Uint32Array(16);
    this.isWatched = Uint8Array.from(slotOf, (slot) => (slot >= 0 ? 1 : 0));
    for (const { field } of this.#conditions) this.isWatched[field] = ASKED;
  }

  /** Begins a record. */
  clear(): void {
    this.#b.fill(0);
    this.#holds.fill(0);
  }

  /** Takes in the value of a watched field. */
  see(field: number, value: Value): void {
    const slot = this.#slotOf[field] as number;
    if (slot >= 0) {
      this.#reader.read(value);
      this.#a[slot] = this.#reader.a;
      this.#b[slot] = this.#reader.b;
    }
    if (this.isWatched[field] !== ASKED || value.type !== STRING) return;
    const text = value.plain().text();
    this.#conditions.forEach((condition, at) => {
      if (condition.field === field) this.#holds[at] = text === condition.value ? 1 : 0;
    });
  }

  /**
   * Ends a record: notes its ids and follows its references.
   *
   * @param onDuplicate takes the field of an id that another record has already
   */
  settle(line: number, onDuplicate: (field: number, line: number) => void): void {
    for (const { slots, condition, key, field } of this.#keys) {
      if (!this.#gather(slots, condition)) continue;
      const isNew = key.ids.add(this.#hash.a, this.#hash.b);
      if (!isNew && key.rule.isUnique) onDuplicate(field, line);
    }
    for (const { slots, condition, join } of this.#joins) {
      if (this.#gather(slots, condition)) {
        this.#state.follow(join, this.#hash.a, this.#hash.b, line);
      }
    }
  }

  /** Puts the id of a key or reference together; false where the record has none. */
  #gather(slots: readonly number[], condition: number): boolean {
    const first = slots[0] as number;
    if (this.#b[first] === 0) return false;
    if (condition !== NO_CONDITION && this.#holds[condition] === 0) return false;
    if (slots.length === 1) {
      this.#hash.a = this.#a[first] as number;
      this.#hash.b = this.#b[first] as number;
      return true;
    }
    slots.forEach((slot, at) => {
      this.#halves[at * 2] = this.#a[slot] as number;
      this.#halves[at * 2 + 1] = this.#b[slot] as number;
    });
    this.#hash.ofNumbers(this.#halves, slots.length * 2);
    return true;
  }
}

/** Whole numbers of so many digits are exact. */
const EXACT_DIGITS = 15;

/** Reads values as ids: two halves as `IdSet` keeps them. A number and its digits as text are one id. */
class IdReader {
  a = 0;
  /** Zero where there is no id. */
  b = 0;
  readonly #hash = new Hash();

  read(value: Value): void {
    const { type, length } = value;
    this.b = 0;
    if (length === 0 || (type !== STRING && type !== NUMBER)) return;
    const plain = value.plain();
    const whole = wholeNumber(plain);
    if (whole >= 0) {
      this.a = whole >>> 0;
      this.b = Math.floor(whole / 4294967296) + 1;
    } else {
      this.#hash.ofBytes(plain.bytes, plain.start, plain.end, true);
      this.a = this.#hash.a;
      this.b = this.#hash.b;
    }
  }
}

/** The number that an id is, of `12.0` the whole one; -1 where it is none. */
function wholeNumber(value: Value): number {
  const { bytes, start, end } = value;
  if (value.type === NUMBER && !value.isWhole) {
    const number = Number(value.text());
    return Number.isSafeInteger(number) ? number : -1;
  }
  const hasLeadingZero = bytes[start] === 0x30 && end - start > 1;
  if (end - start > EXACT_DIGITS || hasLeadingZero) return -1;
  let whole = 0;
  for (let at = start; at < end; at++) {
    const digit = (bytes[at] as number) - 0x30;
    if (digit < 0 || digit > 9) return -1;
    whole = whole * 10 + digit;
  }
  return whole;
}
