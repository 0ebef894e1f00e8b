import { DIALECT_NAMES } from '../../../code/sql';
import { assignAnchors } from '../../../dictionary/model/names';
import { TODO } from '../../../dictionary/model/dataTypes';
import type { Dictionary, Entity } from '../../../dictionary/model/dictionary';
import { exportFileName } from '../../../dictionary/model/exampleRecord';
import { customFile } from '../../../dictionary/model/names';
import type { Mark } from '../../../dictionary/model/sensitivity';
import { customFieldsIn } from '../../../export/check/customFields';
import type { CheckRules, FieldRule } from '../../../export/model/rules';
import type { CustomFields } from '../../../export/check/startCheck';
import { generatedCsv } from '../../generated';
import type { OutputFile } from '../../output';
import { fieldTable } from '../csv/csv';
import { tablesOf } from '../columns';
import { sqlFile } from '../ddl/ddl';
import { fieldLines } from '../markdown/fields';
import { asCode, asText } from '../markdown/syntax';

type Documented = Pick<Dictionary, 'site' | 'sources' | 'entities' | 'sensitivity' | 'release'>;

/**
 * An agency's own dictionary in the form of the published one: fields as CSV, tables as SQL for each database, and a page of Markdown. A file that has documented fields too is there with all of them.
 *
 * @returns files by their names
 */
export function customDictionary(dictionary: Documented, custom: CustomFields): OutputFile[] {
  const unknown: Mark = {
    class: 'agency-defined',
    certainty: 'stated',
    reason: 'The agency defines it.',
    words: dictionary.sensitivity.classes['agency-defined'].words,
  };
  const entities = dictionary.entities.flatMap((entity) =>
    [entity.fileName, customFile(entity.fileName)].flatMap((file) => {
      const fields = custom[file];
      return fields ? [customEntity(entity, file, fields, unknown)] : [];
    }),
  );
  const relationships = { identifiers: [], joins: [], homes: {} };
  const own = { ...dictionary, entities, relationships };
  const sections = entities.flatMap((entity) => [
    `## ${asText(entity.name)}`,
    `File: ${asCode(exportFileName(entity.fileName))}`,
    fieldLines(own, entity, asText).join('\n'),
  ]);
  const tables = tablesOf(own);
  return [
    generatedCsv('custom-fields.csv', fieldTable(own)),
    { path: 'custom-fields.md', content: `${['# Custom fields', ...sections].join('\n\n')}\n` },
    ...DIALECT_NAMES.map((dialect) => ({
      path: `custom-${dialect}.sql`,
      content: sqlFile(own, tables, dialect),
    })),
  ];
}

/**
 * Gives the function that the page of the check calls with the file in which an agency describes its own fields: it reads
 * the fields, and makes the files of the agency's dictionary, or says what is wrong.
 */
export function describeFields(dictionary: Documented) {
  return (rules: Pick<CheckRules, 'entities'>, file: string, text: string) => {
    const read = customFieldsIn(rules, file, text);
    return 'errors' in read ? read : { ...read, files: customDictionary(dictionary, read.custom) };
  };
}

function customEntity(
  entity: Entity,
  file: string,
  custom: readonly FieldRule[],
  unknown: Mark,
): Entity {
  const isOwnFile = file === entity.fileName;
  const documented = isOwnFile ? entity.fields : [];
  const anchors = assignAnchors([
    ...documented,
    ...custom.map(({ name }) => ({ fieldName: name })),
  ]).slice(documented.length);
  const fields = custom.map(({ name, type, notNull, codes, description = TODO }, at) => ({
    fieldName: name,
    anchor: anchors[at] ?? '',
    dataType: type,
    isNullable: notNull === undefined,
    exampleValue: TODO,
    description,
    describedBy: { key: 'agency', mark: 'agency' },
    sensitivity: [unknown],
    ...(codes && {
      values: {
        status: 'closed' as const,
        codes: codes.map((code) => ({ code, meaning: undefined })),
      },
    }),
  }));
  return {
    ...entity,
    name: isOwnFile ? entity.name : `${entity.name}: custom fields`,
    slug: isOwnFile ? entity.slug : `${entity.slug}-custom`,
    fileName: file,
    fields: [...documented, ...fields],
  };
}
