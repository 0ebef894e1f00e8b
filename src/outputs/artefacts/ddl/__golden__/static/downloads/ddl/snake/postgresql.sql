-- Generated from the data dictionary of the Sample Export. Describes the export as of V20251217.1 · site 20250925.1.
-- Sources: the vendor's dictionary (V20251217.1); the vendor's process page (read on 2026-02-14); the product description (20250925.1). What none of them states is inferred and no promise.
-- License: Creative Commons Attribution 4.0 International (CC BY 4.0), https://creativecommons.org/licenses/by/4.0/. Names, codes and terms of code systems and standards belong to their publishers, whose own terms apply.
-- Published by Example Publisher, 1 Example Street, Springfield. Contact: docs@example.org
-- Tables of the export for PostgreSQL, names as snake_case, and what loads the files into them.
-- Columns take null, whatever the dictionary says. The folder strict has the same with constraints.
-- Needs psql and PostgreSQL 12 or later. In the folder of the unpacked export, for a new database:
--   createdb ehi
--   psql -d ehi -f postgresql.sql
-- A file that is an array may have at most 1 GB, a file of lines any size.
-- A value that does not fit its column is loaded as null and kept in ehi_left_out.
-- All or nothing is loaded. At the end a report counts records and rows of each file; ehi_load keeps it, and
-- ehi_left_out keeps what no column took. Files of lines and of one array are read; others are left alone.

\set ON_ERROR_STOP on
\set QUIET on
-- Messages show no value of a record.
\set VERBOSITY terse
BEGIN;
DO $ehi$ BEGIN
  IF EXISTS (SELECT FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relname IN (
    'content_hostile', 'content_834_load', 'content_custom_only_custom',
    'content_every_feature', 'content_every_join', 'ehi_load',
    'ehi_left_out'
  )) THEN RAISE EXCEPTION 'Nothing was loaded: the database has tables of these names already. Load into a new database.'; END IF;
END $ehi$;

-- TABLES
-- <b>{name}</b> "quoted" ${x} 😀: </script><script>alert(1)</script> {1+1} `code` --- \ # no heading
CREATE TABLE "content_hostile" (
  "i_say_i_so_x" text
);
COMMENT ON TABLE "content_hostile" IS '</script><script>alert(1)</script> {1+1} `code` --- \ # no heading';
COMMENT ON COLUMN "content_hostile"."i_say_i_so_x" IS ':::note ## Not a heading {process.env.SECRET} - no list.';

-- 834 Load: TODO
CREATE TABLE "content_834_load" (
  "client_id" integer
);
COMMENT ON TABLE "content_834_load" IS 'TODO';
COMMENT ON COLUMN "content_834_load"."client_id" IS 'The person who is enrolled. Documented as not nullable.';
-- Key, inferred: "client_id"

-- Custom Only: Fields that an agency added, one record a person.
CREATE TABLE "content_custom_only_custom" (
  "client_id" integer
);
COMMENT ON TABLE "content_custom_only_custom" IS 'Fields that an agency added, one record a person.';
COMMENT ON COLUMN "content_custom_only_custom"."client_id" IS 'The person; here its name is spelled otherwise. Documented as not nullable.';
-- Join, inferred, many-to-one: "client_id" leads to "content_834_load" ("client_id")

