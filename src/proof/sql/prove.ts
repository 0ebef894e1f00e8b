import { DIALECTS } from '../../code/sql';
import { counted } from '../../dictionary/model/counted';
import { exportFileName } from '../../dictionary/model/exampleRecord';
import type { Naming } from '../../dictionary/model/columnNames';
import { type Column, nameIn, type Table } from '../../outputs/artefacts/columns';
import { orphans } from '../../sampleExport/coherence/figures';
import type { MadeUpRecord } from '../../sampleExport/coherence/records';
import { errorText, type Outcome, type Proof, type Subject } from '../subject/proof';
import {
  columnsQuery,
  type Database,
  type DatabaseName,
  DATABASES,
  type Row,
} from '../subject/databases';
import { typeFamily, type TypeFamily } from '../../dictionary/model/dataTypes';
import { joinName, orphanQuery } from './joins';

/** The folders of the published statements, with the names of their tables. */
const FORMS = [
  ['', 'exported'],
  ['snake/', 'snake'],
  ['strict/', 'exported'],
] as const;

/** The published statements, run in each database on the sample, in each form. */
export const SQL_PROOFS: readonly Proof[] = (Object.keys(DATABASES) as DatabaseName[]).flatMap(
  (database) =>
    FORMS.map(([folder, naming]): Proof => {
      const path = `ddl/${folder}${database}.sql`;
      return {
        artefact: path,
        how: `${DIALECTS[database].label} loads the sample; every row, value and join compared`,
        run: (subject) => proveSql(subject, path, database, naming),
      };
    }),
);

/** Statements that were run: their file, the database, and how they name tables. */
type Run = Readonly<{
  path: string;
  name: DatabaseName;
  naming: Naming;
  database: Database;
}>;

async function proveSql(
  subject: Subject,
  path: string,
  name: DatabaseName,
  naming: Naming,
): Promise<Outcome> {
  const { database, broken } = await subject.loaded(path, name);
  if (broken.length > 0) return { counted: '', broken };
  const run = { path, name, naming, database };
  const printed = await reported(subject, run);
  const types = await unfitTypes(subject.tables, run);
  const values = await compareValues(subject, run);
  const joined = await followJoins(subject, run);
  const references = orphans(subject.sample).checked;
  if (joined.references !== references) {
    joined.broken.push(`${path}: ${joined.references} references of ${references} are followed`);
  }
  return {
    counted: [
      counted(values.rows, 'row'),
      counted(values.values, 'value'),
      `${counted(joined.references, 'reference')} along ${counted(joined.joins, 'join')}`,
    ].join(', '),
    broken: [...printed, ...types, ...values.broken, ...joined.broken],
  };
}

/** Where the report of the load differs from the sample; an agency's own fields have no column. */
async function reported({ tables, sample }: Subject, { path, database }: Run): Promise<string[]> {
  const records = tables.map(({ entity }) => sample.of(entity.slug).length);
  const sum = records.reduce((all, each) => all + each, 0);
  const [counts] = await database.rows(
    "SELECT sum(records) AS records, sum(rows) AS loaded, count(NULLIF(note, 'missing')) AS files FROM ehi_load",
  );
  const expected = [sum, sum, tables.length].join();
  const got = [counts?.records, counts?.loaded, counts?.files].join();
  const own = new Set(
    tables
      .filter(({ entity }) => entity.customConfiguration.isCustomOnly)
      .map(({ entity }) => exportFileName(entity.fileName)),
  );
  const left = await database.rows('SELECT file_name, record, field, reason FROM ehi_left_out');
  return [
    ...(got === expected
      ? []
      : [`${path} reports ${got} records, rows and files, not ${expected}`]),
    ...left
      .filter(({ file_name: file, field }) => field === null || !own.has(String(file)))
      .map(({ file_name: file, record, field, reason }) =>
        [path, `${file}:${record}`, field ? `"${field}"` : '', reason].filter(Boolean).join(' '),
      ),
  ];
}

async function compareValues({ tables, sample }: Subject, run: Run) {
  const { path, naming } = run;
  const broken: string[] = [];
  let rows = 0;
  let values = 0;
  for (const table of tables) {
    const records = sample.of(table.entity.slug);
    const found = await select(run, table);
    rows += found.length;
    if (found.length !== records.length) {
      broken.push(`${path} ${nameIn(naming, table)}: ${found.length} rows of ${records.length}`);
      continue;
    }
    values += records.length * table.columns.length;
    for (const difference of unlike(table, records, found, run)) {
      broken.push(`${path} ${difference}`);
    }
  }
  return { rows, values, broken };
}

/** All rows in the order in which they were loaded; none where the table is missing, as said before. */
async function select({ database, naming }: Run, table: Table): Promise<Row[]> {
  try {
    return await database.rows(`SELECT * FROM "${nameIn(naming, table)}"`);
  } catch {
    return [];
  }
}

