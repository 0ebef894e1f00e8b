import { typeFamily } from '../../../dictionary/model/dataTypes';
import { TABLE_DIALECTS } from './dialects';
import { LEFT_OUT, listed, SAID, TEMPORARY, values, type Loader } from './loader';

const { text } = TABLE_DIALECTS.sqlite;

/** A value by its place among the record's keys: a path can spell neither a quotation mark nor a repeated key. */
const valueAt = (key: string, occurrence: number) =>
  '(SELECT value FROM json_each(record) ' +
  `WHERE key = ${text(key)} ORDER BY id LIMIT 1 OFFSET ${occurrence - 1})`;

const BLANKS = 'char(9, 10, 13, 32)';
const IS_ARRAY = `ltrim(content, ${BLANKS}) LIKE '[%'`;

/** Stops with a sentence: only a trigger can say one. */
const stop = (condition: string, sentence: string, name: string) =>
  [
    `CREATE TEMP TABLE ${name} (x);`,
    `CREATE TEMP TRIGGER ${name}_trigger BEFORE INSERT ON ${name}`,
    `WHEN ${condition}`,
    `BEGIN SELECT RAISE(ABORT, ${text(sentence)}); END;`,
    `INSERT INTO ${name} VALUES (1);`,
  ].join('\n');

/** SQLite by its command line, which reads files with readfile(). */
export const SQLITE: Loader = {
  ...TABLE_DIALECTS.sqlite,
  usage: [
    'Needs the command line of SQLite, 3.38 or later. In the folder of the unpacked export:',
    '  sqlite3 ehi.db ".read sqlite.sql"',
  ],
  limits: [
    'A file may have at most about 500 MB, because SQLite takes no text beyond 1 GB.',
    'A value that does not fit its column stays text; flags are 0 and 1; dates stay as exported.',
  ],
  begin: (names) =>
    [
      '.bail on',
      stop(
        `EXISTS (SELECT 1 FROM main.sqlite_schema WHERE lower(name) IN (${listed(names.map((name) => text(name.toLowerCase())))}))`,
        SAID.exists,
        'ehi_exists',
      ),
      'BEGIN;',
    ].join('\n'),
  ...TEMPORARY,
  read: (files) =>
    [
      'CREATE TEMP TABLE ehi_path (path TEXT, file_name TEXT);',
      'INSERT INTO ehi_path VALUES',
      `${values(files.flatMap(({ fileName, paths }) => paths.map((path) => [text(path), text(fileName)])))};`,
      '',
      '-- A file that is missing is null.',
      'CREATE TEMP TABLE ehi_found (path TEXT, file_name TEXT, content TEXT);',
      'INSERT INTO ehi_found',
      'SELECT path, file_name, ltrim(CAST(readfile(path) AS TEXT), char(65279)) FROM ehi_path;',
      'DELETE FROM ehi_found WHERE content IS NULL;',
      stop('NOT EXISTS (SELECT 1 FROM ehi_found)', SAID.noFiles, 'ehi_none'),
      '',
      'CREATE TEMP TABLE ehi_part (file_name TEXT, place INTEGER, record TEXT);',
      '-- Lines, as an array of texts. A backslash is set aside meanwhile, so that \\n is an end of a line only.',
      'INSERT INTO ehi_part',
      `SELECT file_name, key + 1, replace(trim(value, ${BLANKS}), char(1), '\\')`,
      'FROM ehi_found, json_each(',
      `  CASE WHEN ${IS_ARRAY} THEN '[]' ELSE`,
      `    '[' || replace(json_quote(replace(content, '\\', char(1))), '\\n', '","') || ']' END)`,
      `WHERE trim(value, ${BLANKS}) <> '';`,
      '-- An array; one that is invalid has no records to distinguish.',
      'INSERT INTO ehi_part',
      "SELECT file_name, key + 1, CASE type WHEN 'object' THEN value ELSE json_quote(value) END",
      `FROM ehi_found, json_each(CASE WHEN ${IS_ARRAY} AND json_valid(content) THEN content ELSE '[]' END);`,
      'INSERT INTO ehi_part',
      `SELECT file_name, NULL, content FROM ehi_found WHERE ${IS_ARRAY} AND NOT json_valid(content);`,
      '',
      'CREATE TEMP TABLE ehi_record (file_name TEXT, place INTEGER, record TEXT, is_record INTEGER);',
      'INSERT INTO ehi_record',
      'SELECT file_name, place, record,',
      "  CASE WHEN json_valid(record) THEN json_type(record) = 'object' ELSE 0 END",
      'FROM ehi_part;',
      'CREATE INDEX temp.ehi_record_of_file ON ehi_record (file_name);',
    ].join('\n'),
  value: (key) => (key.includes('"') ? valueAt(key, 1) : `record ->> ${text(`$."${key}"`)}`),
  repeatedValue: valueAt,
  cast: (value, { dataType }) =>
    typeFamily(dataType) === 'flag'
      ? `CASE lower(${value}) WHEN 'true' THEN 1 WHEN 'false' THEN 0 WHEN '' THEN NULL ELSE ${value} END`
      : `NULLIF(${value}, '')`,
  keepRest: [
    `INSERT INTO ${LEFT_OUT}`,
    `SELECT file_name, place, NULL, record, ${text(SAID.noObject)} FROM ehi_record WHERE NOT is_record;`,
    `INSERT INTO ${LEFT_OUT}`,
    `SELECT file_name, place, key, value, ${text(SAID.noColumn)}`,
    'FROM ehi_record, json_each(record) AS pair',
    'WHERE is_record AND pair.value IS NOT NULL AND NOT EXISTS (',
    '  SELECT 1 FROM ehi_key WHERE ehi_key.file_name = ehi_record.file_name AND ehi_key.field = pair.key);',
  ].join('\n'),
  commit: ['COMMIT;', '.headers on', '.mode column'].join('\n'),
};
