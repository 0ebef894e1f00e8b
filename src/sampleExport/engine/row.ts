import type { Shift } from './moments';
import type { VisitFacts } from './visitFacts';

/** A record of the sample while it is being made. */
export type Row = {
  readonly slug: string;
  /** Which line of the plan asked for it. */
  readonly kind?: string | undefined;
  /** Which it is of those that the same record brought about, from 0. */
  readonly nth: number;
  /** What brought it about; nothing for the client itself. */
  readonly parent?: Row;
  readonly children: Map<string, Row[]>;
  /** A visit that it tells of, where that did not bring it about. */
  readonly about?: Row | undefined;
  /** What is told of the visit, where it is one. */
  readonly visit?: VisitFacts | undefined;
  /** The number that the story gives it. */
  readonly number?: string | undefined;
  /** How much later than on its entity's page it all happened. */
  readonly shift: Shift;
  /** When it was entered, by the office's clocks. */
  readonly at: number;
  /** Whether it is the record on the entity's page, as it stands there. */
  isExample: boolean;
  /** Each field's value, spelled as the model spells examples, in the order of the fields. */
  values: (string | null)[];
};

/** The visit that a record belongs to or tells of; nothing where there is none. */
export function visitOf(row: Row | undefined): Row | undefined {
  for (let each = row; each; each = each.parent) {
    if (each.about) return each.about;
    if (each.visit) return each;
  }
  return undefined;
}

/**
 * The record of an entity that is the nearest to a record: one that it was brought about by, or one
 * that the same visit or client has. Of several, the latest that was there already, or else the first.
 */
export function nearest(row: Row, slug: string): Row | undefined {
  if (row.about) {
    const found = row.about.slug === slug ? row.about : latest(row.about.children.get(slug), row);
    if (found) return found;
  }
  for (let each: Row | undefined = row; each; each = each.parent) {
    if (each !== row && each.slug === slug) return each;
    const found = latest(each.children.get(slug), row);
    if (found) return found;
  }
  return undefined;
}

function latest(rows: readonly Row[] | undefined, before: Row): Row | undefined {
  let found: Row | undefined;
  for (const row of rows ?? []) {
    if (row === before) continue;
    if (row.at <= before.at && (!found || row.at > found.at)) found = row;
  }
  return found ?? rows?.find((row) => row !== before);
}
