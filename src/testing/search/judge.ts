import fs from 'node:fs';
import { csvLines } from '../../code/csv';
import type { Search } from '../../search/engine';
import type { SearchResult } from '../../search/fold';

/** A query with all answers that a reasonable person would accept: `payer`, `payer/Payer Id`, `/downloads`. */
type JudgedQuery = Readonly<{ kind: string; query: string; answers: readonly string[] }>;

/** The lists of judged queries; nobody looks into the one that is held out while tuning. */
export const QUERY_LISTS = ['tuned', 'held-out'] as const;

export function judgedQueries(list: (typeof QUERY_LISTS)[number]): JudgedQuery[] {
  const [, ...rows] = csvLines(fs.readFileSync(`src/testing/search/${list}.csv`, 'utf8'));
  return rows.map(([kind = '', query = '', answers = '']) => {
    return { kind, query, answers: answers.split('; ') };
  });
}

/** Asks all queries; gives the shares, from 0 to 1, whose first right answer is first, among three and among ten. */
export function judge(search: Search, queries: readonly JudgedQuery[]): number[] {
  const places = queries.map(({ query, answers }) =>
    search(query)
      .results.slice(0, 10)
      .findIndex((result) => isAnswer(result, answers)),
  );
  return [1, 3, 10].map(
    (most) => places.filter((place) => place >= 0 && place < most).length / queries.length,
  );
}

/** Whether a result, or one that is folded into it, is an accepted answer. */
export function isAnswer({ document, folded }: SearchResult, answers: readonly string[]): boolean {
  return [document, ...folded].some((found) => {
    if (found.kind === 'guide') return answers.includes(found.path.replace(/#.*/, ''));
    const { slug } = found.entity;
    return answers.includes(found.kind === 'entity' ? slug : `${slug}/${found.field.fieldName}`);
  });
}
