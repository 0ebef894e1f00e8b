import { pythonText } from '../../../code/python';
import { exportFileName } from '../../../dictionary/model/exampleRecord';
import type { Output } from '../../output';
import { recordKeys, tablesOf, valueKind, type Column, type Table } from '../columns';
import { artefact, oneLine, provenance } from '../provenance';

export const types: Output = (dictionary) => {
  const tables = tablesOf(dictionary);
  const about = provenance(dictionary);
  return [
    artefact('types/ehi.d.ts', typescriptTypes(tables, about)),
    artefact('types/ehi.py', pythonTypes(tables, about)),
  ];
};

function typescriptTypes(tables: readonly Table[], about: readonly string[]): string {
  return [
    ...about.map((line) => `// ${line}`),
    '',
    FLAG,
    ...tables.map(recordInterface),
    comment('The records of each export file, under its name without the ending.'),
    'export interface ExportFiles {',
    ...tables.map(({ name }) => `  ${JSON.stringify(name)}: ${name}[];`),
    '}',
    '',
  ].join('\n');
}

export function interfaceOf(table: Table): string {
  const hasFlag = recordKeys(table).some((column) => valueKind(column) === 'flag');
  return (hasFlag ? `${FLAG}\n` : '') + recordInterface(table);
}

const FLAG = [
  comment('A flag: no source says whether the export spells it 0 and 1 or false and true.'),
  'export type Flag = boolean | 0 | 1;',
  '',
].join('\n');

function recordInterface(table: Table): string {
  const { entity, name } = table;
  return [
    comment(`${entity.description} A record of ${exportFileName(name)}.`),
    `export interface ${name} {`,
    ...recordKeys(table).flatMap((column) => {
      const { about, field } = column;
      const isNull = field.isNullable && valueKind(column) !== 'any' ? ' | null' : '';
      const type = typeIn(TYPESCRIPT, column);
      const member = `  ${JSON.stringify(field.fieldName)}: ${type}${isNull};`;
      return [...(about ? [`  ${comment(about)}`] : []), member];
    }),
    ...(entity.customConfiguration.isCustomOnly
      ? ['  /** The fields that an agency has defined. */', '  [key: string]: unknown;']
      : []),
    '}',
    '',
  ].join('\n');
}

function comment(text: string): string {
  return `/** ${oneLine(text).replaceAll('*/', '*\\/')} */`;
}

/** For Python 3.8 and later. */
function pythonTypes(tables: readonly Table[], about: readonly string[]): string {
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
    ...tables.map(recordDict),
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

function recordDict(table: Table): string {
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
      const { about, field } = column;
      const type = typeIn(PYTHON, column);
      const annotation = field.isNullable && type !== 'Any' ? `Optional[${type}]` : type;
      const member = `        ${pythonText(field.fieldName)}: ${annotation},`;
      return [...(about ? [`        # ${about}`] : []), member];
    }),
    '    },',
    ')',
    '',
  ].join('\n');
}

const TYPESCRIPT = {
  integer: 'number',
  number: 'number',
  flag: 'Flag',
  text: 'string',
  any: 'unknown',
  codes: (codes: readonly string[]) => codes.map((code) => JSON.stringify(code)).join(' | '),
};

const PYTHON = {
  integer: 'int',
  number: 'Number',
  flag: 'Flag',
  text: 'str',
  any: 'Any',
  codes: (codes: readonly string[]) => `Literal[${codes.map(pythonText).join(', ')}]`,
};

function typeIn(language: typeof PYTHON, column: Column): string {
  const kind = valueKind(column);
  return kind === 'codes' ? language.codes(column.closedCodes ?? []) : language[kind];
}
