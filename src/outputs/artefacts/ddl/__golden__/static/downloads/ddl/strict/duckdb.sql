-- Generated from the data dictionary of the Sample Export. Describes the export as of V20251217.1 · site 20250925.1.
-- Sources: the vendor's dictionary (V20251217.1); the vendor's process page (read on 2026-02-14); the product description (20250925.1). What none of them states is inferred and no promise.
-- License: Creative Commons Attribution 4.0 International (CC BY 4.0), https://creativecommons.org/licenses/by/4.0/. Names, codes and terms of code systems and standards belong to their publishers, whose own terms apply.
-- Published by Example Publisher, 1 Example Street, Springfield. Contact: docs@example.org
-- Tables of the export for DuckDB, names as exported, and what loads the files into them.
-- Columns refuse null where the dictionary says so, and values outside of a closed list: nothing is loaded then.
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
    'contenthostile', 'content834load', 'contentcustomonly_custom',
    'contenteveryfeature', 'contenteveryjoin', 'ehi_load',
    'ehi_left_out')) > 0 THEN error('Nothing was loaded: the database has tables of these names already. Load into a new database.') END AS answer;

-- TABLES
-- <b>{name}</b> "quoted" ${x} 😀: </script><script>alert(1)</script> {1+1} `code` --- \ # no heading
CREATE TABLE "ContentHostile" (
  "<i>Say</i> ""so"" {x}" VARCHAR
);
COMMENT ON TABLE "ContentHostile" IS '</script><script>alert(1)</script> {1+1} `code` --- \ # no heading';
COMMENT ON COLUMN "ContentHostile"."<i>Say</i> ""so"" {x}" IS ':::note ## Not a heading {process.env.SECRET} - no list.';

-- 834 Load: TODO
CREATE TABLE "Content834Load" (
  "Client Id" INTEGER NOT NULL
);
COMMENT ON TABLE "Content834Load" IS 'TODO';
COMMENT ON COLUMN "Content834Load"."Client Id" IS 'The person who is enrolled.';
-- Key, inferred: "Client Id"

-- Custom Only: Fields that an agency added, one record a person.
CREATE TABLE "ContentCustomOnly_Custom" (
  "Client ID" INTEGER NOT NULL
);
COMMENT ON TABLE "ContentCustomOnly_Custom" IS 'Fields that an agency added, one record a person.';
COMMENT ON COLUMN "ContentCustomOnly_Custom"."Client ID" IS 'The person; here its name is spelled otherwise.';
-- Join, inferred, many-to-one: "Client ID" leads to "Content834Load" ("Client Id")