-- Every Feature: One record of everything that a field can be.
CREATE TABLE "content_every_feature" (
  "client_id" integer,
  "status" text,
  "diagnosis" text,
  "second_diagnosis" text,
  "team" text,
  "origin" text,
  "grade" smallint,
  "is_deleted" boolean,
  "signed" boolean,
  "height_ft" numeric,
  "height_ft_2" double precision,
  "income" numeric,
  "income_2" numeric,
  "mystery" text,
  "part_number" smallint,
  "begin_date" date,
  "end_date" date,
  "fields" timestamp
);
COMMENT ON TABLE "content_every_feature" IS 'One record of everything that a field can be.';
COMMENT ON COLUMN "content_every_feature"."client_id" IS 'Number of the person who receives services. Documented as not nullable.';
COMMENT ON COLUMN "content_every_feature"."status" IS 'How far it has come. Described by the vendor. A: Active; C: Closed. Documented as not nullable.';
COMMENT ON COLUMN "content_every_feature"."diagnosis" IS 'Code of the diagnosis. Described by ICD-10.';
COMMENT ON COLUMN "content_every_feature"."second_diagnosis" IS 'Code of the diagnosis that comes second.';
COMMENT ON COLUMN "content_every_feature"."team" IS 'Team in charge; here one that is called by the word null. Described by the vendor.';
COMMENT ON COLUMN "content_every_feature"."origin" IS 'How it came in. Described by the vendor.';
COMMENT ON COLUMN "content_every_feature"."grade" IS 'Grade that was given. Described by the process page.';
COMMENT ON COLUMN "content_every_feature"."is_deleted" IS 'Whether it was deleted. Documented as not nullable.';
COMMENT ON COLUMN "content_every_feature"."signed" IS 'Whether it was signed; the published values contradict the published type. Published as varchar. Described by the product description. Documented as not nullable.';
COMMENT ON COLUMN "content_every_feature"."height_ft" IS 'Height in feet.';
COMMENT ON COLUMN "content_every_feature"."height_ft_2" IS 'Height in feet, as it was published before.';
COMMENT ON COLUMN "content_every_feature"."income" IS 'Income of the first person. Described by the vendor. The export file is documented to repeat the name Income; this is number 1.';
COMMENT ON COLUMN "content_every_feature"."income_2" IS 'Income of the second person. Described by the vendor. The export file is documented to repeat the name Income; this is number 2.';
COMMENT ON COLUMN "content_every_feature"."part_number" IS 'Number of the part, counted for each client anew. Documented as not nullable.';
COMMENT ON COLUMN "content_every_feature"."begin_date" IS 'Day on which it begins. Documented as not nullable.';
COMMENT ON COLUMN "content_every_feature"."end_date" IS 'Day on which it ends.';
COMMENT ON COLUMN "content_every_feature"."fields" IS 'When it was recorded; its name is that of a section of the page. Documented as not nullable.';
-- Key, inferred: "part_number"
-- Join, inferred, many-to-one: "client_id" leads to "content_834_load" ("client_id")

-- Every Join: One record of everything that a field can lead to.
CREATE TABLE "content_every_join" (
  "join_id" uuid,
  "parent_join_id" uuid,
  "client_id" integer,
  "paying_client_id" smallint,
  "team_given" text,
  "part_number" smallint,
  "subject" text,
  "subject_id" integer,
  "portal_id" text,
  "report_id" integer,
  "batch_number" integer,
  "vendor_id" bigint,
  "paid_id" boolean,
  "policy_client_id" text,
  "code" text,
  "other_code" text
);
COMMENT ON TABLE "content_every_join" IS 'One record of everything that a field can lead to.';
COMMENT ON COLUMN "content_every_join"."join_id" IS 'Its own key. Documented as not nullable.';
COMMENT ON COLUMN "content_every_join"."parent_join_id" IS 'The record of this file that it belongs to.';
COMMENT ON COLUMN "content_every_join"."client_id" IS 'Number of the person who receives services. Documented as not nullable.';
COMMENT ON COLUMN "content_every_join"."paying_client_id" IS 'The person who pays.';
COMMENT ON COLUMN "content_every_join"."team_given" IS 'The team of the same client.';
COMMENT ON COLUMN "content_every_join"."part_number" IS 'The part of the client''s record that it belongs to.';
COMMENT ON COLUMN "content_every_join"."subject" IS 'What kind of record it is about. Documented as not nullable.';
COMMENT ON COLUMN "content_every_join"."subject_id" IS 'The record that it is about.';
COMMENT ON COLUMN "content_every_join"."portal_id" IS 'Number that the portal gives out.';
COMMENT ON COLUMN "content_every_join"."report_id" IS 'Number of a report.';
COMMENT ON COLUMN "content_every_join"."batch_number" IS 'Number of the batch.';
COMMENT ON COLUMN "content_every_join"."vendor_id" IS 'Number of a vendor.';
COMMENT ON COLUMN "content_every_join"."paid_id" IS 'Whether it was paid. Documented as not nullable.';
COMMENT ON COLUMN "content_every_join"."policy_client_id" IS 'Number of the policy.';
COMMENT ON COLUMN "content_every_join"."code" IS 'A code of one list or another.';
COMMENT ON COLUMN "content_every_join"."other_code" IS 'A second code of one list or another.';
-- Join, stated, many-to-one: "parent_join_id" leads to "content_every_join" ("join_id")
-- Join, inferred, many-to-one: "client_id" leads to "content_834_load" ("client_id")
-- Join, inferred, many-to-one: "paying_client_id" leads to "content_834_load" ("client_id")
-- Join, inferred, one-to-one: "team_given" leads to "content_every_feature" ("team") with the same Client Id
-- Join, inferred, many-to-one: "part_number" leads to "content_every_feature" ("part_number") with the same Client Id
-- Join, stated, many-to-one: "subject_id" leads to "content_834_load" ("client_id") where Subject is Load
-- Join, inferred, many-to-one: "subject_id" leads to "content_every_feature" ("client_id") with the same Client Id where Subject is Feature and there Is Deleted is 0

