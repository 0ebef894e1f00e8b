import { momentPairs, type MomentPair } from '../model/chronology';
import type { Rule } from './support/rule';

export const datesInOrder: Rule = {
  name: 'dates-in-order',
  description: 'Examples of one record agree in time: created before updated, start before end.',
  check: ({ dictionary, problemAt }) =>
    dictionary.entities.flatMap((entity) =>
      momentPairs(entity).flatMap((pair) => {
        const { earlier, later } = pair;
        if (!isReversed(pair)) return [];
        const message = `"${earlier.exampleValue}" is after "${later.fieldName}" (${later.exampleValue})`;
        const at = entity.fields.indexOf(earlier);
        return problemAt(entity.slug, ['fields', at, 'exampleValue'], message);
      }),
    ),
};

function isReversed({ earlier, later }: MomentPair): boolean {
  // A day and a moment compare by the day; all shapes sort as text.
  const length = earlier.dataType === 'date' || later.dataType === 'date' ? 10 : undefined;
  const [a, b] = [earlier, later].map(({ exampleValue }) => exampleValue?.slice(0, length));
  return a !== undefined && b !== undefined && a > b;
}
