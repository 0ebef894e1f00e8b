import { exportFileName } from '../../../dictionary/model/exampleRecord';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { typeFamily } from '../../../dictionary/model/dataTypes';
import { tablesOf, type Column, type Reference, type Table } from '../columns';
import type { Output } from '../../output';
import { oneLine, artefact, LICENSE, provenance } from '../provenance';

const SOURCE = 'ehi';

/** The tables of the export as a dbt source, with tests; the names are those of the snake_case DDL. */
export const dbtSources: Output = {
  name: 'dbt',
  render: (dictionary) => [artefact('dbt/sources.yml', sourcesYaml(dictionary))],
};

function sourcesYaml(dictionary: Dictionary): string {
  const { site } = dictionary;
  return [
    ...provenance(dictionary).map((line) => `# ${line}`),
    '# For dbt 1.8 and later; tables and fields are named as the files of ddl/snake make them.',
    'version: 2',
    'sources:',
    `  - name: ${SOURCE}`,
    `    description: ${text(site.shortTitle)}`,
    `    meta: {version: ${text(site.versionLabel)}, license: ${LICENSE.name}}`,
    '    tables:',
    ...tablesOf(dictionary).flatMap(tableLines),
    '',
  ].join('\n');
}

function tableLines(table: Table): string[] {
  return [
    `      - name: ${table.snakeName}`,
    `        description: ${text(table.entity.description)}`,
    `        meta: {export_file: ${text(exportFileName(table.entity.fileName))}}`,
    '        columns:',
    ...table.columns.flatMap((column) => columnLines(table, column)),
  ];
}

function columnLines(table: Table, column: Column): string[] {
  const { about } = column;
  const tests = testLines(table, column);
  return [
    `          - name: ${text(column.snakeName)}`,
    ...(about ? [`            description: ${text(about)}`] : []),
    `            meta: {exported_name: ${text(column.field.fieldName)}, data_type: ${column.dataType}}`,
    ...(tests.length > 0 ? ['            data_tests:', ...tests] : []),
  ];
}

/**
 * Whether a test of the source follows a join, by its first field: it knows no conversion, and no condition on the
 * record led to.
 */
function isTestedBySource({ column, target, join }: Reference): boolean {
  return !join.where && typeFamily(column.dataType) === typeFamily(target.dataType);
}

/** Only what a source states is an error; what is inferred, a warning. */
function testLines({ columns, references }: Table, column: Column): string[] {
  const { isNotNull, closedCodes, field } = column;
  const isNullInDoubt = !isNotNull && !field.isNullable;
  return [
    ...(isNotNull ? ['              - not_null'] : []),
    ...(isNullInDoubt ? ['              - not_null: {config: {severity: warn}}'] : []),
    ...(closedCodes
      ? [`              - accepted_values: {values: [${closedCodes.map(text).join(', ')}]}`]
      : []),
    ...references
      .filter((reference) => reference.column === column && isTestedBySource(reference))
      .map(({ table, target, join: { status, when } }) => {
        const choice = columns.find((one) => one.field.fieldName === when?.fieldName);
        const config = [
          ...(status === 'stated' ? [] : ['severity: warn']),
          ...(when && choice ? [`where: ${text(`${choice.snakeName} = '${when.value}'`)}`] : []),
        ];
        const to = `to: ${text(`source('${SOURCE}', '${table.snakeName}')`)}, field: ${target.snakeName}`;
        const configured = config.length > 0 ? `, config: {${config.join(', ')}}` : '';
        return `              - relationships: {${to}${configured}}`;
      }),
  ];
}

/** A JSON string is a YAML string too; dbt would run what stands in double braces. */
function text(value: string): string {
  return JSON.stringify(oneLine(value).replaceAll(/\{(?=[{%#])/g, '{ '));
}
