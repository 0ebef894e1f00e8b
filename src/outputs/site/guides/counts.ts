import type { Dictionary, Field } from '../../../dictionary/model/dictionary';
import { countFields } from '../../../dictionary/model/dictionary';
import { isMoment } from '../../../dictionary/model/dataTypes';
import type { Counts } from '../../../dictionary/model/guideFacts';
import { nameKey } from '../../../dictionary/model/names';
import { openQuestions } from '../../../dictionary/model/openQuestions';
import { recordStates } from './recordStates';

/** Counts what guides mention in their sentences, so that no figure is written by hand. */
export function guideCounts({ entities }: Pick<Dictionary, 'entities'>): Counts {
  const fields = entities.flatMap((entity) => entity.fields);
  const having = (belongs: (field: Field) => boolean) =>
    entities.filter((entity) => entity.fields.some(belongs)).length;
  const named = (name: string) => (field: Field) => nameKey(field.fieldName) === nameKey(name);
  const isClientId = named('Client Id');
  const moments = fields.filter(({ dataType, readAs }) => isMoment(readAs ?? dataType));
  const states = recordStates({ entities });
  const counts = {
    entities: entities.length,
    fields: countFields(entities),
    withClientId: having(isClientId),
    withNullableClientId: having((field) => isClientId(field) && field.isNullable),
    withClientVisitId: having(named('Client Visit Id')),
    withVisitId: having(named('Visit Id')),
    withInferredType: fields.filter(({ inferred }) => inferred?.includes('dataType')).length,
    moments: moments.length,
    utcMoments: moments.filter(({ fieldName }) => /\bUTC\b/.test(fieldName)).length,
    withoutZone: fields.filter((field) => openQuestions(field).some(({ kind }) => kind === 'zone'))
      .length,
    withDeletedFlag: states.filter(({ deleted }) => deleted.length > 0).length,
  };
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, count.toLocaleString('en-US')]),
  );
}
