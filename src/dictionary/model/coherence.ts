/*
 * What `data/coherence.yaml` states of records. A field is named as 'slug/Field Name', a key of a list of
 * `data/story.yaml` as 'money.visits/charge'.
 */

/** What each statement can say besides: why it holds. */
type Statement = Readonly<{ because?: string }>;

/** Several fields have one value; of entities given apart, the fields of those names. */
export type Same = Statement &
  Readonly<{
    fields: readonly string[];
    of?: readonly string[];
    /** Whether dates agree to the minute, not only by their day. */
    to?: 'minute';
    /** Whether it is asked of the examples alone. */
    only?: 'examples';
  }>;

/** A field is the sum of others, of numbers and of minutes. */
export type Sum = Statement & Readonly<{ total: string; of: readonly (string | number)[] }>;

/** A field is the product of others. */
export type Product = Statement & Readonly<{ product: string; of: readonly (string | number)[] }>;

/** What the fields date follows each other. */
export type Order = Statement & Readonly<{ fields: readonly string[] }>;

/** Values of fields, by the field; null for no value. */
export type FieldValues = Readonly<Record<string, string | null>>;

/** Fields have a value exactly when another is set, is past at the export, or has a value ('=1'). */
export type State = Statement &
  Readonly<{ when: string; is?: string; then?: FieldValues; otherwise?: FieldValues }>;

/** A day lies within a span. */
export type Within = Statement & Readonly<{ day: string; from: string; to: string }>;

/** The record that a list of the story names shows what the list says of it. */
export type Shows = Statement &
  Readonly<{
    list: string;
    /** The key of the list that names a record, and the field that does. */
    id: string;
    field: string;
    /** Key of the list → the field that shows it. */
    keys: Readonly<Record<string, string>>;
  }>;

/** When records are entered. */
export type Entry = Readonly<{
  /** Slug → the field that says when its records are entered, where none is named Created Date. */
  fields: Readonly<Record<string, string>>;
  /** Entities whose records are older than the visit whose record names them. */
  olderThanVisit: readonly string[];
}>;

/** What is true of the examples, and of every record of the sample export. */
export type Coherence = Readonly<{
  same: readonly Same[];
  sum: readonly Sum[];
  product: readonly Product[];
  order: readonly Order[];
  state: readonly State[];
  within: readonly Within[];
  shows: readonly Shows[];
  entered: Entry;
}>;

/** Nothing is stated. */
export const NO_COHERENCE: Coherence = {
  same: [],
  sum: [],
  product: [],
  order: [],
  state: [],
  within: [],
  shows: [],
  entered: { fields: {}, olderThanVisit: [] },
};
