import { groupBy } from './groupBy';
import type { Place } from './problem';
import type { Oddity } from './written';
import type { Join } from './relationships';

/** A value as it stands in a line; its column counts from 1. */
export type Member = Readonly<{ name: string; spelled: string; column: number }>;

/** A record of the sample export: a line of one of its files. */
export type SampleRecord = Readonly<{
  slug: string;
  /** Whether its file has only the custom fields of records that are in another. */
  isCustom: boolean;
  file: string;
  /** From 1. */
  line: number;
  text: string;
  members: readonly Member[];
  /** A field's value as text, of fields of one name the first; null for null, nothing for no such field. */
  get: (fieldName: string) => string | null | undefined;
  place: (fieldName?: string) => Place;
}>;

/** As much of a record as its values: an entity's example is one too. */
export type AnyRecord = Pick<SampleRecord, 'slug' | 'get' | 'place'>;

/** The made-up export. */
export type Sample = Readonly<{
  /** By the main office's clocks. */
  exportedAt: string;
  oddities: readonly Oddity[];
  /** In the order of the dictionary's entities; those with custom fields alone are last. */
  records: readonly SampleRecord[];
}>;

/** What a value says, without the quotes of JSON. */
export function textIn(spelled: string | undefined): string | null | undefined {
  if (spelled === 'null') return null;
  return spelled?.startsWith('"') ? (JSON.parse(spelled) as string) : spelled;
}

/** Finds records of an entity. */
export type RecordsOf<R extends AnyRecord = SampleRecord> = (slug: string) => readonly R[];

/** Finds the records of each entity among all. */
export function bySlug(records: readonly SampleRecord[]): RecordsOf {
  const all = groupBy(
    records.filter(({ isCustom }) => !isCustom),
    ({ slug }) => slug,
  );
  return (slug) => all.get(slug) ?? [];
}

/** The records that refer to others along a join, each with the one that it leads to; nothing where that is not there. */
export function alongJoin<R extends AnyRecord>(
  { from, to, when, where, with: also }: Join,
  of: RecordsOf<R>,
): (readonly [record: R, target: R | undefined])[] {
  const keyOf = (record: R, fieldName: string) => {
    const values = [fieldName, ...also].map((name) => record.get(name)?.toLowerCase());
    return values[0] && JSON.stringify(values);
  };
  const targets = new Map(
    of(to.slug)
      .filter((each) => !where || each.get(where.fieldName) === where.value)
      .map((each) => [keyOf(each, to.fieldName), each]),
  );
  return of(from.slug).flatMap((record) => {
    const key = keyOf(record, from.fieldName);
    const isMeant = !when || record.get(when.fieldName) === when.value;
    return key && isMeant ? [[record, targets.get(key)] as const] : [];
  });
}
