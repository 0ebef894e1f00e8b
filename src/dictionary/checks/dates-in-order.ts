import { isMoment } from '../model/dataTypes';
import type { Entity, Field } from '../model/dictionary';
import type { Rule } from './support/rule';

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

/** Within an entity, what comes first has no later example: created before updated, start before end. */
export const datesInOrder: Rule = {
  name: 'dates-in-order',
  description: 'Examples of one record agree in time: created before updated, start before end.',
  severity: 'error',
  check: ({ dictionary, problemAt }) =>
    dictionary.entities.flatMap((entity) =>
      PAIRS.flatMap(([earlier, later]) =>
        entity.fields.flatMap((field, at) => {
          const after = counterpart(entity, field, earlier, later);
          if (!after || !isLater(field, after)) return [];
          const message = `"${field.exampleValue}" is after "${after.fieldName}" (${after.exampleValue})`;
          return problemAt(entity.slug, ['fields', at, 'exampleValue'], message);
        }),
      ),
    ),
};

function counterpart(
  entity: Entity,
  field: Field,
  earlier: string,
  later: string,
): Field | undefined {
  const name = field.fieldName.replace(new RegExp(`\\b${earlier}\\b`), later);
  if (name === field.fieldName || !isMoment(field.dataType)) return undefined;
  return entity.fields.find(({ fieldName, dataType }) => fieldName === name && isMoment(dataType));
}

function isLater(field: Field, than: Field): boolean {
  // A day and a moment compare by the day; all shapes sort as text.
  const length = field.dataType === 'date' || than.dataType === 'date' ? 10 : undefined;
  const [a, b] = [field, than].map(({ exampleValue }) => exampleValue?.slice(0, length));
  return a !== undefined && b !== undefined && a > b;
}
