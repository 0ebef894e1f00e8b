import { fileCodePath } from '../../../dictionary/model/addresses';
import { counted } from '../../../dictionary/model/counted';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { FIRST_USE, type FileCode, type FileCodeStart } from '../../../contract/fileUses';
import { generatedJson } from '../../generated';
import type { Output } from '../../output';
import { tablesOf, type Table } from '../columns';
import type { DialectName } from '../../../code/sql';
import { loadScript, usageOf } from '../ddl/ddl';
import { interfaceOf } from '../types/typescript';
import { pandasCode, polarsCode } from './python';

/**
 * How to use each export file, as its page shows it: a file for each entity, and what stands in the pages
 * from the first.
 */
export const fileUses: Output = {
  name: 'uses of files',
  render: (dictionary: Pick<Dictionary, 'entities' | 'relationships'>) => {
    const codes = tablesOf(dictionary).map((table) => ({
      slug: table.entity.slug,
      code: fileCode(table),
    }));
    return [
      ...codes.map(({ slug, code }) =>
        generatedJson(`static${fileCodePath(slug)}`, `data/entities/${slug}.yaml`, code),
      ),
      generatedJson('docs/lists/first-uses.json', 'data/entities', {
        starts: Object.fromEntries(codes.map(({ slug, code }) => [slug, startOf(code[FIRST_USE])])),
      }),
    ];
  },
};

/** What is seen at once, and a little more: the rest of long code is loaded when the reader comes near. */
const MOST_LINES = 24;

/** Code as it stands in a page: long code says itself that it goes on, for it may be copied so. */
export function startOf(code: string): FileCodeStart {
  const lines = code.split('\n');
  if (lines.length <= MOST_LINES) return { text: code, isWhole: true };
  const more = counted(lines.length - MOST_LINES, 'line');
  const note = `-- … and ${more} more, which also stand in the file of all tables below`;
  return { text: [...lines.slice(0, MOST_LINES), note].join('\n'), isWhole: false };
}

/** The code of a table in each language, made by what makes the published files. */
export function fileCode(table: Table): FileCode {
  return {
    postgresql: sql(table, 'postgresql'),
    sqlserver: sql(table, 'sqlserver'),
    sqlite: sql(table, 'sqlite'),
    duckdb: sql(table, 'duckdb'),
    pandas: pandasCode(table),
    polars: polarsCode(table),
    typescript: interfaceOf(table),
  };
}

function sql(table: Table, dialect: DialectName): string {
  const script = loadScript([table], dialect, { naming: 'exported', isStrict: false });
  return [...usageOf(dialect).map((line) => `-- ${line}`), script].join('\n');
}