-- Every Feature: One record of everything that a field can be.
CREATE TABLE "ContentEveryFeature" (
  "Client Id" INTEGER NOT NULL,
  "Status" VARCHAR NOT NULL,
  "Diagnosis" VARCHAR,
  "Second Diagnosis" VARCHAR,
  "Team" VARCHAR,
  "Origin" VARCHAR,
  "Grade" UTINYINT,
  "Is Deleted" BOOLEAN NOT NULL,
  "Signed" BOOLEAN NOT NULL,
  "Height/Ft" DECIMAL(18, 4),
  "Height (ft)" DOUBLE,
  "Income" DECIMAL(18, 4),
  "Income 2" DECIMAL(18, 4),
  "Mystery" VARCHAR,
  "Part Number" SMALLINT NOT NULL,
  "Begin Date" DATE NOT NULL,
  "End Date" DATE,
  "Fields" TIMESTAMP NOT NULL,
  CHECK ("Status" IN ('A', 'C'))
);
COMMENT ON TABLE "ContentEveryFeature" IS 'One record of everything that a field can be.';
COMMENT ON COLUMN "ContentEveryFeature"."Client Id" IS 'Number of the person who receives services.';
COMMENT ON COLUMN "ContentEveryFeature"."Status" IS 'How far it has come. Described by the vendor. A: Active; C: Closed.';
COMMENT ON COLUMN "ContentEveryFeature"."Diagnosis" IS 'Code of the diagnosis. Described by ICD-10.';
COMMENT ON COLUMN "ContentEveryFeature"."Second Diagnosis" IS 'Code of the diagnosis that comes second.';
COMMENT ON COLUMN "ContentEveryFeature"."Team" IS 'Team in charge; here one that is called by the word null. Described by the vendor.';
COMMENT ON COLUMN "ContentEveryFeature"."Origin" IS 'How it came in. Described by the vendor.';
COMMENT ON COLUMN "ContentEveryFeature"."Grade" IS 'Grade that was given. Described by the process page.';
COMMENT ON COLUMN "ContentEveryFeature"."Is Deleted" IS 'Whether it was deleted.';
COMMENT ON COLUMN "ContentEveryFeature"."Signed" IS 'Whether it was signed; the published values contradict the published type. Published as varchar. Described by the product description.';
COMMENT ON COLUMN "ContentEveryFeature"."Height/Ft" IS 'Height in feet.';
COMMENT ON COLUMN "ContentEveryFeature"."Height (ft)" IS 'Height in feet, as it was published before.';
COMMENT ON COLUMN "ContentEveryFeature"."Income" IS 'Income of the first person. Described by the vendor. The export file is documented to repeat the name Income; this is number 1.';
COMMENT ON COLUMN "ContentEveryFeature"."Income 2" IS 'Income of the second person. Described by the vendor. The export file is documented to repeat the name Income; this is number 2.';
COMMENT ON COLUMN "ContentEveryFeature"."Part Number" IS 'Number of the part, counted for each client anew.';
COMMENT ON COLUMN "ContentEveryFeature"."Begin Date" IS 'Day on which it begins.';
COMMENT ON COLUMN "ContentEveryFeature"."End Date" IS 'Day on which it ends.';
COMMENT ON COLUMN "ContentEveryFeature"."Fields" IS 'When it was recorded; its name is that of a section of the page.';
-- Key, inferred: "Part Number"
-- Join, inferred, many-to-one: "Client Id" leads to "Content834Load" ("Client Id")

-- Every Join: One record of everything that a field can lead to.
CREATE TABLE "ContentEveryJoin" (
  "Join Id" UUID NOT NULL,
  "Parent Join Id" UUID,
  "Client Id" INTEGER NOT NULL,
  "Paying Client Id" SMALLINT,
  "Team Given" VARCHAR,
  "Part Number" SMALLINT,
  "Subject" VARCHAR NOT NULL,
  "Subject Id" INTEGER,
  "Portal Id" VARCHAR,
  "Report Id" INTEGER,
  "Batch Number" INTEGER,
  "Vendor Id" BIGINT,
  "Paid Id" BOOLEAN NOT NULL,
  "Policy Client Id" VARCHAR,
  "Code" VARCHAR,
  "Other Code" VARCHAR,
  CHECK ("Subject" IN ('Load', 'Feature', 'Form'))
);
COMMENT ON TABLE "ContentEveryJoin" IS 'One record of everything that a field can lead to.';
COMMENT ON COLUMN "ContentEveryJoin"."Join Id" IS 'Its own key.';
COMMENT ON COLUMN "ContentEveryJoin"."Parent Join Id" IS 'The record of this file that it belongs to.';
COMMENT ON COLUMN "ContentEveryJoin"."Client Id" IS 'Number of the person who receives services.';
COMMENT ON COLUMN "ContentEveryJoin"."Paying Client Id" IS 'The person who pays.';
COMMENT ON COLUMN "ContentEveryJoin"."Team Given" IS 'The team of the same client.';
COMMENT ON COLUMN "ContentEveryJoin"."Part Number" IS 'The part of the client''s record that it belongs to.';
COMMENT ON COLUMN "ContentEveryJoin"."Subject" IS 'What kind of record it is about.';
COMMENT ON COLUMN "ContentEveryJoin"."Subject Id" IS 'The record that it is about.';
COMMENT ON COLUMN "ContentEveryJoin"."Portal Id" IS 'Number that the portal gives out.';
COMMENT ON COLUMN "ContentEveryJoin"."Report Id" IS 'Number of a report.';
COMMENT ON COLUMN "ContentEveryJoin"."Batch Number" IS 'Number of the batch.';
COMMENT ON COLUMN "ContentEveryJoin"."Vendor Id" IS 'Number of a vendor.';
COMMENT ON COLUMN "ContentEveryJoin"."Paid Id" IS 'Whether it was paid.';
COMMENT ON COLUMN "ContentEveryJoin"."Policy Client Id" IS 'Number of the policy.';
COMMENT ON COLUMN "ContentEveryJoin"."Code" IS 'A code of one list or another.';
COMMENT ON COLUMN "ContentEveryJoin"."Other Code" IS 'A second code of one list or another.';
-- Join, stated, many-to-one: "Parent Join Id" leads to "ContentEveryJoin" ("Join Id")
-- Join, inferred, many-to-one: "Client Id" leads to "Content834Load" ("Client Id")
-- Join, inferred, many-to-one: "Paying Client Id" leads to "Content834Load" ("Client Id")
-- Join, inferred, one-to-one: "Team Given" leads to "ContentEveryFeature" ("Team") with the same Client Id
-- Join, inferred, many-to-one: "Part Number" leads to "ContentEveryFeature" ("Part Number") with the same Client Id
-- Join, stated, many-to-one: "Subject Id" leads to "Content834Load" ("Client Id") where Subject is Load
-- Join, inferred, many-to-one: "Subject Id" leads to "ContentEveryFeature" ("Client Id") with the same Client Id where Subject is Feature and there Is Deleted is 0

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

