import type { AreaName } from '../dictionary/model/areas';
import type { Misfit } from '../dictionary/model/sources';
import type { FirstQuestion, QuestionKind } from '../dictionary/model/firstQuestions';

/** A field by name and fragment, on the page of the entity that is spoken of. */
export type FieldLink = Readonly<{ fieldName: string; anchor: string }>;

/** What is open or contradictory about an entity, or about one field of it. */
export type OpenItem = Readonly<{
  field?: FieldLink;
  open?: readonly string[];
  /** What sources say differently, each by its name. */
  conflict?: readonly Readonly<{ source: string; says: string }>[];
  /** A vendor's text that does not fit the field. */
  misfit?: Misfit;
}>;

/** An entity with all that is open about it; `folded` are questions that follow from type and name. */
export type AskedEntity = Readonly<{
  slug: string;
  name: string;
  items: readonly OpenItem[];
  folded: readonly Readonly<{ kind: QuestionKind; fields: readonly FieldLink[] }>[];
}>;

export type AskedArea = Readonly<{ name: AreaName; entities: readonly AskedEntity[] }>;

/** A question that is to be settled first, with how much depends on it and its query in colors. */
export type ShownQuestion = Omit<FirstQuestion, 'query' | 'reach'> &
  Readonly<{ reach: string; queryHtml?: string }>;

/** What kind of thing is open: a question, sources that contradict each other, a text that does not fit. */
export type OpenKind = QuestionKind | 'conflict' | 'misfit';

/** How much of one kind is open, and about how many fields. */
export type KindCount = Readonly<{ kind: OpenKind; label: string; count: number; fields: number }>;