-- LOADING
-- What was loaded, and what no column took: whole records, fields without a column, values of another type.
CREATE TABLE ehi_load (file_name text, records bigint, rows bigint, values_left_out bigint, note text);
CREATE TABLE ehi_left_out (file_name text, record bigint, field text, value text, reason text);
CREATE TEMP TABLE ehi_key (file_name text, field text, type text);
INSERT INTO ehi_key VALUES
  ('ContentHostile.json', '<i>Say</i> "so" {x}', 'text'),
  ('Content834Load.json', 'Client Id', 'integer'),
  ('ContentCustomOnly_Custom.json', 'Client ID', 'integer'),
  ('ContentEveryFeature.json', 'Client Id', 'integer'),
  ('ContentEveryFeature.json', 'Status', 'text'),
  ('ContentEveryFeature.json', 'Diagnosis', 'text'),
  ('ContentEveryFeature.json', 'Second Diagnosis', 'text'),
  ('ContentEveryFeature.json', 'Team', 'text'),
  ('ContentEveryFeature.json', 'Origin', 'text'),
  ('ContentEveryFeature.json', 'Grade', 'smallint'),
  ('ContentEveryFeature.json', 'Is Deleted', 'boolean'),
  ('ContentEveryFeature.json', 'Signed', 'boolean'),
  ('ContentEveryFeature.json', 'Height/Ft', 'numeric'),
  ('ContentEveryFeature.json', 'Height (ft)', 'double precision'),
  ('ContentEveryFeature.json', 'Income', 'numeric'),
  ('ContentEveryFeature.json', 'Mystery', 'text'),
  ('ContentEveryFeature.json', 'Part Number', 'smallint'),
  ('ContentEveryFeature.json', 'Begin Date', 'date'),
  ('ContentEveryFeature.json', 'End Date', 'date'),
  ('ContentEveryFeature.json', 'Fields', 'timestamp'),
  ('ContentEveryJoin.json', 'Join Id', 'uuid'),
  ('ContentEveryJoin.json', 'Parent Join Id', 'uuid'),
  ('ContentEveryJoin.json', 'Client Id', 'integer'),
  ('ContentEveryJoin.json', 'Paying Client Id', 'smallint'),
  ('ContentEveryJoin.json', 'Team Given', 'text'),
  ('ContentEveryJoin.json', 'Part Number', 'smallint'),
  ('ContentEveryJoin.json', 'Subject', 'text'),
  ('ContentEveryJoin.json', 'Subject Id', 'integer'),
  ('ContentEveryJoin.json', 'Portal Id', 'text'),
  ('ContentEveryJoin.json', 'Report Id', 'integer'),
  ('ContentEveryJoin.json', 'Batch Number', 'integer'),
  ('ContentEveryJoin.json', 'Vendor Id', 'bigint'),
  ('ContentEveryJoin.json', 'Paid Id', 'boolean'),
  ('ContentEveryJoin.json', 'Policy Client Id', 'text'),
  ('ContentEveryJoin.json', 'Code', 'text'),
  ('ContentEveryJoin.json', 'Other Code', 'text');
INSERT INTO ehi_load VALUES
  ('ContentHostile.json', 0, 0, 0, 'missing'),
  ('Content834Load.json', 0, 0, 0, 'missing'),
  ('ContentCustomOnly_Custom.json', 0, 0, 0, 'missing'),
  ('ContentEveryFeature.json', 0, 0, 0, 'missing'),
  ('ContentEveryJoin.json', 0, 0, 0, 'missing');

