import { DOWNLOADS, entityPath, fieldPath } from '../../../dictionary/model/addresses';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { exportFileName } from '../../../dictionary/model/exampleRecord';
import { openQuestions } from '../../../dictionary/model/openQuestions';
import { misfitSentence } from '../../../dictionary/model/sources';
import { generatedCsv, claims, dictionaryLabel, type CsvTable } from '../../generated';
import type { Output } from '../../output';
import { tablesOf, type Column } from '../columns';

/** All entities and all fields as CSV. */
export const csv: Output = {
  name: 'CSV',
  render: (dictionary) => [
    generatedCsv(`static${DOWNLOADS.entities}`, entityTable(dictionary)),
    generatedCsv(`static${DOWNLOADS.fields}`, fieldTable(dictionary)),
  ],
};

const ENTITY_COLUMNS = [
  'area',
  'export file',
  'snake name',
  'description',
  'described by',
  'fields',
  'nullable fields',
  'custom-only',
  'custom fields',
  'note',
  'open questions',
  'open questions of fields',
  'conflict',
  'address',
  'dictionary',
];

/** Every entity on a line of its own. */
export function entityTable(dictionary: Dictionary): CsvTable {
  const rows = tablesOf(dictionary).map(({ entity, snakeName }) => {
    const { slug, name, area, fileName, description, customConfiguration, note, fields } = entity;
    return [
      slug,
      name,
      area,
      exportFileName(fileName),
      snakeName,
      description,
      entity.describedBy?.mark ?? '',
      String(fields.length),
      String(fields.filter(({ isNullable }) => isNullable).length),
      yesOrNo(customConfiguration.isCustomOnly),
      yesOrNo(customConfiguration.hasCustomFields),
      note ?? '',
      (entity.open ?? []).join('; '),
      String(fields.flatMap(openQuestions).length),
      claims(entity),
      entityPath(slug),
      dictionaryLabel(dictionary.site),
    ];
  });
  return { columns: ENTITY_COLUMNS, rows };
}

const FIELD_COLUMNS = [
  'area',
  'export file',
  'position',
  'field',
  'snake name',
  'data type',
  'read as',
  'nullable',
  'example',
  'description',
  'described by',
  'value status',
  'values by',
  'codes',
  'code system',
  'identifies',
  'certainty',
  'basis',
  'open questions',
  'conflict',
  'vendor text that does not fit',
  'address',
  'dictionary',
];

/** Every field on a line of its own, in the order of its file. */
export function fieldTable(
  dictionary: Pick<Dictionary, 'site' | 'entities' | 'relationships'>,
): CsvTable {
  const label = dictionaryLabel(dictionary.site);
  const rows = tablesOf(dictionary).flatMap(({ entity, columns }) =>
    columns.map((column, at) => [
      entity.slug,
      entity.name,
      entity.area,
      exportFileName(entity.fileName),
      String(at + 1),
      ...cells(column),
      fieldPath(entity.slug, column.field.anchor),
      label,
    ]),
  );
  return { columns: FIELD_COLUMNS, rows };
}

function cells({ field, snakeName }: Column): string[] {
  const { values, inferred = [] } = field;
  return [
    field.fieldName,
    snakeName,
    field.dataType,
    field.readAs ?? '',
    yesOrNo(field.isNullable),
    field.exampleValue ?? 'null',
    field.description,
    field.describedBy?.mark ?? '',
    values?.status ?? '',
    values?.describedBy?.mark ?? '',
    (values?.codes ?? [])
      .map(({ code, meaning }) => (meaning ? `${code} = ${meaning}` : code))
      .join('; '),
    values?.codeSystem?.name ?? '',
    field.identity?.identifies ?? '',
    inferred.length > 0 ? `inferred: ${inferred.join(', ')}` : 'stated',
    field.basis ?? '',
    openQuestions(field)
      .map(({ question }) => question)
      .join('; '),
    claims(field),
    field.misfit ? misfitSentence(field.misfit) : '',
  ];
}

/** A flag in the words of the tables. */
export function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no';
}
