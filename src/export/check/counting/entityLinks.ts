import type { ConditionRule } from '../../model/rules';
import type { Member } from '../../records/members';
import type { Id, LinkState } from './linkState';

type Fields = readonly (Member | undefined)[];

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

function holds(condition: ConditionRule | undefined, fields: Fields): boolean {
  if (!condition) return true;
  const member = fields[condition.field];
  return member?.type === 'string' && member.text === condition.value;
}

/** The id in some fields; nothing where the first is none. */
function idOf(places: readonly number[], fields: Fields): Id | undefined {
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
