import { TABLE_DIALECTS } from './dialects';
import { LEFT_OUT, listed, SAID, TEMPORARY, values, type Loader } from './loader';

const { text, typed, types } = TABLE_DIALECTS.duckdb;

const WHOLE = ['INTEGER', 'UTINYINT', 'SMALLINT', 'BIGINT'];

/** Text to a type; null where it does not fit. DuckDB would round 12.6 to a whole number. */
function castTo(value: string, type: string): string {
  if (WHOLE.includes(type)) return `TRY_CAST(ehi_whole(${value}) AS ${type})`;
  if (type === types.datetime || type === types.date) {
    return `TRY_CAST(ehi_time(${value}) AS ${type})`;
  }
  return `TRY_CAST(${value} AS ${type})`;
}

/** Stops with a sentence. A table takes the answer, so that nothing is printed where all is well. */
const stop = (condition: string, sentence: string, name: string) =>
  [
    `CREATE OR REPLACE TEMP TABLE ${name} AS`,
    `SELECT CASE WHEN ${condition} THEN error(${text(sentence)}) END AS answer;`,
  ].join('\n');

/** DuckDB, by its command line or a program. */
export const DUCKDB: Loader = {
  ...TABLE_DIALECTS.duckdb,
  usage: [
    'Needs DuckDB 1.2 or later. In the folder of the unpacked export:',
    '  duckdb ehi.db ".read duckdb.sql"',
  ],
  limits: [
    'In a program, run it without the lines that begin with a dot. The files are read at once: memory of a few',
    'times their size is needed.',
    'A value that does not fit its column is loaded as null and kept in ehi_left_out; decimals have four places.',
  ],
  begin: (names) =>
    [
      '.bail on',
      'BEGIN TRANSACTION;',
      stop(
        `(SELECT count(*) FROM duckdb_tables() WHERE NOT temporary AND database_name = current_database()\n  AND schema_name = current_schema() AND lower(table_name) IN (${listed(names.map((name) => text(name.toLowerCase())))})) > 0`,
        SAID.exists,
        'ehi_exists',
      ),
    ].join('\n'),
  ...TEMPORARY,
  read: (files) =>
    [
      '-- The vendor shows dates as 2025-03-04T10:00:00, with a space, and as 3/4/2025 10:00:00 AM.',
      'CREATE TEMP MACRO ehi_time(x) AS coalesce(TRY_CAST(x AS TIMESTAMP),',
      "  try_strptime(x, ['%m/%d/%Y %I:%M:%S %p', '%m/%d/%Y %H:%M:%S', '%m/%d/%Y']));",
      "CREATE TEMP MACRO ehi_whole(x) AS CASE WHEN regexp_full_match(x, '-?[0-9]+([.]0+)?') THEN x END;",
      'CREATE TEMP MACRO ehi_fits(x, type) AS CASE type',
      ...typed.map((type) => `  WHEN ${text(type)} THEN ${castTo('x', type)} IS NOT NULL`),
      '  ELSE true END;',
      '',
      'CREATE TEMP TABLE ehi_path (path VARCHAR, file_name VARCHAR);',
      'INSERT INTO ehi_path VALUES',
      `${values(files.flatMap(({ fileName, paths }) => paths.map((path) => [text(path), text(fileName)])))};`,
      '',
      'SET VARIABLE ehi_files = (',
      "  SELECT list(found.file) FROM glob('*.json') AS found JOIN ehi_path ON path = parse_filename(found.file));",
      stop("getvariable('ehi_files') IS NULL", SAID.noFiles, 'ehi_none'),
      'CREATE TEMP TABLE ehi_found AS',
      "SELECT path, file_name, ltrim(content, chr(65279)) AS content, regexp_matches(content, '^[\\x{FEFF}\\s]*\\[') AS is_array",
      "FROM read_text(getvariable('ehi_files')) JOIN ehi_path ON path = parse_filename(filename);",
      '',
      'CREATE TEMP TABLE ehi_record AS',
      'SELECT *, CASE WHEN json_valid(record) THEN',
      "  CAST(json_type(CASE WHEN json_valid(record) THEN record END) AS VARCHAR) = 'OBJECT' ELSE false END AS is_record",
      'FROM (',
      '  -- Lines.',
      '  SELECT file_name, generate_subscripts(parts, 1) AS place, trim(unnest(parts), chr(9) || chr(13) || chr(32)) AS record',
      '  FROM (SELECT file_name, string_split(content, chr(10)) AS parts FROM ehi_found WHERE NOT is_array)',
      '  UNION ALL',
      '  -- An array; one that is invalid has no records to distinguish.',
      '  SELECT file_name, generate_subscripts(parts, 1), CAST(unnest(parts) AS VARCHAR)',
      '  FROM (SELECT file_name, CAST(CAST(content AS JSON) AS JSON[]) AS parts FROM ehi_found WHERE is_array AND json_valid(content))',
      '  UNION ALL',
      '  SELECT file_name, NULL, content FROM ehi_found WHERE is_array AND NOT json_valid(content)',
      ')',
      "WHERE record <> '';",
    ].join('\n'),
  value: (key) => `record ->> ${text(`/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)}`,
  repeatedValue: (key, occurrence) =>
    "(SELECT value ->> '$' FROM json_each(record) " +
    `WHERE key = ${text(key)} ORDER BY id LIMIT 1 OFFSET ${occurrence - 1})`,
  cast: (value, _, type) => castTo(value, type),
  keepRest: [
    `INSERT INTO ${LEFT_OUT}`,
    `SELECT file_name, place, NULL, record, ${text(SAID.noObject)} FROM ehi_record WHERE NOT is_record;`,
    `INSERT INTO ${LEFT_OUT}`,
    `SELECT file_name, place, field, value, CASE WHEN type IS NULL THEN ${text(SAID.noColumn)} ELSE ${text(SAID.otherType)} || type END`,
    'FROM (',
    "  SELECT ehi_record.file_name, place, pair.key AS field, pair.value ->> '$' AS value",
    '  FROM (SELECT * FROM ehi_record WHERE is_record) AS ehi_record, json_each(ehi_record.record) AS pair',
    ') AS pairs LEFT JOIN ehi_key USING (file_name, field)',
    "WHERE value IS NOT NULL AND (type IS NULL OR (value <> '' AND NOT ehi_fits(value, type)));",
  ].join('\n'),
  commit: ['COMMIT;', '.mode column'].join('\n'),
};
