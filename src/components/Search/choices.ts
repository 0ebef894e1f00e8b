import type { AnswerView, ResultView } from '../../search/view';

/** A line of the search's list that can be chosen. */
export type Choice = Readonly<
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
export function choicesOf(
  input: string,
  answer: AnswerView | undefined,
  recent: readonly string[],
): Choice[] {
  if (input.trim() === '') {
    return recent.map((query) => ({ kind: 'recent', key: `recent ${query}`, query, label: query }));
  }
  const results = answer?.results ?? [];
  const lines = results
    .slice(0, SHOWN)
    .flatMap((result, at): Choice[] => [
      { kind: 'result', key: `result ${at}`, path: result.path, result },
      ...(result.others
        ? [{ kind: 'others' as const, key: `others ${at}`, ...result.others }]
        : []),
    ]);
  if (results.length <= SHOWN) return lines;
  const path = `/search?q=${encodeURIComponent(input.trim())}`;
  return [...lines, { kind: 'all', key: 'all', path, label: 'All results on a page' }];
}
