import { isMoment } from '../model/dataTypes';
import type { Entity, Field } from '../model/dictionary';
import type { Check } from './check';

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
export const inOrder: Check = ({ dictionary, problemAt }) =>
  dictionary.entities.flatMap((entity) =>
    PAIRS.flatMap(([earlier, later]) =>
      entity.fields.flatMap((field, at) => {
        const after = counterpart(entity, field, earlier, later);
        if (!after || !isLater(field, after)) return [];
        const message = `"${field.exampleValue}" is after "${after.fieldName}" (${after.exampleValue})`;
        return problemAt(entity.slug, ['fields', at, 'exampleValue'], message);
      }),
    ),
  );

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

/** A record that was ended or deleted says so in all its fields, a live one in none. */
export const endedWhole: Check = ({ dictionary, problemAt }) =>
  dictionary.entities.flatMap((entity) => {
    const find = (name: string) => entity.fields.findIndex(({ fieldName }) => fieldName === name);
    const isSet = (at: number) => entity.fields[at]?.exampleValue !== null;
    const flag = [find('Is Deleted'), find('Deleted')].find((at) => at >= 0);
    const deleted =
      flag === undefined ? undefined : /^(1|true)$/.test(entity.fields[flag]?.exampleValue ?? '');
    const deletedDate = find('Deleted Date');
    const reason = find('Discontinued Reason');
    const discontinued = find('Discontinued Date');
    return [
      ...(deleted !== undefined && deletedDate >= 0 && isSet(deletedDate) !== deleted
        ? [
            problemAt(
              entity.slug,
              ['fields', deletedDate, 'exampleValue'],
              deleted
                ? 'is null, but the record is deleted'
                : 'is set, but the record is not deleted',
            ),
          ]
        : []),
      ...(reason >= 0 && discontinued >= 0 && isSet(reason) !== isSet(discontinued)
        ? [
            problemAt(
              entity.slug,
              ['fields', reason, 'exampleValue'],
              'and "Discontinued Date" go together: set both or neither',
            ),
          ]
        : []),
    ];
  });