INSERT INTO "ContentHostile" ("<i>Say</i> ""so"" {x}")
SELECT record ->> '/<i>Say<~1i> "so" {x}'
FROM ehi_record WHERE file_name = 'ContentHostile.json' AND is_record ORDER BY place;
UPDATE ehi_load SET rows = (SELECT count(*) FROM "ContentHostile") WHERE file_name = 'ContentHostile.json';

INSERT INTO "Content834Load" ("Client Id")
SELECT TRY_CAST(ehi_whole(record ->> '/Client Id') AS INTEGER)
FROM ehi_record WHERE file_name = 'Content834Load.json' AND is_record ORDER BY place;
UPDATE ehi_load SET rows = (SELECT count(*) FROM "Content834Load") WHERE file_name = 'Content834Load.json';

INSERT INTO "ContentCustomOnly_Custom" ("Client ID")
SELECT TRY_CAST(ehi_whole(record ->> '/Client ID') AS INTEGER)
FROM ehi_record WHERE file_name = 'ContentCustomOnly_Custom.json' AND is_record ORDER BY place;
UPDATE ehi_load SET rows = (SELECT count(*) FROM "ContentCustomOnly_Custom") WHERE file_name = 'ContentCustomOnly_Custom.json';

INSERT INTO "ContentEveryFeature" ("Client Id", "Status", "Diagnosis", "Second Diagnosis", "Team", "Origin", "Grade", "Is Deleted", "Signed", "Height/Ft", "Height (ft)", "Income", "Income 2", "Mystery", "Part Number", "Begin Date", "End Date", "Fields")
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
UPDATE ehi_load SET rows = (SELECT count(*) FROM "ContentEveryFeature") WHERE file_name = 'ContentEveryFeature.json';

INSERT INTO "ContentEveryJoin" ("Join Id", "Parent Join Id", "Client Id", "Paying Client Id", "Team Given", "Part Number", "Subject", "Subject Id", "Portal Id", "Report Id", "Batch Number", "Vendor Id", "Paid Id", "Policy Client Id", "Code", "Other Code")
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
UPDATE ehi_load SET rows = (SELECT count(*) FROM "ContentEveryJoin") WHERE file_name = 'ContentEveryJoin.json';

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
