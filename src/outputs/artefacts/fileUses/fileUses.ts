import { coloredHtml } from '../../../code/colorCode';
import { fileCodePath } from '../../../dictionary/model/addresses';
import { counted } from '../../../dictionary/model/counted';
import {
  FILE_USES,
  type FileCode,
  type FileUse,
  FIRST_USE,
} from '../../../dictionary/contract/lists';
import { generatedJson, pageJson } from '../../generated';
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

/**
 * How to use each export file, as its page shows it: a file for each entity with the code in color, and what the
 * pages show of the first.
 */
export const fileUses: Output = (dictionary) => {
  const codes = tablesOf(dictionary).map((table) => ({
    slug: table.entity.slug,
    code: fileCode(table),
  }));
  return [
    ...codes.map(({ slug, code }) =>
      generatedJson(`static${fileCodePath(slug)}`, `data/entities/${slug}.yaml`, inColor(code)),
    ),
    pageJson('first-uses', 'data/entities', {
      starts: Object.fromEntries(
        codes.map(({ slug, code }) => [
          slug,
          coloredHtml(startOf(code[FIRST_USE]), LANGUAGES[FIRST_USE]),
        ]),
      ),
    }),
  ];
};

function inColor(code: Record<FileUse, string>): FileCode {
  const entries = FILE_USES.map(([key]) => [key, coloredHtml(code[key], LANGUAGES[key])] as const);
  return Object.fromEntries(entries) as Record<FileUse, string>;
}

/** What is seen at once, and a little more: the rest of long code is loaded when the reader sees it. */
const MOST_LINES = 24;

/** Code as a page shows it: long code says itself that it goes on, for it may be copied so. */
export function startOf(code: string): string {
  const lines = code.split('\n');
  if (lines.length <= MOST_LINES) return code;
  const more = counted(lines.length - MOST_LINES, 'more line');
  const note = `-- … and ${more}, in the file of all tables below`;
  return [...lines.slice(0, MOST_LINES), note].join('\n');
}

export function fileCode(table: Table): Record<FileUse, string> {
  return {
    postgresql: tableSql(table, 'postgresql'),
    duckdb: tableSql(table, 'duckdb'),
    pandas: pandasCode(table),
    typescript: interfaceOf(table),
  };
}
