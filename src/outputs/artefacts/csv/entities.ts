import { entityPath } from '../../../dictionary/model/addresses';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { exportFileName } from '../../../dictionary/model/exampleRecord';
import { openQuestions } from '../../../dictionary/model/openQuestions';
import { claims, dictionaryLabel, type CsvTable } from '../../generatedCsv';
import { tablesOf } from '../columns';
import { yesOrNo } from './cells';

const COLUMNS = [
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
  return { columns: COLUMNS, rows };
}
