import { exportFileName } from '../../../dictionary/model/exampleRecord';
import { isMoment } from '../../../dictionary/model/dataTypes';
import { typeFamily } from '../../../dictionary/model/typeFamilies';
import { isRepeated, nameIn, type Column, type Naming, type Table } from '../columns';
import { DIALECTS, type DialectName } from './dialects';

/** How a database reads an export file into a table. */
type Loader = Readonly<{
  /** How to run the statements, for people. */
  usage: readonly string[];
  /** What comes before the first table. */
  before: readonly string[];
  /** The statements around the query that reads the records. */
  insert: (into: string, columns: string, select: string, file: string) => string;
  /** The text of a key of a record. */
  read: (key: string) => string;
  /** The same of a key that the record has more than once. */
  readRepeated: (key: string, occurrence: number) => string;
  /** Text to the column's type; without it the database does that by itself. */
  cast?: (text: string, column: Column, type: string) => string;
}>;

const { text } = DIALECTS.postgresql;
const castTo = (value: string, _: Column, type: string) => `CAST(NULLIF(${value}, '') AS ${type})`;
const path = (key: string) => `$."${key.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const LOADERS: Readonly<Record<DialectName, Loader>> = {
  postgresql: {
    usage: [
      'psql -f postgresql.sql, in the folder of the export. A file that is an array over many lines is made',
      "lines of first: jq -c 'arrays[], objects' FILE > LINES",
    ],
    before: [
      "SET datestyle = 'ISO, MDY';",
      'CREATE TEMPORARY TABLE ehi_line (line text);',
      '-- Neither \\x01 nor \\x02 occurs in JSON, so that each line arrives whole.',
    ],
    insert: (into, columns, select, file) =>
      [
        'TRUNCATE ehi_line;',
        `\\copy ehi_line FROM ${text(file)} WITH (FORMAT csv, DELIMITER E'\\x01', QUOTE E'\\x02')`,
        `INSERT INTO ${into} (${columns})`,
        `SELECT ${select}`,
        "FROM (SELECT line, line::jsonb AS record FROM ehi_line WHERE line <> '') AS records;",
      ].join('\n'),
    read: (key) => `record ->> ${text(key)}`,
    readRepeated: (key, occurrence) =>
      '(SELECT value FROM json_each_text(line::json) WITH ORDINALITY AS pair (key, value, place) ' +
      `WHERE key = ${text(key)} ORDER BY place LIMIT 1 OFFSET ${occurrence - 1})`,
    cast: castTo,
  },
  sqlserver: {
    usage: [
      'sqlcmd -v folder="C:\\export" -i sqlserver.sql (SQL Server 2016 and later). A file that is an array over',
      "many lines is made lines of first: jq -c 'arrays[], objects' FILE > LINES",
    ],
    before: ['SET DATEFORMAT mdy;', 'CREATE TABLE #ehi_line (line nvarchar(max));'],
    insert: (into, columns, select, file) =>
      [
        'TRUNCATE TABLE #ehi_line;',
        `BULK INSERT #ehi_line FROM '$(folder)\\${file.replaceAll("'", "''")}'`,
        "WITH (CODEPAGE = '65001', DATAFILETYPE = 'char', ROWTERMINATOR = '0x0a');",
        `INSERT INTO ${into} (${columns})`,
        `SELECT ${select}`,
        'FROM #ehi_line CROSS APPLY OPENJSON(line) WITH (',
      ].join('\n'),
    read: (key) => `record.${DIALECTS.sqlserver.quote(key)}`,
    readRepeated: (key, occurrence) =>
      '(SELECT value FROM (SELECT value, ROW_NUMBER() OVER (ORDER BY (SELECT 0)) AS place ' +
      `FROM OPENJSON(line) WHERE [key] = N${text(key)}) AS pairs WHERE place = ${occurrence})`,
    cast: (value, _, type) => `CAST(NULLIF(${value}, N'') AS ${type})`,
  },
  sqlite: {
    usage: [
      'sqlite3 ehi.db < sqlite.sql, in the folder of the export (SQLite 3.38 and later; readfile() is part of',
      'its command line). It reads lines and arrays; dates stay text as exported.',
    ],
    before: [],
    insert: (into, columns, select, file) =>
      [
        `INSERT INTO ${into} (${columns})`,
        `SELECT ${select}`,
        "FROM (SELECT value AS record FROM json_each((SELECT CASE WHEN file LIKE '[%' THEN file ELSE",
        "  '[' || replace(file, char(10), ',') || ']' END",
        `  FROM (SELECT trim(CAST(readfile(${text(file)}) AS TEXT), char(10, 13, 32)) AS file))));`,
      ].join('\n'),
    // A path cannot spell a quotation mark.
    read: (key) => (key.includes('"') ? readEach(key, 1) : `record ->> ${text(`$."${key}"`)}`),
    readRepeated: readEach,
    cast: (value) => `NULLIF(${value}, '')`,
  },
  duckdb: {
    usage: [
      'duckdb ehi.db < duckdb.sql, in the folder of the export. It reads lines and arrays.',
      'Without the tables, read_json guesses types, and fails on a record that repeats a key.',
    ],
    before: [
      '-- The vendor shows dates as 2025-03-04T10:00:00 and as 3/4/2025 10:00:00 AM.',
      "CREATE OR REPLACE TEMPORARY MACRO ehi_time(x) AS CASE WHEN x LIKE '%/%'",
      "  THEN strptime(x, '%m/%d/%Y %I:%M:%S %p') ELSE CAST(NULLIF(x, '') AS TIMESTAMP) END;",
    ],
    insert: (into, columns, select, file) =>
      [
        `INSERT INTO ${into} (${columns})`,
        `SELECT ${select}`,
        `FROM read_json_objects(${text(file)}) AS file (record);`,
      ].join('\n'),
    read: (key) => `record ->> ${text(`/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)}`,
    readRepeated: (key, occurrence) =>
      "(SELECT value ->> '$' FROM json_each(record) " +
      `WHERE key = ${text(key)} ORDER BY id LIMIT 1 OFFSET ${occurrence - 1})`,
    cast: (value, column, type) => {
      if (!isMoment(column.dataType)) return castTo(value, column, type);
      return `CAST(ehi_time(${value}) AS ${type})`;
    },
  },
};

function readEach(key: string, occurrence: number): string {
  return (
    '(SELECT value FROM json_each(record) ' +
    `WHERE key = ${text(key)} ORDER BY id LIMIT 1 OFFSET ${occurrence - 1})`
  );
}

/** How the statements of a database are run, and what comes before its first table is loaded. */
export function loadingOf(dialect: DialectName): Pick<Loader, 'usage' | 'before'> {
  return LOADERS[dialect];
}

/** Writes the statements that load an entity's export file into its table. */
export function loadTable(table: Table, dialectName: DialectName, naming: Naming): string {
  const { quote, types } = DIALECTS[dialectName];
  const { insert, read, readRepeated, cast } = LOADERS[dialectName];
  const select = table.columns.map((column) => {
    const { dataType, occurrence, field } = column;
    const key = field.fieldName;
    const value = isRepeated(table, column) ? readRepeated(key, occurrence) : read(key);
    const isText = [undefined, 'text', 'bytes'].includes(typeFamily(dataType));
    return isText || !cast ? value : cast(value, column, types[dataType]);
  });
  const statement = insert(
    quote(nameIn(naming, table)),
    table.columns.map((column) => quote(nameIn(naming, column))).join(', '),
    select.join(',\n  '),
    exportFileName(table.entity.fileName),
  );
  return dialectName === 'sqlserver'
    ? `${statement}\n${openJson(table)}\n) AS record;\n`
    : `${statement}\n`;
}

/** The keys that SQL Server reads, each once, as text. */
function openJson(table: Table): string {
  const { quote } = DIALECTS.sqlserver;
  return table.columns
    .filter((column) => !isRepeated(table, column))
    .map(({ field: { fieldName } }) => {
      const place = path(fieldName).replaceAll("'", "''");
      return `  ${quote(fieldName)} nvarchar(max) '${place}'`;
    })
    .join(',\n');
}
