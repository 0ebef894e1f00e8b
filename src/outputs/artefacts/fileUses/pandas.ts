import { isMoment } from '../../../dictionary/model/dataTypes';
import { exportFileName } from '../../../dictionary/model/exampleRecord';
import { isRepeated, recordKeys, type Column, type Table } from '../columns';
import { valueKind, type ValueKind } from '../types/kinds';

const TYPES: Readonly<Record<Exclude<ValueKind, 'any'>, string>> = {
  integer: 'Int64',
  number: 'Float64',
  flag: 'boolean',
  text: 'string',
  codes: 'string',
};

/** Writes what reads an entity's export file with pandas: each column nullable, dates as moments. */
export function pandasCode(table: Table): string {
  const { snakeName, entity } = table;
  const file = JSON.stringify(exportFileName(entity.fileName));
  const columns = recordKeys(table);
  const dates = columns.filter(({ dataType }) => isMoment(dataType));
  const types = columns.flatMap((column) => {
    const kind = valueKind(column);
    if (kind === 'any' || dates.includes(column)) return [];
    return [`    ${nameOf(column)}: "${TYPES[kind]}",`];
  });
  return [
    'import pandas as pd',
    '',
    'types = {',
    ...types,
    '}',
    ...repeats(table, 'last'),
    '# A file that is one array is read without lines=True.',
    `${snakeName} = pd.read_json(${file}, lines=True, dtype=False, convert_dates=False)`,
    `${snakeName} = ${snakeName}.astype({name: types[name] for name in types if name in ${snakeName}})`,
    ...(dates.length > 0
      ? [
          `for name in ${snakeName}.columns.intersection([`,
          ...dates.map((column) => `    ${nameOf(column)},`),
          ']):',
          `    ${snakeName}[name] = pd.to_datetime(${snakeName}[name], format="mixed")`,
        ]
      : []),
    '',
  ].join('\n');
}

/** A column's name as Python spells a text. */
export function nameOf({ field }: Column): string {
  return JSON.stringify(field.fieldName);
}

/** What becomes of a key that a record has more than once; nothing where there is none. */
export function repeats(table: Table, kept: 'first' | 'last'): string[] {
  const names = recordKeys(table).filter((column) => isRepeated(table, column));
  return names.map(
    (column) => `# Records are documented to repeat ${nameOf(column)}: the ${kept} is kept.`,
  );
}