/** Where rows differ from the records. A database keeps no order: each record is given the row most like it. */
function unlike(
  { columns }: Table,
  records: readonly MadeUpRecord[],
  rows: readonly Row[],
  { name, naming }: Run,
): string[] {
  const arrived = (record: MadeUpRecord, row: Row) => (column: Column) =>
    arrives(column, spelledIn(record, column), row[nameIn(naming, column)], name);
  const isSame = (record: MadeUpRecord, row: Row) => columns.every(arrived(record, row));
  const left = new Set(rows);
  const lost: MadeUpRecord[] = [];
  for (const [at, record] of records.entries()) {
    const own = rows[at];
    const isOwn = own !== undefined && left.has(own) && isSame(record, own);
    const same = isOwn ? own : [...left].find((row) => isSame(record, row));
    if (same) left.delete(same);
    else lost.push(record);
  }
  return lost.flatMap((record) => {
    const [best] = [...left]
      .map((row) => ({ row, unlike: columns.filter((one) => !arrived(record, row)(one)) }))
      .sort((a, b) => a.unlike.length - b.unlike.length);
    if (!best) return [];
    left.delete(best.row);
    return best.unlike.map((column) => {
      const place = `${record.place} "${column.field.fieldName}"`;
      const got = spelled(best.row[nameIn(naming, column)]);
      return `${nameIn(naming, column)}: ${place} is ${spelledIn(record, column)}, loaded as ${got}`;
    });
  });
}

function spelledIn({ members }: MadeUpRecord, { field, occurrence }: Column): string {
  const all = members.filter(([name]) => name === field.fieldName);
  return all[occurrence - 1]?.[1] ?? 'null';
}

const spelled = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

async function followJoins({ tables }: Subject, { path, database, naming }: Run) {
  const broken: string[] = [];
  let joins = 0;
  let references = 0;
  for (const table of tables) {
    for (const reference of table.references) {
      joins += 1;
      try {
        const [row] = await database.rows(orphanQuery(reference, table, naming));
        references += Number(row?.checked);
        const lost = Number(row?.lost);
        if (lost > 0) broken.push(`${path} ${joinName(reference)}: ${lost} lead nowhere`);
      } catch (error) {
        broken.push(`${path} ${joinName(reference)}: ${errorText(error)}`);
      }
    }
  }
  return { joins, references, broken };
}

const TEXT = /^(VARCHAR|TEXT)$/i;
const WHOLE = /^(U?TINYINT|SMALLINT|INTEGER|BIGINT)$/i;
const NUMBER = /^(DECIMAL.*|NUMERIC|DOUBLE( PRECISION)?|REAL)$/i;

/** The types that fit a family of values. */
const FITTING: Readonly<Record<TypeFamily, RegExp>> = {
  text: TEXT,
  bytes: TEXT,
  integer: WHOLE,
  number: NUMBER,
  flag: /^BOOLEAN$/i,
  guid: /^UUID$/i,
  time: /^(DATE|TIMESTAMP.*)$/i,
};

/** SQLite has no types for flags, GUIDs and times. */
const FITTING_IN_SQLITE = { ...FITTING, flag: WHOLE, guid: TEXT, time: TEXT };

/** Columns whose type in the database does not fit the field's data type. */
async function unfitTypes(
  tables: readonly Table[],
  { path, database, name, naming }: Run,
): Promise<string[]> {
  const fitting = name === 'sqlite' ? FITTING_IN_SQLITE : FITTING;
  const rows = await database.rows(columnsQuery(name));
  const types = new Map(
    rows.map((row) => [`${row.table_name} "${row.column_name}"`, String(row.data_type)]),
  );
  return tables.flatMap((table) =>
    table.columns.flatMap((column) => {
      const place = `${nameIn(naming, table)} "${nameIn(naming, column)}"`;
      const type = types.get(place);
      const family = typeFamily(column.dataType) ?? 'text';
      if (type && fitting[family].test(type)) return [];
      return [`${path} ${place} is ${type ?? 'not there'}, for values of type ${column.dataType}`];
    }),
  );
}

/** Whether a value has come through loading: as the column's type has it, and not changed. */
function arrives(
  { dataType }: Pick<Column, 'dataType'>,
  spelled: string,
  got: unknown,
  database: DatabaseName,
): boolean {
  const value = JSON.parse(spelled) as string | number | boolean | null;
  const family = typeFamily(dataType);
  const isText = family === undefined || family === 'text' || family === 'bytes';
  // Empty text is no number, date, flag or GUID: it is loaded as null.
  if (value === null || (value === '' && !isText)) return got === null;
  const hasTypes = database !== 'sqlite';
  switch (family) {
    case 'integer':
      return Number(got) === Number(value) && (dataType === 'bigint' || typeof got === 'number');
    case 'number':
      return (typeof got === 'number' || typeof got === 'string') && Number(got) === Number(value);
    case 'flag':
      return hasTypes ? got === (Number(value) === 1) : got === Number(value);
    case 'guid':
      return String(got).toLowerCase() === String(value).toLowerCase();
    case 'time':
      if (typeof got !== 'string') return false;
      return hasTypes ? moment(got) === moment(String(value)) : got === value;
    default:
      return got === String(value);
  }
}

/** A date or time in one spelling. */
function moment(text: string): string {
  return text
    .replace('T', ' ')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}
