import { searchPath } from '../../dictionary/model/addresses';
import { counted } from '../../dictionary/model/counted';
import type { AnswerView, ResultView } from '../../search/view';

/** What can be asked, for those who have not asked yet. */
export const EXAMPLES = [
  'policy number',
  'when was the client discharged',
  'primary diagnosis code',
  'ContentClaims',
  'medication type:datetime',
  'amount in:claims',
] as const;

export const SEARCHING = 'Searching …';

export function announcementOf({ total, filters }: Pick<AnswerView, 'total' | 'filters'>): string {
  if (total > 0) return counted(total, 'result');
  return `Nothing found. Try fewer or other words${filters.length > 0 ? ', or remove a filter' : ''}.`;
}

export type Line = Readonly<
  { key: string } & (
    | { kind: 'result'; path: string; result: ResultView }
    | { kind: 'others'; path: string; label: string }
    | { kind: 'all'; path: string; label: string }
    | { kind: 'typed'; query: string; label: string }
  )
>;

const SHOWN = 12;

/**
 * The lines of the list: the first results, each followed by the line for all fields of its name, and a
 * way to all of them. While nothing is typed they are recent searches, or examples.
 */
export function linesOf(
  input: string,
  answer: AnswerView | undefined,
  recent: readonly string[],
): Line[] {
  if (input.trim() === '') {
    const queries = recent.length > 0 ? recent : EXAMPLES;
    return queries.map((query) => ({ kind: 'typed', key: `typed ${query}`, query, label: query }));
  }
  if (!answer) return [];
  const lines = answer.results
    .slice(0, SHOWN)
    .flatMap((result): Line[] => [
      { kind: 'result', key: `result ${keyOf(result)}`, path: result.path, result },
      ...(result.others
        ? [{ kind: 'others' as const, key: `others ${keyOf(result)}`, ...result.others }]
        : []),
    ]);
  if (answer.total <= SHOWN) return lines;
  const label = `All ${counted(answer.total, 'result')}`;
  return [...lines, { kind: 'all', key: 'all', path: searchPath(input), label }];
}

/** What tells a result from the others: of one place there may be several values. */
function keyOf({ path, title }: ResultView): string {
  return `${path} ${title.map(({ text }) => text).join('')}`;
}
