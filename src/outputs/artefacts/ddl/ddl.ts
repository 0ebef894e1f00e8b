import { DIALECT_NAMES, type DialectName } from '../../../code/sql';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import { exportFileName } from '../../../dictionary/model/exampleRecord';
import { typeFamily } from '../../../dictionary/model/dataTypes';
import type { Output } from '../../output';
import type { Naming } from '../../../dictionary/model/columnNames';
import { tablesOf, type Table, nameIn, otherFileNames } from '../columns';
import { artefact, provenance } from '../provenance';
import { createTable } from './createTable';
import { DUCKDB } from './duckdb';
import { values, type ExportFile, type Loader } from './loader';
import { POSTGRESQL } from './postgresql';
import { SQLITE } from './sqlite';
import { SQLSERVER } from './sqlserver';

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
      FORMS.map(([folder, form]) =>
        artefact(`ddl/${folder}${dialect}.sql`, sqlFile(dictionary, tables, dialect, form)),
      ),
    );
  },
};

/** The file of statements for a database, with a head that says where it is from and how to run it. */
export function sqlFile(
  dictionary: Pick<Dictionary, 'site' | 'sources'>,
  tables: readonly Table[],
  dialect: DialectName,
  form: ScriptForm,
): string {
  const { label, usage, limits } = LOADERS[dialect];
  const names = form.naming === 'exported' ? 'as exported' : 'as snake_case';
  const head = [
    ...provenance(dictionary),
    `Tables of the export for ${label}, names ${names}, and what loads the files into them.`,
    form.isStrict
      ? 'Columns refuse null where the dictionary says so, and values outside of a closed list: nothing is loaded then.'
      : 'Columns take null, whatever the dictionary says. The folder strict has the same with constraints.',
    ...usage,
    ...limits,
    'All or nothing is loaded. At the end a report counts records and rows of each file; ehi_load keeps it, and',
    'ehi_left_out keeps what no column took. Files of lines and of one array are read; others are left alone.',
  ];
  return [...head.map((line) => `-- ${line}`), '', loadScript(tables, dialect, form)].join('\n');
}

/** How a file of statements differs from the others for its database. */
export type ScriptForm = Readonly<{
  naming: Naming;
  /** Whether columns refuse null and values outside of a closed list. */
  isStrict: boolean;
}>;

const TABLES = '-- TABLES';
const LOADING = '-- LOADING';

/** How each database loads an export. */
export const LOADERS: Readonly<Record<DialectName, Loader>> = {
  postgresql: POSTGRESQL,
  sqlserver: SQLSERVER,
  sqlite: SQLITE,
  duckdb: DUCKDB,
};

/**
 * Writes what makes tables and loads the export files of the current folder into them: all or nothing, and at
 * the end a report with a line for each file.
 */
export function loadScript(
  tables: readonly Table[],
  dialect: DialectName,
  { naming, isStrict }: ScriptForm,
): string {
  const loader = LOADERS[dialect];
  const names = [...tables.map((table) => nameIn(naming, table)), 'ehi_load', 'ehi_left_out'];
  return [
    loader.begin(names),
    '',
    TABLES,
    ...tables.map((table) => createTable(table, loader, naming, isStrict)),
    LOADING,
    loadTables(tables, loader),
    '',
    loader.read(tables.map(fileOf)),
    '',
    countRecords(loader),
    '',
    ...tables.map((table) => loadTable(table, loader, naming)),
    loader.keepRest,
    '',
    report(loader),
    '',
  ].join('\n');
}

/** The definition of the tables in such a script, without what loads files into them. */
export function definitionIn(script: string): string {
  return script.slice(script.indexOf(TABLES), script.indexOf(LOADING));
}

function fileOf({ entity }: Table): ExportFile {
  const paths = [entity.fileName, ...otherFileNames(entity)].map(exportFileName);
  return { fileName: exportFileName(entity.fileName), paths };
}

/** SQL Server takes at most a thousand rows in one statement. */
const MOST_ROWS = 500;

function insertRows(into: string, rows: readonly (readonly string[])[]): string[] {
  const starts = Array.from({ length: Math.ceil(rows.length / MOST_ROWS) }, (_, at) => at);
  return starts.map(
    (at) =>
      `INSERT INTO ${into} VALUES\n${values(rows.slice(at * MOST_ROWS, (at + 1) * MOST_ROWS))};`,
  );
}

