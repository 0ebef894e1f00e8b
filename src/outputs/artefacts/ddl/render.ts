import { DIALECT_NAMES, DIALECTS, type DialectName } from '../../../code/sql';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import type { Output, OutputFile } from '../../output';
import { tablesOf, type Table } from '../columns';
import { artefact, provenance } from '../provenance';
import { limitsOf, loadScript, usageOf, type ScriptForm } from './script';

/** The forms in which there is a file for each database, by the folders below `ddl` that have them. */
const FORMS: readonly (readonly [string, ScriptForm])[] = [
  ['', { naming: 'exported', isStrict: false }],
  ['snake/', { naming: 'snake', isStrict: false }],
  ['strict/', { naming: 'exported', isStrict: true }],
];

/** The definition of all tables and their loading, for each database, in each form. */
export const ddl: Output = {
  name: 'SQL',
  render: (dictionary) => {
    const tables = tablesOf(dictionary);
    return DIALECT_NAMES.flatMap((dialect) =>
      FORMS.map(([folder, form]) => sqlFile(dictionary, tables, dialect, folder, form)),
    );
  },
};

function sqlFile(
  dictionary: Dictionary,
  tables: readonly Table[],
  dialect: DialectName,
  folder: string,
  form: ScriptForm,
): OutputFile {
  const names = form.naming === 'exported' ? 'as exported' : 'as snake_case';
  const head = [
    ...provenance(dictionary),
    `Tables of the export for ${DIALECTS[dialect].label}, names ${names}, and what loads the files into them.`,
    form.isStrict
      ? 'Columns refuse null where the dictionary says so, and values outside of a closed list: nothing is loaded then.'
      : 'Columns take null, whatever the dictionary says. The folder strict has the same with constraints.',
    ...usageOf(dialect),
    ...limitsOf(dialect),
    'All or nothing is loaded. At the end a report counts records and rows of each file; ehi_load keeps it, and',
    'ehi_left_out keeps what no column took. Files of lines and of one array are read; others are left alone.',
  ];
  const content = [...head.map((line) => `-- ${line}`), '', loadScript(tables, dialect, form)];
  return artefact(`ddl/${folder}${dialect}.sql`, content.join('\n'));
}