SET client_encoding = 'UTF8';
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
    WHEN 'integer' THEN pg_temp.ehi_read(value, NULL::integer) IS NOT NULL
    WHEN 'smallint' THEN pg_temp.ehi_read(value, NULL::smallint) IS NOT NULL
    WHEN 'bigint' THEN pg_temp.ehi_read(value, NULL::bigint) IS NOT NULL
    WHEN 'numeric' THEN pg_temp.ehi_read(value, NULL::numeric) IS NOT NULL
    WHEN 'double precision' THEN pg_temp.ehi_read(value, NULL::double precision) IS NOT NULL
    WHEN 'boolean' THEN pg_temp.ehi_read(value, NULL::boolean) IS NOT NULL
    WHEN 'uuid' THEN pg_temp.ehi_read(value, NULL::uuid) IS NOT NULL
    WHEN 'date' THEN pg_temp.ehi_read(value, NULL::date) IS NOT NULL
    WHEN 'timestamp' THEN pg_temp.ehi_read(value, NULL::timestamp) IS NOT NULL
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
  UPDATE ehi_line SET line = ltrim(line, U&'\FEFF') WHERE place = 1;
  IF (SELECT btrim(line, E' \t\r') LIKE '[%' FROM ehi_line WHERE btrim(line, E' \t\r') <> '' ORDER BY place LIMIT 1) THEN
    BEGIN
      content := (SELECT string_agg(line, E'\n' ORDER BY place) FROM ehi_line);
      INSERT INTO ehi_record SELECT name, place, element::text, pg_temp.ehi_record_of(element::text)
      FROM json_array_elements(content) WITH ORDINALITY AS part (element, place);
    EXCEPTION WHEN data_exception THEN
      INSERT INTO ehi_record SELECT name, NULL, string_agg(line, E'\n' ORDER BY place) FROM ehi_line;
    END;
  ELSE
    INSERT INTO ehi_record SELECT name, place, line, pg_temp.ehi_record_of(line)
    FROM ehi_line WHERE btrim(line, E' \t\r') <> '';
  END IF;
  TRUNCATE ehi_line RESTART IDENTITY;
END $ehi$;

\set ROW_COUNT -1
\set ON_ERROR_STOP off
\copy ehi_line (line) FROM 'ContentHostile.json' WITH (FORMAT csv, DELIMITER E'\x01', QUOTE E'\x02')
\set ehi_lines :ROW_COUNT
SELECT 1 AS ehi_is_read \gset
\if :ERROR
\echo 'Nothing was loaded: ContentHostile.json cannot be read as lines of UTF-8.'
\endif
\set ON_ERROR_STOP on
CALL pg_temp.ehi_take('ContentHostile.json', 'ContentHostile.json', :ehi_lines);
\set ROW_COUNT -1
\set ON_ERROR_STOP off
\copy ehi_line (line) FROM 'Content834Load.json' WITH (FORMAT csv, DELIMITER E'\x01', QUOTE E'\x02')
\set ehi_lines :ROW_COUNT
SELECT 1 AS ehi_is_read \gset
\if :ERROR
\echo 'Nothing was loaded: Content834Load.json cannot be read as lines of UTF-8.'
\endif
\set ON_ERROR_STOP on
CALL pg_temp.ehi_take('Content834Load.json', 'Content834Load.json', :ehi_lines);
\set ROW_COUNT -1
\set ON_ERROR_STOP off
\copy ehi_line (line) FROM 'ContentCustomOnly_Custom.json' WITH (FORMAT csv, DELIMITER E'\x01', QUOTE E'\x02')
\set ehi_lines :ROW_COUNT
SELECT 1 AS ehi_is_read \gset
\if :ERROR
\echo 'Nothing was loaded: ContentCustomOnly_Custom.json cannot be read as lines of UTF-8.'
\endif
\set ON_ERROR_STOP on
CALL pg_temp.ehi_take('ContentCustomOnly_Custom.json', 'ContentCustomOnly_Custom.json', :ehi_lines);
\set ROW_COUNT -1
\set ON_ERROR_STOP off
\copy ehi_line (line) FROM 'ContentEveryFeature.json' WITH (FORMAT csv, DELIMITER E'\x01', QUOTE E'\x02')
\set ehi_lines :ROW_COUNT
SELECT 1 AS ehi_is_read \gset
\if :ERROR
\echo 'Nothing was loaded: ContentEveryFeature.json cannot be read as lines of UTF-8.'
\endif
\set ON_ERROR_STOP on
CALL pg_temp.ehi_take('ContentEveryFeature.json', 'ContentEveryFeature.json', :ehi_lines);
\set ROW_COUNT -1
\set ON_ERROR_STOP off
\copy ehi_line (line) FROM 'ContentEveryJoin.json' WITH (FORMAT csv, DELIMITER E'\x01', QUOTE E'\x02')
\set ehi_lines :ROW_COUNT
SELECT 1 AS ehi_is_read \gset
\if :ERROR
\echo 'Nothing was loaded: ContentEveryJoin.json cannot be read as lines of UTF-8.'
\endif
\set ON_ERROR_STOP on
CALL pg_temp.ehi_take('ContentEveryJoin.json', 'ContentEveryJoin.json', :ehi_lines);
SELECT :ehi_lines < 0 AS ehi_is_missing \gset
\if :ehi_is_missing
\set ROW_COUNT -1
\set ON_ERROR_STOP off
\copy ehi_line (line) FROM 'ContentJoins.json' WITH (FORMAT csv, DELIMITER E'\x01', QUOTE E'\x02')
\set ehi_lines :ROW_COUNT
SELECT 1 AS ehi_is_read \gset
\if :ERROR
\echo 'Nothing was loaded: ContentJoins.json cannot be read as lines of UTF-8.'
\endif
\set ON_ERROR_STOP on
CALL pg_temp.ehi_take('ContentEveryJoin.json', 'ContentJoins.json', :ehi_lines);
\endif
DO $ehi$ BEGIN
  IF NOT EXISTS (SELECT FROM ehi_found) THEN
    RAISE EXCEPTION 'Nothing was loaded: the current folder has no file of an export. Run this in the folder of the unpacked export.';
  END IF;
