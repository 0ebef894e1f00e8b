import { exportFileName } from '../../../dictionary/model/exampleRecord';
import {
  aboutColumn,
  isRepeated,
  recordKeys,
  type Column,
  type Table,
  valueKind,
} from '../columns';
import { oneLine } from '../provenance';

/**
 * Writes the types of all records.
 *
 * @param about what the file says of itself
 */
export function typescriptTypes(tables: readonly Table[], about: readonly string[]): string {
  return [
    ...about.map((line) => `// ${line}`),
    '',
    FLAG,
    ...tables.map(recordType),
    comment('The records of each export file, under its name without the ending.'),
    'export interface ExportFiles {',
    ...tables.map(({ name }) => `  ${JSON.stringify(name)}: ${name}[];`),
    '}',
    '',
  ].join('\n');
}

/** Writes the type of one entity's records, with what it needs. */
export function interfaceOf(table: Table): string {
  const hasFlag = recordKeys(table).some((column) => valueKind(column) === 'flag');
  return (hasFlag ? `${FLAG}\n` : '') + recordType(table);
}

const FLAG = [
  comment('A flag: no source says whether the export spells it 0 and 1 or false and true.'),
  'export type Flag = boolean | 0 | 1;',
  '',
].join('\n');

function recordType(table: Table): string {
  const { entity, name } = table;
  const isOpen = entity.customConfiguration.isCustomOnly;
  return [
    comment(`${entity.description} A record of ${exportFileName(name)}.`),
    `export interface ${name} {`,
    ...recordKeys(table).flatMap((column) => {
      const about = aboutColumn(column, isRepeated(table, column));
      const isNull = column.field.isNullable && valueKind(column) !== 'any' ? ' | null' : '';
      const member = `  ${JSON.stringify(column.field.fieldName)}: ${typeOf(column)}${isNull};`;
      return [...(about ? [`  ${comment(about)}`] : []), member];
    }),
    ...(isOpen
      ? ['  /** The fields that an agency has defined. */', '  [key: string]: unknown;']
      : []),
    '}',
    '',
  ].join('\n');
}

const NUMBER = 'number';
const TYPES = { integer: NUMBER, number: NUMBER, flag: 'Flag', text: 'string', any: 'unknown' };

function typeOf(column: Column): string {
  const kind = valueKind(column);
  if (kind !== 'codes') return TYPES[kind];
  return (column.closedCodes ?? []).map((code) => JSON.stringify(code)).join(' | ');
}

function comment(text: string): string {
  return `/** ${oneLine(text).replaceAll('*/', '*\\/')} */`;
}
