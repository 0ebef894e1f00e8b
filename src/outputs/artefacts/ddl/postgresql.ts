import { TABLE_DIALECTS } from './dialects';
import { LEFT_OUT, listed, SAID, TEMPORARY, type ExportFile, type Loader } from './loader';

const { text, typed } = TABLE_DIALECTS.postgresql;

const castTo = (value: string, type: string) => `pg_temp.ehi_read(${value}, NULL::${type})`;

/** PostgreSQL by psql, which reads the files: the server may be another machine. */
export const POSTGRESQL: Loader = {
  ...TABLE_DIALECTS.postgresql,
  usage: [
    'Needs psql and PostgreSQL 12 or later. In the folder of the unpacked export, for a new database:',
    '  createdb ehi',
    '  psql -d ehi -f postgresql.sql',
  ],
  limits: [
    'A file that is an array may have at most 1 GB, a file of lines any size.',
    'A value that does not fit its column is loaded as null and kept in ehi_left_out.',
  ],
  begin: (names) =>
    [
      '\\set ON_ERROR_STOP on',
      '\\set QUIET on',
      '-- Messages show no value of a record.',
      '\\set VERBOSITY terse',
      'BEGIN;',
      'DO $ehi$ BEGIN',
      '  IF EXISTS (SELECT FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relname IN (' +
        listed(names.map(text)),
      `  )) THEN RAISE EXCEPTION ${text(SAID.exists)}; END IF;`,
      'END $ehi$;',
    ].join('\n'),
  ...TEMPORARY,
  read: (files) => [HELPERS, ...files.map(readFile), CHECK].join('\n'),
  value: (key) => `record ->> ${text(key)}`,
  repeatedValue: (key, occurrence) =>
    '(SELECT value FROM json_each_text(line::json) WITH ORDINALITY AS pair (key, value, place) ' +
    `WHERE key = ${text(key)} ORDER BY place LIMIT 1 OFFSET ${occurrence - 1})`,
  cast: (value, _, type) => castTo(value, type),
  keepRest: [
    `INSERT INTO ${LEFT_OUT}`,
    `SELECT file_name, place, NULL, line, ${text(SAID.noObject)} FROM ehi_record WHERE NOT is_record`,
    'UNION ALL',
    `SELECT ehi_record.file_name, place, pair.key, pair.value, CASE WHEN type IS NULL THEN ${text(SAID.noColumn)} ELSE ${text(SAID.otherType)} || type END`,
    'FROM ehi_record CROSS JOIN LATERAL json_each_text(CASE WHEN is_record THEN line::json END) AS pair',
    'LEFT JOIN ehi_key ON ehi_key.file_name = ehi_record.file_name AND ehi_key.field = pair.key',
    "WHERE pair.value IS NOT NULL AND (type IS NULL OR (pair.value <> '' AND NOT pg_temp.ehi_fits(pair.value, type)));",
  ].join('\n'),
  commit: ['COMMIT;', '\\pset pager off', '\\pset footer off'].join('\n'),
};

