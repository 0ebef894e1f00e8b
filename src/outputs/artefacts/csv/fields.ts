import { fieldPath } from '../../../dictionary/model/addresses';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { exportFileName } from '../../../dictionary/model/exampleRecord';
import { openQuestions } from '../../../dictionary/model/openQuestions';
import { misfitSentence } from '../../../dictionary/model/sources';
import { claims, dictionaryLabel, type CsvTable } from '../../generatedCsv';
import { tablesOf, type Column } from '../columns';
import { yesOrNo } from './cells';

const COLUMNS = [
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
export function fieldTable(dictionary: Dictionary): CsvTable {
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
  return { columns: COLUMNS, rows };
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
