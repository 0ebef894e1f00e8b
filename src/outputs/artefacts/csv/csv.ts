import { DOWNLOADS, entityPath, fieldPath } from '../../../dictionary/model/addresses';
import { keyText, type Dictionary } from '../../../dictionary/model/dictionary';
import { exportFileName } from '../../../dictionary/model/exampleRecord';
import { openQuestions, openText } from '../../../dictionary/model/openQuestions';
import { countClasses, marksText } from '../../../dictionary/model/sensitivity';
import { elementsOf } from '../../../dictionary/model/names';
import { misfitSentence } from '../../../dictionary/model/marks';
import type { Code } from '../../../dictionary/model/valueSets';
import { claims, csvTable, dictionaryLabel, generatedCsv, type CsvTable } from '../../generated';
import type { Output } from '../../output';
import { tablesOf, type Table } from '../columns';

export const csv: Output = (dictionary) => [
  generatedCsv(`static${DOWNLOADS.entities}`, entityTable(dictionary)),
  generatedCsv(`static${DOWNLOADS.fields}`, fieldTable(dictionary)),
];

const SENSITIVITY = 'sensitivity (not legal advice; never says safe)';

export function entityTable(dictionary: Dictionary): CsvTable {
  const label = dictionaryLabel(dictionary.site);
  return csvTable<Table>(tablesOf(dictionary), ({ entity }) => entity, {
    area: ({ entity }) => entity.area,
    'export file': ({ entity }) => exportFileName(entity.fileName),
    'snake name': ({ snakeName }) => snakeName,
    description: ({ entity }) => entity.description,
    'described by': ({ entity }) => entity.describedBy?.mark,
    fields: ({ columns }) => String(columns.length),
    'nullable fields': ({ entity }) => String(entity.fields.filter((one) => one.isNullable).length),
    'custom-only': ({ entity }) => yesOrNo(entity.customConfiguration.isCustomOnly),
    'custom fields': ({ entity }) => yesOrNo(entity.customConfiguration.hasCustomFields),
    'likely key': ({ entity }) => keyText(entity),
    note: ({ entity }) => entity.note,
    'open questions': ({ entity }) => entity.open?.join('; '),
    'open questions of fields': ({ entity }) => String(entity.fields.flatMap(openQuestions).length),
    [SENSITIVITY]: ({ entity }) =>
      countClasses(entity)
        .map(([name, count]) => `${name} ${count}`)
        .join('; '),
    'FHIR R4': ({ entity }) =>
      dictionary.mapping.entities.find((mapped) => mapped.entity === entity.slug)?.target,
    conflict: ({ entity }) => claims(entity),
    address: ({ entity }) => entityPath(entity.slug),
    dictionary: () => label,
  });
}

/** Every field on a line of its own, in the order of its file. */
export function fieldTable(
  dictionary: Pick<Dictionary, 'site' | 'entities' | 'relationships'> &
    Partial<Pick<Dictionary, 'mapping'>>,
): CsvTable {
  const label = dictionaryLabel(dictionary.site);
  const all = tablesOf(dictionary).flatMap(({ entity, columns }) =>
    columns.map((column, at) => ({ entity, ...column, position: at + 1 })),
  );
  return csvTable(all, ({ entity }) => entity, {
    area: ({ entity }) => entity.area,
    'export file': ({ entity }) => exportFileName(entity.fileName),
    position: ({ position }) => String(position),
    field: ({ field }) => field.fieldName,
    'snake name': ({ snakeName }) => snakeName,
    'data type': ({ field }) => field.dataType,
    'read as': ({ field }) => field.readAs,
    nullable: ({ field }) => yesOrNo(field.isNullable),
    unit: ({ field }) => field.unit,
    example: ({ field }) => field.exampleValue ?? 'null',
    description: ({ field }) => field.description,
    'described by': ({ field }) => field.describedBy?.mark,
    'value status': ({ field }) => field.values?.status,
    'values by': ({ field }) => field.values?.describedBy?.mark,
    codes: ({ field }) => field.values?.codes.map(codeText).join('; '),
    'code system': ({ field }) => field.values?.codeSystem?.name,
    identifies: ({ field }) => field.identity?.identifies,
    certainty: ({ field }) =>
      field.inferred?.length ? `inferred: ${field.inferred.join(', ')}` : 'stated',
    basis: ({ field }) => field.basis,
    [SENSITIVITY]: ({ field }) => marksText(field),
    'sensitivity reasons': ({ field }) => field.sensitivity?.map(({ reason }) => reason).join(' '),
    'FHIR R4': ({ entity, field }) =>
      elementsOf(dictionary.mapping, entity.slug, field.fieldName).join('; '),
    'open questions': ({ field }) => openText(field),
    conflict: ({ field }) => claims(field),
    'vendor text that does not fit': ({ field }) => field.misfit && misfitSentence(field.misfit),
    address: ({ entity, field }) => fieldPath(entity.slug, field.anchor),
    dictionary: () => label,
  });
}

const codeText = ({ code, meaning }: Code) => (meaning ? `${code} = ${meaning}` : code);

export function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no';
}
