import type { Story } from '../load/schemas/story';
import type { Entity, Field } from '../model/dictionary';
import { groupBy } from '../model/groupBy';
import type { Problem } from '../model/problem';
import type { Join } from '../model/relationships';
import { timeOf } from './localTime';

/** A value of a record. */
export type Value = Readonly<{
  /** As it is exported, and the same as a number. */
  text: string;
  number: number;
  /** When it is by the office's clocks, to the second; nothing for what is no date. */
  time: string | undefined;
}>;

/** A record that statements are asked of: an entity's example, or a line of an export file. */
export type StoryRecord = Readonly<{
  slug: string;
  /** The value of a field, of fields of one name the first; null for none, nothing for no such field. */
  at: (fieldName: string) => Value | null | undefined;
  /** Points at one of its values. */
  problem: (fieldName: string, message: string) => Problem;
}>;

/** The records that statements are asked of. */
export type Records = Readonly<{
  of: (slug: string) => readonly StoryRecord[];
  /** The records of an entity that belong to a record: itself where it is of that entity. */
  related: (record: StoryRecord, slug: string) => readonly StoryRecord[];
  /** Whether they are the examples, which all tell of one another. */
  areExamples: boolean;
}>;

/** Reads the values of an entity's records. */
export function valueReader(
  { slug, fields }: Entity,
  story: Story,
): (read: (fieldName: string) => string | null | undefined) => StoryRecord['at'] {
  const byName = new Map<string, Field>(
    [...fields].reverse().map((each) => [each.fieldName, each]),
  );
  return (read) => (fieldName) => {
    const field = byName.get(fieldName);
    if (!field) return undefined;
    const text = read(fieldName) ?? null;
    return text === null
      ? null
      : { text, number: Number(text), time: timeOf(slug, field, text, story) };
  };
}

/** The records that refer to others along a join, each with the one that it leads to; nothing where that is not there. */
export function alongJoin<R extends StoryRecord>(
  { from, to, when, where, with: also }: Join,
  of: (slug: string) => readonly R[],
): (readonly [record: R, target: R | undefined])[] {
  const keyOf = (record: R, fieldName: string) => {
    if (!record.at(fieldName)) return undefined;
    return JSON.stringify([fieldName, ...also].map((name) => record.at(name)?.text.toLowerCase()));
  };
  const targets = new Map(
    of(to.slug)
      .filter((each) => !where || each.at(where.fieldName)?.text === where.value)
      .map((each) => [keyOf(each, to.fieldName), each]),
  );
  return of(from.slug).flatMap((record) => {
    const key = keyOf(record, from.fieldName);
    const isMeant = !when || record.at(when.fieldName)?.text === when.value;
    return key && isMeant ? [[record, targets.get(key)] as const] : [];
  });
}

/**
 * Relates records along the joins between their entities, whichever of the two names the other. Where one field is
 * named as the key is, others lead to other records: 'Parent Component Id' beside 'Component Id'.
 */
export function relatedAlong(joins: readonly Join[], of: Records['of']): Records['related'] {
  const pairs = new Map<string, ReadonlyMap<StoryRecord, readonly StoryRecord[]>>();
  const pairsOf = (slug: string, other: string) => {
    const all = joins.filter(
      ({ from, to }) =>
        (from.slug === slug && to.slug === other) || (from.slug === other && to.slug === slug),
    );
    const [plainest = []] = [
      all.filter(({ from, to }) => from.fieldName === to.fieldName),
      all.filter(({ role }) => !role),
      all,
    ].filter((some) => some.length > 0);
    const found = plainest.flatMap((join) =>
      alongJoin(join, of).flatMap(([record, target]) => {
        if (!target) return [];
        return [
          join.from.slug === slug ? ([record, target] as const) : ([target, record] as const),
        ];
      }),
    );
    const ofRecord = groupBy(found, ([record]) => record);
    return new Map(
      [...ofRecord].map(([record, all]) => [record, [...new Set(all.map(([, each]) => each))]]),
    );
  };
  return (record, slug) => {
    if (record.slug === slug) return [record];
    const pair = `${record.slug} ${slug}`;
    const known = pairs.get(pair) ?? pairsOf(record.slug, slug);
    pairs.set(pair, known);
    return known.get(record) ?? [];
  };
}

/** A field of a record, with what it shows. */
export type Shown<V = Value> = Readonly<{
  place: string;
  record: StoryRecord;
  fieldName: string;
  value: V;
}>;

/** Takes 'claims/Claim Id' apart; the name of a field can have a slash of its own. */
export function partsOf(place: string): [slug: string, fieldName: string] {
  const at = place.indexOf('/');
  return [place.slice(0, at), place.slice(at + 1)];
}

/** What records show in a field, null included. */
export function shownBy(place: string, records: readonly StoryRecord[]): Shown<Value | null>[] {
  const [, fieldName] = partsOf(place);
  return records.flatMap((record) => {
    const value = record.at(fieldName);
    return value === undefined ? [] : { place, record, fieldName, value };
  });
}

export const isSet = (shown: Shown<Value | null>): shown is Shown => shown.value !== null;

/** What all records of an entity show in a field. */
export function allIn(place: string, { of }: Records): Shown<Value | null>[] {
  return shownBy(place, of(partsOf(place)[0]));
}

/** What all records of an entity show in a field, but for those without a value. */
export function shownIn(place: string, records: Records): Shown[] {
  return allIn(place, records).filter(isSet);
}

/** What a field shows in the records that belong to a record. */
export function allBeside(place: string, record: StoryRecord, { related }: Records) {
  return shownBy(place, related(record, partsOf(place)[0]));
}

/** What a field shows in the records that belong to a record and have a value there. */
export function shownBeside(place: string, record: StoryRecord, records: Records): Shown[] {
  return allBeside(place, record, records).filter(isSet);
}
