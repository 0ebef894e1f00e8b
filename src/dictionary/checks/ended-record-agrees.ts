import type { Entity } from '../model/dictionary';
import type { Rule } from './support/rule';

export const endedRecordAgrees: Rule = {
  name: 'ended-record-agrees',
  description: 'A deleted or discontinued record says so in all its fields, a live one in none.',
  check: ({ dictionary, problemAt }) =>
    dictionary.entities.flatMap((entity) =>
      [deletion(entity), discontinuation(entity)].flatMap((found) =>
        found ? problemAt(entity.slug, ['fields', found.at, 'exampleValue'], found.message) : [],
      ),
    ),
};

type Found = { at: number; message: string } | undefined;

function deletion(entity: Entity): Found {
  const flag = [indexOf(entity, 'Is Deleted'), indexOf(entity, 'Deleted')].find((at) => at >= 0);
  const at = indexOf(entity, 'Deleted Date');
  if (flag === undefined || at < 0) return undefined;
  const isDeleted = /^(1|true)$/.test(entity.fields[flag]?.exampleValue ?? '');
  if (isSet(entity, at) === isDeleted) return undefined;
  const message = isDeleted
    ? 'is null, but the record is deleted'
    : 'is set, but the record is not deleted';
  return { at, message };
}

function discontinuation(entity: Entity): Found {
  const at = indexOf(entity, 'Discontinued Reason');
  const date = indexOf(entity, 'Discontinued Date');
  if (at < 0 || date < 0 || isSet(entity, at) === isSet(entity, date)) return undefined;
  return { at, message: 'and "Discontinued Date" go together: set both or neither' };
}

function indexOf({ fields }: Entity, name: string): number {
  return fields.findIndex(({ fieldName }) => fieldName === name);
}

function isSet({ fields }: Entity, at: number): boolean {
  return fields[at]?.exampleValue !== null;
}