/** The report, what no column took, and which fields there are with the types that not every text fits. */
function loadTables(tables: readonly Table[], loader: Loader): string {
  const { types, text, createTemporary, temporary } = loader;
  const { varchar, bigint } = types;
  const short = loader === SQLSERVER ? 'nvarchar(400)' : varchar;
  const keys = tables.flatMap((table) =>
    table.columns
      .filter(({ occurrence }) => occurrence === 1)
      .map(({ field, dataType }) => [
        text(exportFileName(table.entity.fileName)),
        text(field.fieldName),
        text(types[dataType]),
      ]),
  );
  return [
    '-- What was loaded, and what no column took: whole records, fields without a column, values of another type.',
    `CREATE TABLE ehi_load (file_name ${short}, records ${bigint}, rows ${bigint}, values_left_out ${bigint}, note ${short});`,
    `CREATE TABLE ehi_left_out (file_name ${short}, record ${bigint}, field ${varchar}, value ${varchar}, reason ${varchar});`,
    `${createTemporary('ehi_key')} (file_name ${short}, field ${short}, type ${short});`,
    ...insertRows(temporary('ehi_key'), keys),
    ...insertRows(
      'ehi_load',
      tables.map(({ entity }) => [
        text(exportFileName(entity.fileName)),
        ...['0', '0', '0', text('missing')],
      ]),
    ),
  ].join('\n');
}

function countRecords({ text, concat, temporary }: Loader): string {
  const [found, record] = [temporary('ehi_found'), temporary('ehi_record')];
  return [
    'UPDATE ehi_load SET',
    `  records = (SELECT count(*) FROM ${record} WHERE ${record}.file_name = ehi_load.file_name),`,
    `  note = (SELECT max(CASE path WHEN ${found}.file_name THEN ${text('')} ELSE ${concat(text('read from '), 'path')} END)`,
    `    FROM ${found} WHERE ${found}.file_name = ehi_load.file_name)`,
    `WHERE file_name IN (SELECT file_name FROM ${found});`,
  ].join('\n');
}

/** Writes the statements that load an entity's records into its table. */
function loadTable(table: Table, loader: Loader, naming: Naming): string {
  const { quote, text, types, from, value, repeatedValue, cast } = loader;
  const fileName = exportFileName(table.entity.fileName);
  const name = quote(nameIn(naming, table));
  const select = table.columns.map((column) => {
    const { dataType, isRepeated, occurrence, field } = column;
    const key = field.fieldName;
    const read = isRepeated ? repeatedValue(key, occurrence) : value(key);
    const isText = [undefined, 'text', 'bytes'].includes(typeFamily(dataType));
    return isText ? read : cast(read, column, types[dataType]);
  });
  const keys = table.columns
    .filter(({ isRepeated }) => !isRepeated)
    .map(({ field }) => field.fieldName);
  return [
    `INSERT INTO ${name} (${table.columns.map((column) => quote(nameIn(naming, column))).join(', ')})`,
    `SELECT ${select.join(',\n  ')}`,
    from(fileName, keys),
    `UPDATE ehi_load SET rows = (SELECT count(*) FROM ${name}) WHERE file_name = ${text(fileName)};`,
    '',
  ].join('\n');
}

function report({ text, concat, commit }: Loader): string {
  const ofFile = 'ehi_left_out.file_name = ehi_load.file_name';
  const firstInvalid = `(SELECT coalesce(min(record), 1) FROM ehi_left_out WHERE field IS NULL AND ${ofFile})`;
  const sums = {
    'files missing: ': `sum(CASE WHEN note = ${text('missing')} THEN 1 ELSE 0 END)`,
    ', records left out: ': 'sum(records - rows)',
    ', values left out: ': 'sum(values_left_out)',
  };
  const differences = concat(...Object.entries(sums).flatMap(([words, sum]) => [text(words), sum]));
  return [
    `UPDATE ehi_load SET values_left_out = (SELECT count(field) FROM ehi_left_out WHERE ${ofFile});`,
    'UPDATE ehi_load SET note = CASE WHEN records > rows',
    `  THEN ${concat(text('first invalid record: '), firstInvalid)} ELSE ${text('see ehi_left_out')} END`,
    `WHERE records > rows OR (values_left_out > 0 AND note = ${text('')});`,
    commit,
    'SELECT file_name, records, rows, values_left_out, note FROM (',
    '  SELECT 1 AS place, file_name, records, rows, values_left_out, note FROM ehi_load',
    `  UNION ALL SELECT 2, ${text('Sum')}, sum(records), sum(rows), sum(values_left_out),`,
    `    CASE WHEN ${Object.values(sums).join(' + ')} = 0 THEN ${text('no difference')} ELSE ${differences} END FROM ehi_load`,
    ') AS report ORDER BY place, file_name;',
  ].join('\n');
}
