-- Generated from the data dictionary of the Sample Export. Describes the export as of V20251217.1 · site 20250925.1.
-- Sources: the vendor's dictionary (V20251217.1); the vendor's process page (read on 2026-02-14); the product description (20250925.1). What none of them states is inferred and no promise.
-- License: Creative Commons Attribution 4.0 International (CC BY 4.0), https://creativecommons.org/licenses/by/4.0/. Names, codes and terms of code systems and standards belong to their publishers, whose own terms apply.
-- Published by Example Publisher, 1 Example Street, Springfield. Contact: docs@example.org
-- Tables of the export for DuckDB, names as snake_case, and what loads the files into them.
-- Columns take null, whatever the dictionary says. The folder strict has the same with constraints.
-- Needs DuckDB 1.2 or later. In the folder of the unpacked export:
--   duckdb ehi.db ".read duckdb.sql"
-- In a program, run it without the lines that begin with a dot. The files are read at once: memory of a few
-- times their size is needed.
-- A value that does not fit its column is loaded as null and kept in ehi_left_out; decimals have four places.
-- All or nothing is loaded. At the end a report counts records and rows of each file; ehi_load keeps it, and
-- ehi_left_out keeps what no column took. Files of lines and of one array are read; others are left alone.

.bail on
BEGIN TRANSACTION;
CREATE OR REPLACE TEMP TABLE ehi_exists AS
SELECT CASE WHEN (SELECT count(*) FROM duckdb_tables() WHERE NOT temporary AND database_name = current_database()
  AND schema_name = current_schema() AND lower(table_name) IN (
    'content_hostile', 'content_834_load', 'content_custom_only_custom',
    'content_every_feature', 'content_every_join', 'ehi_load',
    'ehi_left_out')) > 0 THEN error('Nothing was loaded: the database has tables of these names already. Load into a new database.') END AS answer;

-- TABLES
-- <b>{name}</b> "quoted" ${x} 😀: </script><script>alert(1)</script> {1+1} `code` --- \ # no heading
CREATE TABLE "content_hostile" (
  "i_say_i_so_x" VARCHAR
);
COMMENT ON TABLE "content_hostile" IS '</script><script>alert(1)</script> {1+1} `code` --- \ # no heading';
COMMENT ON COLUMN "content_hostile"."i_say_i_so_x" IS ':::note ## Not a heading {process.env.SECRET} - no list.';

-- 834 Load: TODO
CREATE TABLE "content_834_load" (
  "client_id" INTEGER
);
COMMENT ON TABLE "content_834_load" IS 'TODO';
COMMENT ON COLUMN "content_834_load"."client_id" IS 'The person who is enrolled. Documented as not nullable.';
-- Key, inferred: "client_id"

-- Custom Only: Fields that an agency added, one record a person.
CREATE TABLE "content_custom_only_custom" (
  "client_id" INTEGER
);
COMMENT ON TABLE "content_custom_only_custom" IS 'Fields that an agency added, one record a person.';
COMMENT ON COLUMN "content_custom_only_custom"."client_id" IS 'The person; here its name is spelled otherwise. Documented as not nullable.';
-- Join, inferred, many-to-one: "client_id" leads to "content_834_load" ("client_id")

