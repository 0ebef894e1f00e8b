import type { Dictionary } from '../../../dictionary/model/dictionary';
import type { Output, OutputFile } from '../../output';
import { tablesOf, type Naming, type Table } from '../columns';
import { artefact, provenance } from '../provenance';
import { createTable } from './createTable';
import { DIALECT_NAMES, DIALECTS, type DialectName } from './dialects';
import { loadingOf, loadTable } from './load';

/** The definition of all tables and their loading, for each database, in the two ways of naming. */
export const ddl: Output = {
  name: 'SQL',
  render: (dictionary) => {
    const tables = tablesOf(dictionary);
    return DIALECT_NAMES.flatMap((dialect) => [
      sqlFile(dictionary, tables, dialect, 'exported'),
      sqlFile(dictionary, tables, dialect, 'snake'),
    ]);
  },
};

/** Begins the part of a file that reads the export, which who only wants the tables leaves out. */
export const LOADING = '-- LOADING';

function sqlFile(
  dictionary: Dictionary,
  tables: readonly Table[],
  dialect: DialectName,
  naming: Naming,
): OutputFile {
  const { label } = DIALECTS[dialect];
  const { usage, before } = loadingOf(dialect);
  const head = [
    ...provenance(dictionary),
    `Tables of the export for ${label}, names ${naming === 'exported' ? 'as exported' : 'as snake_case'}, and behind the line "LOADING" what fills them:`,
    ...usage,
  ];
  const content = [
    ...head.map((line) => `-- ${line}`),
    '',
    ...tables.map((table) => createTable(table, DIALECTS[dialect], naming)),
    LOADING,
    ...before,
    '',
    ...tables.map((table) => loadTable(table, dialect, naming)),
  ].join('\n');
  const folder = naming === 'exported' ? 'ddl' : 'ddl/snake';
  return artefact(`${folder}/${dialect}.sql`, content);
}