END $ehi$;
ANALYZE ehi_record;

UPDATE ehi_load SET
  records = (SELECT count(*) FROM ehi_record WHERE ehi_record.file_name = ehi_load.file_name),
  note = (SELECT max(CASE path WHEN ehi_found.file_name THEN '' ELSE 'read from ' || path END)
    FROM ehi_found WHERE ehi_found.file_name = ehi_load.file_name)
WHERE file_name IN (SELECT file_name FROM ehi_found);

INSERT INTO "content_hostile" ("i_say_i_so_x")
SELECT record ->> '<i>Say</i> "so" {x}'
FROM ehi_record WHERE file_name = 'ContentHostile.json' AND is_record ORDER BY place;
UPDATE ehi_load SET rows = (SELECT count(*) FROM "content_hostile") WHERE file_name = 'ContentHostile.json';

INSERT INTO "content_834_load" ("client_id")
SELECT pg_temp.ehi_read(record ->> 'Client Id', NULL::integer)
FROM ehi_record WHERE file_name = 'Content834Load.json' AND is_record ORDER BY place;
UPDATE ehi_load SET rows = (SELECT count(*) FROM "content_834_load") WHERE file_name = 'Content834Load.json';

INSERT INTO "content_custom_only_custom" ("client_id")
SELECT pg_temp.ehi_read(record ->> 'Client ID', NULL::integer)
FROM ehi_record WHERE file_name = 'ContentCustomOnly_Custom.json' AND is_record ORDER BY place;
UPDATE ehi_load SET rows = (SELECT count(*) FROM "content_custom_only_custom") WHERE file_name = 'ContentCustomOnly_Custom.json';

INSERT INTO "content_every_feature" ("client_id", "status", "diagnosis", "second_diagnosis", "team", "origin", "grade", "is_deleted", "signed", "height_ft", "height_ft_2", "income", "income_2", "mystery", "part_number", "begin_date", "end_date", "fields")
SELECT pg_temp.ehi_read(record ->> 'Client Id', NULL::integer),
  record ->> 'Status',
  record ->> 'Diagnosis',
  record ->> 'Second Diagnosis',
  record ->> 'Team',
  record ->> 'Origin',
  pg_temp.ehi_read(record ->> 'Grade', NULL::smallint),
  pg_temp.ehi_read(record ->> 'Is Deleted', NULL::boolean),
  pg_temp.ehi_read(record ->> 'Signed', NULL::boolean),
  pg_temp.ehi_read(record ->> 'Height/Ft', NULL::numeric),
  pg_temp.ehi_read(record ->> 'Height (ft)', NULL::double precision),
  pg_temp.ehi_read((SELECT value FROM json_each_text(line::json) WITH ORDINALITY AS pair (key, value, place) WHERE key = 'Income' ORDER BY place LIMIT 1 OFFSET 0), NULL::numeric),
  pg_temp.ehi_read((SELECT value FROM json_each_text(line::json) WITH ORDINALITY AS pair (key, value, place) WHERE key = 'Income' ORDER BY place LIMIT 1 OFFSET 1), NULL::numeric),
  record ->> 'Mystery',
  pg_temp.ehi_read(record ->> 'Part Number', NULL::smallint),
  pg_temp.ehi_read(record ->> 'Begin Date', NULL::date),
  pg_temp.ehi_read(record ->> 'End Date', NULL::date),
  pg_temp.ehi_read(record ->> 'Fields', NULL::timestamp)
