import { searchPath } from '../../dictionary/model/addresses';
import type { AnswerView, ResultView } from '../../search/view';

/** A line of the search's list that can be chosen. */
export type Line = Readonly<
  { key: string } & (
    | { kind: 'result'; path: string; result: ResultView }
    | { kind: 'others'; path: string; label: string }
    | { kind: 'all'; path: string; label: string }
    | { kind: 'recent'; query: string; label: string }
  )
>;

const SHOWN = 12;

/**
 * The lines of the list: the first results, each followed by the line for its name in other entities,
 * and a way to all of them; recent searches while nothing is typed.
 */
export function linesOf(
  input: string,
  answer: AnswerView | undefined,
  recent: readonly string[],
): Line[] {
  if (input.trim() === '') {
    return recent.map((query) => ({ kind: 'recent', key: `recent ${query}`, query, label: query }));
  }
  const results = answer?.results ?? [];
  const lines = results
    .slice(0, SHOWN)
    .flatMap((result, at): Line[] => [
      { kind: 'result', key: `result ${at}`, path: result.path, result },
      ...(result.others
        ? [{ kind: 'others' as const, key: `others ${at}`, ...result.others }]
        : []),
    ]);
  if (results.length <= SHOWN) return lines;
  return [
    ...lines,
    { kind: 'all', key: 'all', path: searchPath(input), label: 'All results on a page' },
  ];
}
