import type { Field, Uncertainty } from '../../../dictionary/model/dictionary';
import { misfitSentence } from '../../../dictionary/model/sources';
import { asText } from './markdown';

/** What no source answers, as a line; none where everything is answered. */
export function openLine(questions: readonly string[]): string[] {
  return questions.length === 0 ? [] : [`Not documented: ${questions.map(asText).join('; ')}.`];
}

/** A vendor's text that does not fit its field, as a line; none where it fits. */
export function misfitLine({ misfit }: Pick<Field, 'misfit'>): string[] {
  return misfit ? [asText(misfitSentence(misfit))] : [];
}

/** What sources say differently, as a line; none where they agree. */
export function conflictLine({ conflict = [] }: Uncertainty): string[] {
  if (conflict.length === 0) return [];
  const claims = conflict.map(({ source, says }) => asText(`${source.name}: ${says}`));
  return [`Sources differ: ${claims.join('; ')}.`];
}
