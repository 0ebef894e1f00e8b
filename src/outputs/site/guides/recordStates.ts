import type { Dictionary, Field } from '../../../dictionary/model/dictionary';
import type { RecordState } from '../../../contract/guideFacts';

/** Lists the entities whose fields tell whether a record still counts, with these fields. */
export function recordStates({ entities }: Pick<Dictionary, 'entities'>): RecordState[] {
  return entities
    .map(({ slug, name, fields }) => {
      const links = (belongs: (field: Field) => boolean) =>
        fields.filter(belongs).map(({ fieldName, anchor }) => ({ fieldName, anchor }));
      return {
        slug,
        name,
        deleted: links((field) => isFlag(field) && /\bdeleted\b/i.test(field.fieldName)),
        deletion: links((field) => /^deleted (date|by)\b/i.test(field.fieldName)),
        inForce: links((field) => isFlag(field) && IN_FORCE.test(field.fieldName)),
      };
    })
    .filter(({ deleted, deletion, inForce }) => deleted.length + deletion.length + inForce.length);
}

const IN_FORCE = /\b(active|inactive|archived|is history|prior version)\b/i;

function isFlag({ dataType, readAs }: Field): boolean {
  const type = readAs ?? dataType;
  return type === 'bit' || type === 'boolean';
}
