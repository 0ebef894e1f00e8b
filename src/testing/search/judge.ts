import type { Search } from '../../search/engine';
import type { SearchResult } from '../../search/fold';

/** A query with all answers that a reasonable person would accept. */
export type JudgedQuery = Readonly<{
  query: string;
  kind: string;
  answers: readonly Readonly<{ entity?: string; field?: string; guide?: string }>[];
}>;

/** How well queries were answered: shares from 0 to 1. */
type Judgement = Readonly<{
  queries: number;
  at1: number;
  at3: number;
  at10: number;
  reciprocalRank: number;
}>;

/** Asks all queries and counts at which place the first right answer stands. */
export function judge(search: Search, queries: readonly JudgedQuery[]): Judgement {
  const ranks = queries.map(({ query, answers }) =>
    search(query)
      .results.slice(0, 10)
      .findIndex((result) => answers.some((answer) => isAnswer(result, answer))),
  );
  const share = (places: number) =>
    ranks.filter((rank) => rank >= 0 && rank < places).length / queries.length;
  return {
    queries: queries.length,
    at1: share(1),
    at3: share(3),
    at10: share(10),
    reciprocalRank:
      ranks.reduce((sum, rank) => sum + (rank < 0 ? 0 : 1 / (rank + 1)), 0) / queries.length,
  };
}

/** Whether a result, or one that is folded into it, is an accepted answer. */
export function isAnswer(
  { document, folded }: SearchResult,
  answer: JudgedQuery['answers'][number],
): boolean {
  return [document, ...folded].some((found) => {
    if (found.kind === 'guide') {
      const { guide } = answer;
      return guide !== undefined && found.path.replace(/#.*/, '').endsWith(guide);
    }
    if (found.entity.slug !== answer.entity) return false;
    return found.kind === 'entity'
      ? answer.field === undefined
      : found.field.fieldName === answer.field;
  });
}
