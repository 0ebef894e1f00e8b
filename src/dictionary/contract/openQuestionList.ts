import type { AreaName } from '../model/areas';
import type { Misfit } from '../model/sources';
import type { FirstQuestion, QuestionKind } from '../model/firstQuestions';

export type FieldLink = Readonly<{ fieldName: string; anchor: string }>;

export type OpenItem = Readonly<{
  field?: FieldLink;
  open?: readonly string[];
  conflict?: readonly Readonly<{ source: string; says: string }>[];
  misfit?: Misfit;
}>;

/** An entity with all that is open about it; `folded` are questions that follow from type and name. */
export type OpenEntity = Readonly<{
  slug: string;
  name: string;
  items: readonly OpenItem[];
  folded: readonly Readonly<{ kind: QuestionKind; fields: readonly FieldLink[] }>[];
}>;

export type OpenArea = Readonly<{ name: AreaName; entities: readonly OpenEntity[] }>;

/** A question that is to be settled first, with how much depends on it and its query in colors. */
export type ShownQuestion = Omit<FirstQuestion, 'query' | 'reach'> &
  Readonly<{ reach: string; queryHtml?: string }>;

export type OpenKind = QuestionKind | 'conflict' | 'misfit';

export type KindCount = Readonly<{ kind: OpenKind; label: string; count: number; fields: number }>;
