import { pythonText } from '../../../code/python';
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
 * Writes the types of all records for Python 3.8 and later.
 *
 * @param about what the file says of itself
 */
export function pythonTypes(tables: readonly Table[], about: readonly string[]): string {
  return [
    ...about.map((line) => `# ${line}`),
    '"""Types of the records of the export files, one a file."""',
    '',
    'from decimal import Decimal',
    'from typing import Any, List, Literal, Optional, TypedDict, Union',
    '',
    '# No source says whether the export spells a flag 0 and 1 or false and true.',
    'Flag = Union[bool, Literal[0, 1]]',
    '# Decimal where the file is read with json.loads(line, parse_float=Decimal), which keeps cents exact.',
    'Number = Union[int, float, Decimal]',
    '',
    ...tables.map(recordType),
    '# The records of each export file, under its name without the ending.',
    'ExportFiles = TypedDict(',
    '    "ExportFiles",',
    '    {',
    ...tables.map(({ name }) => `        ${pythonText(name)}: List[${name}],`),
    '    },',
    '    total=False,',
    ')',
    '',
  ].join('\n');
}

function recordType(table: Table): string {
  const { entity, name } = table;
  return [
    `# ${oneLine(entity.description)} A record of ${exportFileName(name)}.`,
    ...(entity.customConfiguration.isCustomOnly
      ? ['# The fields that an agency has defined come on top.']
      : []),
    `${name} = TypedDict(`,
    `    ${pythonText(name)},`,
    '    {',
    ...recordKeys(table).flatMap((column) => {
      const about = aboutColumn(column, isRepeated(table, column));
      const type = typeOf(column);
      const annotation = column.field.isNullable && type !== 'Any' ? `Optional[${type}]` : type;
      const member = `        ${pythonText(column.field.fieldName)}: ${annotation},`;
      return [...(about ? [`        # ${about}`] : []), member];
    }),
    '    },',
    ')',
    '',
  ].join('\n');
}

const TYPES = { integer: 'int', number: 'Number', flag: 'Flag', text: 'str', any: 'Any' } as const;

function typeOf(column: Column): string {
  const kind = valueKind(column);
  if (kind !== 'codes') return TYPES[kind];
  return `Literal[${(column.closedCodes ?? []).map(pythonText).join(', ')}]`;
}
