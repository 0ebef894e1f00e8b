import type { Shape } from '../../model/report';
import { countUp, newCount, type Count } from '../../model/tally';
import { isGuid } from '../../records/judge';
import type { Member } from '../../records/members';
import { momentOf } from '../../records/moment';

/** So many different values are counted at most. */
const MOST_DISTINCT = 50;

type OwnKey = Count & { types: Set<string>; nulls: number; values: Set<number>; longest: number };

/** Watches the keys that are not documented: which types they have, how often they are null. */
export class OwnKeys {
  readonly #keys: OwnKey[] = [];
  /** Keys beyond those that are counted apart. */
  readonly uncounted = newCount();

  /** @param key from 0, beyond the documented ones */
  see(key: number, member: Member, line: number): void {
    const seen = (this.#keys[key] ??= {
      ...newCount(),
      types: new Set(),
      nulls: 0,
      values: new Set(),
      longest: 0,
    });
    countUp(seen, line);
    if (member.type === 'null') {
      seen.nulls += 1;
      return;
    }
    const { written } = member;
    seen.types.add(typeName(member, written));
    seen.longest = Math.max(seen.longest, lengthOf(written));
    if (seen.values.size <= MOST_DISTINCT) seen.values.add(hashOf(written));
  }

  countOf(key: number): Count | undefined {
    return this.#keys[key];
  }

  shapeOf(key: number): Shape | undefined {
    const seen = this.#keys[key];
    if (!seen) return undefined;
    const { types, nulls, values, longest } = seen;
    return {
      types: [...types].sort(),
      nulls,
      distinct: Math.min(values.size, MOST_DISTINCT),
      isDistinctCapped: values.size > MOST_DISTINCT,
      longest,
    };
  }
}

function typeName({ type }: Member, written: string): string {
  switch (type) {
    case 'string':
      return isGuid(written) ? 'GUID' : momentOf(written) ? 'date' : 'text';
    case 'number':
      return /[.e]/i.test(written) ? 'decimal number' : 'whole number';
    case 'nested':
      return written.startsWith('{') ? 'object' : 'array';
    default:
      return 'true or false';
  }
}

/** How many characters there are; one beyond the first 65,536 is two units of a string. */
function lengthOf(text: string): number {
  return text.length - (text.match(/[\ud800-\udbff](?=[\udc00-\udfff])/g)?.length ?? 0);
}

/** Stands for a value, so that none is kept. */
function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 2654435761);
    hash ^= hash >>> 15;
  }
  return hash;
}