const HELPERS = `SET client_encoding = 'UTF8';
SET datestyle = 'ISO, MDY';
-- Text to a type; null where it does not fit.
CREATE FUNCTION pg_temp.ehi_read(value text, type anyelement) RETURNS anyelement LANGUAGE plpgsql AS $ehi$
BEGIN
  IF value IS NULL OR value = '' THEN RETURN NULL; END IF;
  BEGIN type := value; EXCEPTION WHEN data_exception THEN RETURN NULL; END;
  RETURN type;
END $ehi$;
CREATE FUNCTION pg_temp.ehi_fits(value text, type text) RETURNS boolean LANGUAGE sql AS $ehi$
  SELECT CASE type
${typed.map((type) => `    WHEN ${text(type)} THEN ${castTo('value', type)} IS NOT NULL`).join('\n')}
    ELSE true END
$ehi$;
CREATE FUNCTION pg_temp.ehi_record_of(line text) RETURNS jsonb LANGUAGE plpgsql AS $ehi$
DECLARE record jsonb;
BEGIN
  BEGIN record := line; EXCEPTION WHEN OTHERS THEN RETURN NULL; END;
  RETURN CASE jsonb_typeof(record) WHEN 'object' THEN record END;
END $ehi$;

CREATE TEMP TABLE ehi_line (place bigint GENERATED ALWAYS AS IDENTITY, line text);
CREATE TEMP TABLE ehi_record (file_name text, place bigint, line text, record jsonb,
  is_record boolean GENERATED ALWAYS AS (record IS NOT NULL) STORED);
CREATE TEMP TABLE ehi_found (path text, file_name text);
CREATE INDEX ehi_record_of_file ON ehi_record (file_name);

-- Makes the lines of a file its records. A file that is an array is one text; where that is invalid, it has
-- no records to tell apart.
CREATE PROCEDURE pg_temp.ehi_take(name text, path text, lines bigint) LANGUAGE plpgsql AS $ehi$
DECLARE
  content json;
BEGIN
  IF lines < 0 THEN RETURN; END IF;
  INSERT INTO ehi_found VALUES (path, name);
  UPDATE ehi_line SET line = ltrim(line, U&'\\FEFF') WHERE place = 1;
  IF (SELECT btrim(line, E' \\t\\r') LIKE '[%' FROM ehi_line WHERE btrim(line, E' \\t\\r') <> '' ORDER BY place LIMIT 1) THEN
    BEGIN
      content := (SELECT string_agg(line, E'\\n' ORDER BY place) FROM ehi_line);
      INSERT INTO ehi_record SELECT name, place, element::text, pg_temp.ehi_record_of(element::text)
      FROM json_array_elements(content) WITH ORDINALITY AS part (element, place);
    EXCEPTION WHEN data_exception THEN
      INSERT INTO ehi_record SELECT name, NULL, string_agg(line, E'\\n' ORDER BY place) FROM ehi_line;
    END;
  ELSE
    INSERT INTO ehi_record SELECT name, place, line, pg_temp.ehi_record_of(line)
    FROM ehi_line WHERE btrim(line, E' \\t\\r') <> '';
  END IF;
  TRUNCATE ehi_line RESTART IDENTITY;
END $ehi$;
`;

/** Reads a file; other names of it are tried where it is missing. */
function readFile({ fileName, paths: [own = fileName, ...others] }: ExportFile): string {
  return [
    copyFile(fileName, own),
    ...others.map((other) =>
      [
        'SELECT :ehi_lines < 0 AS ehi_is_missing \\gset',
        '\\if :ehi_is_missing',
        copyFile(fileName, other),
        '\\endif',
      ].join('\n'),
    ),
  ].join('\n');
}

/**
 * Neither \x01 nor \x02 occurs in JSON, so that each line arrives whole. Of a missing file psql says so and goes
 * on, with the count as it was. Whether reading failed shows the next statement only: \copy sets no variable.
 */
function copyFile(fileName: string, path: string): string {
  return [
    '\\set ROW_COUNT -1',
    '\\set ON_ERROR_STOP off',
    `\\copy ehi_line (line) FROM ${text(path)} WITH (FORMAT csv, DELIMITER E'\\x01', QUOTE E'\\x02')`,
    '\\set ehi_lines :ROW_COUNT',
    'SELECT 1 AS ehi_is_read \\gset',
    '\\if :ERROR',
    `\\echo ${text(`Nothing was loaded: ${path} cannot be read as lines of UTF-8.`)}`,
    '\\endif',
    '\\set ON_ERROR_STOP on',
    `CALL pg_temp.ehi_take(${text(fileName)}, ${text(path)}, :ehi_lines);`,
  ].join('\n');
}

const CHECK = `DO $ehi$ BEGIN
  IF NOT EXISTS (SELECT FROM ehi_found) THEN
    RAISE EXCEPTION ${text(SAID.noFiles)};
  END IF;
END $ehi$;
ANALYZE ehi_record;`;