-- Every Feature: One record of everything that a field can be.
CREATE TABLE "content_every_feature" (
  "client_id" INTEGER,
  "status" VARCHAR,
  "diagnosis" VARCHAR,
  "second_diagnosis" VARCHAR,
  "team" VARCHAR,
  "origin" VARCHAR,
  "grade" UTINYINT,
  "is_deleted" BOOLEAN,
  "signed" BOOLEAN,
  "height_ft" DECIMAL(18, 4),
  "height_ft_2" DOUBLE,
  "income" DECIMAL(18, 4),
  "income_2" DECIMAL(18, 4),
  "mystery" VARCHAR,
  "part_number" SMALLINT,
  "begin_date" DATE,
  "end_date" DATE,
  "fields" TIMESTAMP
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
  "join_id" UUID,
  "parent_join_id" UUID,
  "client_id" INTEGER,
  "paying_client_id" SMALLINT,
  "team_given" VARCHAR,
  "part_number" SMALLINT,
  "subject" VARCHAR,
  "subject_id" INTEGER,
  "portal_id" VARCHAR,
  "report_id" INTEGER,
  "batch_number" INTEGER,
  "vendor_id" BIGINT,
  "paid_id" BOOLEAN,
  "policy_client_id" VARCHAR,
  "code" VARCHAR,
  "other_code" VARCHAR
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
CREATE TABLE ehi_load (file_name VARCHAR, records BIGINT, rows BIGINT, values_left_out BIGINT, note VARCHAR);
CREATE TABLE ehi_left_out (file_name VARCHAR, record BIGINT, field VARCHAR, value VARCHAR, reason VARCHAR);
CREATE TEMP TABLE ehi_key (file_name VARCHAR, field VARCHAR, type VARCHAR);
INSERT INTO ehi_key VALUES
  ('ContentHostile.json', '<i>Say</i> "so" {x}', 'VARCHAR'),
  ('Content834Load.json', 'Client Id', 'INTEGER'),
  ('ContentCustomOnly_Custom.json', 'Client ID', 'INTEGER'),
  ('ContentEveryFeature.json', 'Client Id', 'INTEGER'),
  ('ContentEveryFeature.json', 'Status', 'VARCHAR'),
  ('ContentEveryFeature.json', 'Diagnosis', 'VARCHAR'),
  ('ContentEveryFeature.json', 'Second Diagnosis', 'VARCHAR'),
  ('ContentEveryFeature.json', 'Team', 'VARCHAR'),
  ('ContentEveryFeature.json', 'Origin', 'VARCHAR'),
  ('ContentEveryFeature.json', 'Grade', 'UTINYINT'),
  ('ContentEveryFeature.json', 'Is Deleted', 'BOOLEAN'),
  ('ContentEveryFeature.json', 'Signed', 'BOOLEAN'),
  ('ContentEveryFeature.json', 'Height/Ft', 'DECIMAL(18, 4)'),
  ('ContentEveryFeature.json', 'Height (ft)', 'DOUBLE'),
  ('ContentEveryFeature.json', 'Income', 'DECIMAL(18, 4)'),
  ('ContentEveryFeature.json', 'Mystery', 'VARCHAR'),
  ('ContentEveryFeature.json', 'Part Number', 'SMALLINT'),
  ('ContentEveryFeature.json', 'Begin Date', 'DATE'),
  ('ContentEveryFeature.json', 'End Date', 'DATE'),
  ('ContentEveryFeature.json', 'Fields', 'TIMESTAMP'),
  ('ContentEveryJoin.json', 'Join Id', 'UUID'),
  ('ContentEveryJoin.json', 'Parent Join Id', 'UUID'),
  ('ContentEveryJoin.json', 'Client Id', 'INTEGER'),
  ('ContentEveryJoin.json', 'Paying Client Id', 'SMALLINT'),
  ('ContentEveryJoin.json', 'Team Given', 'VARCHAR'),
  ('ContentEveryJoin.json', 'Part Number', 'SMALLINT'),
  ('ContentEveryJoin.json', 'Subject', 'VARCHAR'),
  ('ContentEveryJoin.json', 'Subject Id', 'INTEGER'),
  ('ContentEveryJoin.json', 'Portal Id', 'VARCHAR'),
  ('ContentEveryJoin.json', 'Report Id', 'INTEGER'),
  ('ContentEveryJoin.json', 'Batch Number', 'INTEGER'),
  ('ContentEveryJoin.json', 'Vendor Id', 'BIGINT'),
  ('ContentEveryJoin.json', 'Paid Id', 'BOOLEAN'),
  ('ContentEveryJoin.json', 'Policy Client Id', 'VARCHAR'),
  ('ContentEveryJoin.json', 'Code', 'VARCHAR'),
  ('ContentEveryJoin.json', 'Other Code', 'VARCHAR');
INSERT INTO ehi_load VALUES
  ('ContentHostile.json', 0, 0, 0, 'missing'),
  ('Content834Load.json', 0, 0, 0, 'missing'),
  ('ContentCustomOnly_Custom.json', 0, 0, 0, 'missing'),
  ('ContentEveryFeature.json', 0, 0, 0, 'missing'),
  ('ContentEveryJoin.json', 0, 0, 0, 'missing');

-- The vendor shows dates as 2025-03-04T10:00:00, with a space, and as 3/4/2025 10:00:00 AM.
CREATE TEMP MACRO ehi_time(x) AS coalesce(TRY_CAST(x AS TIMESTAMP),
  try_strptime(x, ['%m/%d/%Y %I:%M:%S %p', '%m/%d/%Y %H:%M:%S', '%m/%d/%Y']));
CREATE TEMP MACRO ehi_whole(x) AS CASE WHEN regexp_full_match(x, '-?[0-9]+([.]0+)?') THEN x END;
CREATE TEMP MACRO ehi_fits(x, type) AS CASE type
  WHEN 'INTEGER' THEN TRY_CAST(ehi_whole(x) AS INTEGER) IS NOT NULL
  WHEN 'UTINYINT' THEN TRY_CAST(ehi_whole(x) AS UTINYINT) IS NOT NULL
  WHEN 'SMALLINT' THEN TRY_CAST(ehi_whole(x) AS SMALLINT) IS NOT NULL
  WHEN 'BIGINT' THEN TRY_CAST(ehi_whole(x) AS BIGINT) IS NOT NULL
  WHEN 'DECIMAL(18, 4)' THEN TRY_CAST(x AS DECIMAL(18, 4)) IS NOT NULL
  WHEN 'DOUBLE' THEN TRY_CAST(x AS DOUBLE) IS NOT NULL
  WHEN 'BOOLEAN' THEN TRY_CAST(x AS BOOLEAN) IS NOT NULL
  WHEN 'UUID' THEN TRY_CAST(x AS UUID) IS NOT NULL
  WHEN 'DATE' THEN TRY_CAST(ehi_time(x) AS DATE) IS NOT NULL
  WHEN 'TIMESTAMP' THEN TRY_CAST(ehi_time(x) AS TIMESTAMP) IS NOT NULL
  ELSE true END;

CREATE TEMP TABLE ehi_path (path VARCHAR, file_name VARCHAR);
INSERT INTO ehi_path VALUES
  ('ContentHostile.json', 'ContentHostile.json'),
  ('Content834Load.json', 'Content834Load.json'),
  ('ContentCustomOnly_Custom.json', 'ContentCustomOnly_Custom.json'),
  ('ContentEveryFeature.json', 'ContentEveryFeature.json'),
  ('ContentEveryJoin.json', 'ContentEveryJoin.json'),
  ('ContentJoins.json', 'ContentEveryJoin.json');

SET VARIABLE ehi_files = (
  SELECT list(found.file) FROM glob('*.json') AS found JOIN ehi_path ON path = parse_filename(found.file));
CREATE OR REPLACE TEMP TABLE ehi_none AS
SELECT CASE WHEN getvariable('ehi_files') IS NULL THEN error('Nothing was loaded: the current folder has no file of an export. Run this in the folder of the unpacked export.') END AS answer;
CREATE TEMP TABLE ehi_found AS
SELECT path, file_name, ltrim(content, chr(65279)) AS content, regexp_matches(content, '^[\x{FEFF}\s]*\[') AS is_array
FROM read_text(getvariable('ehi_files')) JOIN ehi_path ON path = parse_filename(filename);

CREATE TEMP TABLE ehi_record AS
SELECT *, CASE WHEN json_valid(record) THEN
  CAST(json_type(CASE WHEN json_valid(record) THEN record END) AS VARCHAR) = 'OBJECT' ELSE false END AS is_record
FROM (
  -- Lines.
  SELECT file_name, generate_subscripts(parts, 1) AS place, trim(unnest(parts), chr(9) || chr(13) || chr(32)) AS record
  FROM (SELECT file_name, string_split(content, chr(10)) AS parts FROM ehi_found WHERE NOT is_array)
  UNION ALL
  -- An array; one that is invalid has no records to distinguish.
  SELECT file_name, generate_subscripts(parts, 1), CAST(unnest(parts) AS VARCHAR)
  FROM (SELECT file_name, CAST(CAST(content AS JSON) AS JSON[]) AS parts FROM ehi_found WHERE is_array AND json_valid(content))
  UNION ALL
  SELECT file_name, NULL, content FROM ehi_found WHERE is_array AND NOT json_valid(content)
)
WHERE record <> '';

UPDATE ehi_load SET
  records = (SELECT count(*) FROM ehi_record WHERE ehi_record.file_name = ehi_load.file_name),
  note = (SELECT max(CASE path WHEN ehi_found.file_name THEN '' ELSE 'read from ' || path END)
    FROM ehi_found WHERE ehi_found.file_name = ehi_load.file_name)
WHERE file_name IN (SELECT file_name FROM ehi_found);

INSERT INTO "content_hostile" ("i_say_i_so_x")
SELECT record ->> '/<i>Say<~1i> "so" {x}'
FROM ehi_record WHERE file_name = 'ContentHostile.json' AND is_record ORDER BY place;
UPDATE ehi_load SET rows = (SELECT count(*) FROM "content_hostile") WHERE file_name = 'ContentHostile.json';

INSERT INTO "content_834_load" ("client_id")
SELECT TRY_CAST(ehi_whole(record ->> '/Client Id') AS INTEGER)
FROM ehi_record WHERE file_name = 'Content834Load.json' AND is_record ORDER BY place;
UPDATE ehi_load SET rows = (SELECT count(*) FROM "content_834_load") WHERE file_name = 'Content834Load.json';

INSERT INTO "content_custom_only_custom" ("client_id")
SELECT TRY_CAST(ehi_whole(record ->> '/Client ID') AS INTEGER)
FROM ehi_record WHERE file_name = 'ContentCustomOnly_Custom.json' AND is_record ORDER BY place;
UPDATE ehi_load SET rows = (SELECT count(*) FROM "content_custom_only_custom") WHERE file_name = 'ContentCustomOnly_Custom.json';

INSERT INTO "content_every_feature" ("client_id", "status", "diagnosis", "second_diagnosis", "team", "origin", "grade", "is_deleted", "signed", "height_ft", "height_ft_2", "income", "income_2", "mystery", "part_number", "begin_date", "end_date", "fields")
SELECT TRY_CAST(ehi_whole(record ->> '/Client Id') AS INTEGER),
  record ->> '/Status',
  record ->> '/Diagnosis',
  record ->> '/Second Diagnosis',
  record ->> '/Team',
  record ->> '/Origin',
  TRY_CAST(ehi_whole(record ->> '/Grade') AS UTINYINT),
  TRY_CAST(record ->> '/Is Deleted' AS BOOLEAN),
  TRY_CAST(record ->> '/Signed' AS BOOLEAN),
  TRY_CAST(record ->> '/Height~1Ft' AS DECIMAL(18, 4)),
  TRY_CAST(record ->> '/Height (ft)' AS DOUBLE),
  TRY_CAST((SELECT value ->> '$' FROM json_each(record) WHERE key = 'Income' ORDER BY id LIMIT 1 OFFSET 0) AS DECIMAL(18, 4)),
  TRY_CAST((SELECT value ->> '$' FROM json_each(record) WHERE key = 'Income' ORDER BY id LIMIT 1 OFFSET 1) AS DECIMAL(18, 4)),
  record ->> '/Mystery',
  TRY_CAST(ehi_whole(record ->> '/Part Number') AS SMALLINT),
  TRY_CAST(ehi_time(record ->> '/Begin Date') AS DATE),
  TRY_CAST(ehi_time(record ->> '/End Date') AS DATE),
  TRY_CAST(ehi_time(record ->> '/Fields') AS TIMESTAMP)
FROM ehi_record WHERE file_name = 'ContentEveryFeature.json' AND is_record ORDER BY place;
UPDATE ehi_load SET rows = (SELECT count(*) FROM "content_every_feature") WHERE file_name = 'ContentEveryFeature.json';

INSERT INTO "content_every_join" ("join_id", "parent_join_id", "client_id", "paying_client_id", "team_given", "part_number", "subject", "subject_id", "portal_id", "report_id", "batch_number", "vendor_id", "paid_id", "policy_client_id", "code", "other_code")
SELECT TRY_CAST(record ->> '/Join Id' AS UUID),
  TRY_CAST(record ->> '/Parent Join Id' AS UUID),
  TRY_CAST(ehi_whole(record ->> '/Client Id') AS INTEGER),
  TRY_CAST(ehi_whole(record ->> '/Paying Client Id') AS SMALLINT),
  record ->> '/Team Given',
  TRY_CAST(ehi_whole(record ->> '/Part Number') AS SMALLINT),
  record ->> '/Subject',
  TRY_CAST(ehi_whole(record ->> '/Subject Id') AS INTEGER),
  record ->> '/Portal Id',
  TRY_CAST(ehi_whole(record ->> '/Report Id') AS INTEGER),
  TRY_CAST(ehi_whole(record ->> '/Batch Number') AS INTEGER),
  TRY_CAST(ehi_whole(record ->> '/Vendor Id') AS BIGINT),
  TRY_CAST(record ->> '/Paid Id' AS BOOLEAN),
  record ->> '/Policy Client Id',
  record ->> '/Code',
  record ->> '/Other Code'
FROM ehi_record WHERE file_name = 'ContentEveryJoin.json' AND is_record ORDER BY place;
UPDATE ehi_load SET rows = (SELECT count(*) FROM "content_every_join") WHERE file_name = 'ContentEveryJoin.json';

INSERT INTO ehi_left_out (file_name, record, field, value, reason)
SELECT file_name, place, NULL, record, 'not a JSON object' FROM ehi_record WHERE NOT is_record;
INSERT INTO ehi_left_out (file_name, record, field, value, reason)
SELECT file_name, place, field, value, CASE WHEN type IS NULL THEN 'no column of this name' ELSE 'not of the type ' || type END
FROM (
  SELECT ehi_record.file_name, place, pair.key AS field, pair.value ->> '$' AS value
  FROM (SELECT * FROM ehi_record WHERE is_record) AS ehi_record, json_each(ehi_record.record) AS pair
) AS pairs LEFT JOIN ehi_key USING (file_name, field)
WHERE value IS NOT NULL AND (type IS NULL OR (value <> '' AND NOT ehi_fits(value, type)));

UPDATE ehi_load SET values_left_out = (SELECT count(field) FROM ehi_left_out WHERE ehi_left_out.file_name = ehi_load.file_name);
UPDATE ehi_load SET note = CASE WHEN records > rows
  THEN 'first invalid record: ' || (SELECT coalesce(min(record), 1) FROM ehi_left_out WHERE field IS NULL AND ehi_left_out.file_name = ehi_load.file_name) ELSE 'see ehi_left_out' END
WHERE records > rows OR (values_left_out > 0 AND note = '');
COMMIT;
.mode column
SELECT file_name, records, rows, values_left_out, note FROM (
  SELECT 1 AS place, file_name, records, rows, values_left_out, note FROM ehi_load
  UNION ALL SELECT 2, 'Sum', sum(records), sum(rows), sum(values_left_out),
    CASE WHEN sum(CASE WHEN note = 'missing' THEN 1 ELSE 0 END) + sum(records - rows) + sum(values_left_out) = 0 THEN 'no difference' ELSE 'files missing: ' || sum(CASE WHEN note = 'missing' THEN 1 ELSE 0 END) || ', records left out: ' || sum(records - rows) || ', values left out: ' || sum(values_left_out) END FROM ehi_load
) AS report ORDER BY place, file_name;