FROM ehi_record WHERE file_name = 'ContentEveryFeature.json' AND is_record ORDER BY place;
UPDATE ehi_load SET rows = (SELECT count(*) FROM "content_every_feature") WHERE file_name = 'ContentEveryFeature.json';

INSERT INTO "content_every_join" ("join_id", "parent_join_id", "client_id", "paying_client_id", "team_given", "part_number", "subject", "subject_id", "portal_id", "report_id", "batch_number", "vendor_id", "paid_id", "policy_client_id", "code", "other_code")
SELECT pg_temp.ehi_read(record ->> 'Join Id', NULL::uuid),
  pg_temp.ehi_read(record ->> 'Parent Join Id', NULL::uuid),
  pg_temp.ehi_read(record ->> 'Client Id', NULL::integer),
  pg_temp.ehi_read(record ->> 'Paying Client Id', NULL::smallint),
  record ->> 'Team Given',
  pg_temp.ehi_read(record ->> 'Part Number', NULL::smallint),
  record ->> 'Subject',
  pg_temp.ehi_read(record ->> 'Subject Id', NULL::integer),
  record ->> 'Portal Id',
  pg_temp.ehi_read(record ->> 'Report Id', NULL::integer),
  pg_temp.ehi_read(record ->> 'Batch Number', NULL::integer),
  pg_temp.ehi_read(record ->> 'Vendor Id', NULL::bigint),
  pg_temp.ehi_read(record ->> 'Paid Id', NULL::boolean),
  record ->> 'Policy Client Id',
  record ->> 'Code',
  record ->> 'Other Code'
FROM ehi_record WHERE file_name = 'ContentEveryJoin.json' AND is_record ORDER BY place;
UPDATE ehi_load SET rows = (SELECT count(*) FROM "content_every_join") WHERE file_name = 'ContentEveryJoin.json';

INSERT INTO ehi_left_out (file_name, record, field, value, reason)
SELECT file_name, place, NULL, line, 'not a JSON object' FROM ehi_record WHERE NOT is_record
UNION ALL
SELECT ehi_record.file_name, place, pair.key, pair.value, CASE WHEN type IS NULL THEN 'no column of this name' ELSE 'not of the type ' || type END
FROM ehi_record CROSS JOIN LATERAL json_each_text(CASE WHEN is_record THEN line::json END) AS pair
LEFT JOIN ehi_key ON ehi_key.file_name = ehi_record.file_name AND ehi_key.field = pair.key
WHERE pair.value IS NOT NULL AND (type IS NULL OR (pair.value <> '' AND NOT pg_temp.ehi_fits(pair.value, type)));

UPDATE ehi_load SET values_left_out = (SELECT count(field) FROM ehi_left_out WHERE ehi_left_out.file_name = ehi_load.file_name);
UPDATE ehi_load SET note = CASE WHEN records > rows
  THEN 'first invalid record: ' || (SELECT coalesce(min(record), 1) FROM ehi_left_out WHERE field IS NULL AND ehi_left_out.file_name = ehi_load.file_name) ELSE 'see ehi_left_out' END
WHERE records > rows OR (values_left_out > 0 AND note = '');
COMMIT;
\pset pager off
\pset footer off
SELECT file_name, records, rows, values_left_out, note FROM (
  SELECT 1 AS place, file_name, records, rows, values_left_out, note FROM ehi_load
  UNION ALL SELECT 2, 'Sum', sum(records), sum(rows), sum(values_left_out),
    CASE WHEN sum(CASE WHEN note = 'missing' THEN 1 ELSE 0 END) + sum(records - rows) + sum(values_left_out) = 0 THEN 'no difference' ELSE 'files missing: ' || sum(CASE WHEN note = 'missing' THEN 1 ELSE 0 END) || ', records left out: ' || sum(records - rows) || ', values left out: ' || sum(values_left_out) END FROM ehi_load
) AS report ORDER BY place, file_name;
