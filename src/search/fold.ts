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
  const groups = groupBy(hits, ({ document }) =>
    isField(document) ? `field ${document.key}` : `other ${document.index}`,
  );
  return [...groups.values()].map((group) => {
    const [first] = group;
    const home = isField(first.document) ? homeOf.get(first.document.key) : undefined;
    const atHome = group.find(({ document }) => isField(document) && document.entity.slug === home);
    const leader = atHome && !filters.in && atHome.score >= 0.8 * first.score ? atHome : first;
    const folded = group.filter((hit) => hit !== leader).map(({ document }) => document);
    return { document: leader.document, folded: folded.filter(isField) };
  });
}

function isField(document: SearchDocument): document is FieldDocument {
  return document.kind === 'field';
}
