import { counted } from '../../dictionary/model/counted';
import type { AnswerView } from '../../search/view';

/** What the search's boxes are called. */
export const BOX_LABEL = 'Search entities, fields, values and guides';

/** What is announced while an answer is on its way. */
export const SEARCHING = 'Searching …';

/** What is announced about an answer: how many results it has, or what to do without any. */
export function announcementOf({ total, filters }: Pick<AnswerView, 'total' | 'filters'>): string {
  if (total > 0) return counted(total, 'result');
  return `Nothing found. Try fewer or other words${filters.length > 0 ? ', or remove a filter' : ''}.`;
}
