import { PANDAS_START, pythonText } from '../../../code/python';
import { isMoment } from '../../../dictionary/model/dataTypes';
import { exportFileName } from '../../../dictionary/model/exampleRecord';
import { recordKeys, valueKind, type Column, type Table, type ValueKind } from '../columns';

const PANDAS_TYPES: Readonly<Record<Exclude<ValueKind, 'any'>, string>> = {
  integer: 'Int64',
  number: 'Float64',
  flag: 'boolean',
  text: 'string',
  codes: 'string',
};

/** Writes what reads an entity's export file with pandas: each column nullable, dates as moments. */
export function pandasCode(table: Table): string {
  const { snakeName } = table;
  const columns = recordKeys(table);
  const dates = columns.filter(({ dataType }) => isMoment(dataType));
  const types = columns.flatMap((column) => {
    const kind = valueKind(column);
    if (kind === 'any' || dates.includes(column)) return [];
    return [`    ${nameOf(column)}: "${PANDAS_TYPES[kind]}",`];
  });
  return [
    ...PANDAS_START,
    'types = {',
    ...types,
    '}',
    ...repeats(table),
    `${snakeName} = pd.DataFrame(read(${fileOf(table)}), dtype=object)`,
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

function fileOf({ entity }: Table): string {
  return pythonText(exportFileName(entity.fileName));
}

function nameOf({ field }: Column): string {
  return pythonText(field.fieldName);
}

/** What becomes of a key that a record has more than once; nothing where there is none. */
function repeats(table: Table): string[] {
  const names = recordKeys(table).filter(({ isRepeated }) => isRepeated);
  return names.map(
    (column) => `# Records are documented to repeat ${nameOf(column)}: the last is kept.`,
  );
}
