import type { DataTypeName, TODO } from '../../dictionary/model/dataTypes';
import type { KindWords, Sensitivity } from '../../dictionary/model/written';
import type { Sureness } from '../../dictionary/model/relationships';

export type FieldRule = Readonly<{
  name: string;
  /** Its fragment on the entity's page, where that does not follow from the name. */
  anchor?: string;
  type: DataTypeName | typeof TODO;
  /** Whether the sources call it not nullable; doubted where another source or the basis speaks against it. */
  notNull?: 'stated' | 'doubted';
  /** The whole list of its values, where a source states it. */
  codes?: readonly string[];
  /** Set for a moment that can be later than the export. */
  ahead?: true;
  description?: string;
}>;

/** What an export file may hold. Fields are named by their place in `fields` throughout. */
export type EntityRule = Readonly<{
  slug: string;
  /** The export file, without its ending. */
  file: string;
  alsoNamed?: readonly string[];
  /** Set where an agency's own fields stand among these. */
  isCustomOnly?: true;
  fields: readonly FieldRule[];
  /** The classes of sensitivity of each documented field: a bit for each place in `CLASSES`. */
  classes?: readonly number[];
  /** Moments of which the first is never later than the second. */
  inOrder?: readonly (readonly [earlier: number, later: number])[];
}>;

export type ConditionRule = Readonly<{ field: number; value: string }>;

/** The ids by which records of an entity are found: one field, or one with others beside it. */
export type KeyRule = Readonly<{
  entity: number;
  fields: readonly number[];
  where?: ConditionRule;
  /** Set where no two records have one id. */
  isUnique?: true;
}>;

export type JoinRule = Readonly<{
  entity: number;
  /** The referring field, then those that are compared beside it, as in the key. */
  fields: readonly number[];
  when?: ConditionRule;
  key: number;
  sureness: Sureness;
}>;

export type AttachmentRule = Readonly<{
  entity: number;
  name: number;
  originalName: number;
  size: number;
  location: number;
}>;

export type CheckRules = Readonly<{
  about: readonly string[];
  version: string;
  formatVersion: string;
  /** The version of the export that the vendor's dictionary states. */
  exportVersion?: string;
  kinds: KindWords;
  sensitivity: Pick<Sensitivity, 'note' | 'classes'>;
  entities: readonly EntityRule[];
  keys: readonly KeyRule[];
  joins: readonly JoinRule[];
  attachments?: AttachmentRule;
}>;
