import { isMoment } from './dataTypes';
import type { Field } from './dictionary';

/** Words of field names that stand for something earlier and something later of the same thing. */
const PAIRS = [
  ['Created', 'Updated'],
  ['Start', 'End'],
  ['Begin', 'End'],
  ['Effective', 'Termination'],
  ['In', 'Out'],
  ['Admission', 'Discharge'],
  ['Admission', 'Release'],
  ['Ordered', 'Collection'],
  ['Collection', 'Received'],
  ['Onset', 'Resolved'],
  ['Manufacturing', 'Expiration'],
] as const;

/** Names of moments that can lie ahead. */
const AHEAD =
  /Start|End|Target|Due|Expir|Termination|Term |Deadline|Period|Reminder|Notification Date|Next Visit|Utilization/;

export function canLieAhead(fieldName: string): boolean {
  return AHEAD.test(fieldName);
}

export const isNamedUtc = (fieldName: string) => /\bUTC\b/.test(fieldName);

/** The pairs of moments of which the first is never later than the second: created and updated, start and end. */
export function momentPairs<F extends Field>(fields: readonly F[]): { earlier: F; later: F }[] {
  const moments = fields.filter(({ dataType }) => isMoment(dataType));
  return PAIRS.flatMap(([earlierWord, laterWord]) => {
    const word = new RegExp(`\\b${earlierWord}\\b`);
    return moments.flatMap((earlier) => {
      const name = earlier.fieldName.replace(word, laterWord);
      if (name === earlier.fieldName) return [];
      const later = moments.find(({ fieldName }) => fieldName === name);
      return later ? { earlier, later } : [];
    });
  });
}
