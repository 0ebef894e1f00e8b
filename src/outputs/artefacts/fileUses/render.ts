import { fileCodePath } from '../../../dictionary/model/addresses';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { FIRST_USE, type FileCode } from '../../../dictionary/model/fileUses';
import { generatedJson } from '../../generatedJson';
import type { Output } from '../../output';
import { tablesOf, type Table } from '../columns';
import { createTable } from '../ddl/createTable';
import { DIALECTS, type DialectName } from '../ddl/dialects';
import { loadingOf, loadTable } from '../ddl/load';
import { interfaceOf } from '../types/typescript';
import { pandasCode } from './pandas';
import { polarsCode } from './polars';

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
        code: Object.fromEntries(codes.map(({ slug, code }) => [slug, code[FIRST_USE]])),
      }),
    ];
  },
};

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
  const { usage, before } = loadingOf(dialect);
  return [
    createTable(table, DIALECTS[dialect], 'exported'),
    ...usage.map((line) => `-- ${line}`),
    ...before,
    loadTable(table, dialect, 'exported'),
  ].join('\n');
}
