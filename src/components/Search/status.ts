import type { AnswerView } from '../../search/view';

/** What a reader is told whose browser could not load the search. */
export const NOT_LOADED =
  'The search could not be loaded. Check the connection, or reload the page.';

/** What is announced about an answer: how many results it has, or what to do without any. */
export function toldOf({ results: { length }, cut }: AnswerView): string {
  if (length === 0) return 'Nothing found. Try fewer or other words.';
  return length === 1 ? '1 result' : `${cut ? 'More than ' : ''}${length} results`;
}
