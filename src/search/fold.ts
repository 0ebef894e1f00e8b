import { groupBy } from '../dictionary/model/groupBy';
import type { FieldDocument, SearchDocument } from './documents';

/** One answer; a field that several entities share stands for all of them. */
export type SearchResult = Readonly<{
  document: SearchDocument;
  /** The other entities whose field of this name fits as well. */
  folded: readonly FieldDocument[];
}>;

export type Scored = Readonly<{ document: SearchDocument; score: number }>;

/**
 * Makes one result of all fields of one name. The field's home leads, unless another entity fits the
 * query clearly better or was asked for.
 *
 * @param hits best first
 * @param homeOf slug of the home by the field's name key
 */
export function fold(
  hits: readonly Scored[],
  homeOf: ReadonlyMap<string, string>,
  filters: { in?: string },
): SearchResult[] {
  const groups = groupBy<Scored, string | number>(hits, ({ document }) =>
    isField(document) ? document.key : document.index,
  );
  return [...groups].map(([key, group]) => {
    const [first] = group;
    if (group.length === 1) return { document: first.document, folded: [] };
    const fields = group.map(({ document }) => document).filter(isField);
    const home = homeOf.get(String(key));
    const atHome = group.find(({ document }) => isField(document) && document.entity.slug === home);
    const leader = atHome && !filters.in && atHome.score >= 0.8 * first.score ? atHome : first;
    return { document: leader.document, folded: fields.filter((each) => each !== leader.document) };
  });
}

function isField(document: SearchDocument): document is FieldDocument {
  return document.kind === 'field';
}
