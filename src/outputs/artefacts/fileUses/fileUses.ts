import { coloredHtml } from '../../../code/colorCode';
import { fileCodePath } from '../../../dictionary/model/addresses';
import { FILE_USES, type FileCode, type FileUse } from '../../../dictionary/contract/lists';
import { generatedJson } from '../../generated';
import type { Output } from '../../output';
import { tablesOf, type Table } from '../columns';
import { tableSql } from '../ddl/ddl';
import { interfaceOf } from '../types/types';
import { pandasCode } from './python';

const LANGUAGES: Readonly<Record<FileUse, string>> = {
  postgresql: 'sql',
  duckdb: 'sql',
  pandas: 'python',
  typescript: 'typescript',
};

/** How to use each export file, as its page shows it: a file for each entity with the code in color. */
export const fileUses: Output = (dictionary) =>
  tablesOf(dictionary).map((table) => {
    const { slug } = table.entity;
    const code = inColor(fileCode(table));
    return generatedJson(`static${fileCodePath(slug)}`, `data/entities/${slug}.yaml`, code);
  });

function inColor(code: Record<FileUse, string>): FileCode {
  const entries = FILE_USES.map(([key]) => [key, coloredHtml(code[key], LANGUAGES[key])] as const);
  return Object.fromEntries(entries) as Record<FileUse, string>;
}

export function fileCode(table: Table): Record<FileUse, string> {
  return {
    postgresql: tableSql(table, 'postgresql'),
    duckdb: tableSql(table, 'duckdb'),
    pandas: pandasCode(table),
    typescript: interfaceOf(table),
  };
}
