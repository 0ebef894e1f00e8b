-- Generated from the data dictionary of the Sample Export. Describes the export as of V20251217.1 · site 20250925.1.
-- Sources: the vendor's dictionary (V20251217.1); the vendor's process page (read on 2026-02-14); the product description (20250925.1). What none of them states is inferred and no promise.
-- License: Creative Commons Attribution 4.0 International (CC BY 4.0), https://creativecommons.org/licenses/by/4.0/. Names, codes and terms of code systems and standards belong to their publishers, whose own terms apply.
-- Published by Example Publisher, 1 Example Street, Springfield. Contact: docs@example.org
-- Tables of the export for SQLite, names as exported, and what loads the files into them.
-- Columns take null, whatever the dictionary says. The folder strict has the same with constraints.
-- Needs the command line of SQLite, 3.38 or later. In the folder of the unpacked export:
--   sqlite3 ehi.db ".read sqlite.sql"
-- A file may have at most about 500 MB, because SQLite takes no text beyond 1 GB.
-- A value that does not fit its column stays text; flags are 0 and 1; dates stay as exported.
-- All or nothing is loaded. At the end a report counts records and rows of each file; ehi_load keeps it, and
-- ehi_left_out keeps what no column took. Files of lines and of one array are read; others are left alone.

.bail on
CREATE TEMP TABLE ehi_exists (x);
CREATE TEMP TRIGGER ehi_exists_trigger BEFORE INSERT ON ehi_exists
WHEN EXISTS (SELECT 1 FROM main.sqlite_schema WHERE lower(name) IN (
    'contenthostile', 'content834load', 'contentcustomonly_custom',
    'contenteveryfeature', 'contenteveryjoin', 'ehi_load',
    'ehi_left_out'))
BEGIN SELECT RAISE(ABORT, 'Nothing was loaded: the database has tables of these names already. Load into a new database.'); END;
INSERT INTO ehi_exists VALUES (1);
BEGIN;

-- TABLES
-- <b>{name}</b> "quoted" ${x} 😀: </script><script>alert(1)</script> {1+1} `code` --- \ # no heading
CREATE TABLE "ContentHostile" (
  "<i>Say</i> ""so"" {x}" TEXT -- :::note ## Not a heading {process.env.SECRET} - no list.
);

-- 834 Load: TODO
CREATE TABLE "Content834Load" (
  "Client Id" INTEGER -- The person who is enrolled. Documented as not nullable.
);
-- Key, inferred: "Client Id"

-- Custom Only: Fields that an agency added, one record a person.
CREATE TABLE "ContentCustomOnly_Custom" (
  "Client ID" INTEGER -- The person; here its name is spelled otherwise. Documented as not nullable.
);
-- Join, inferred, many-to-one: "Client ID" leads to "Content834Load" ("Client Id")

-- Every Feature: One record of everything that a field can be.
CREATE TABLE "ContentEveryFeature" (
  "Client Id" INTEGER, -- Number of the person who receives services. Documented as not nullable.
  "Status" TEXT, -- How far it has come. Described by the vendor. A: Active; C: Closed. Documented as not nullable.
  "Diagnosis" TEXT, -- Code of the diagnosis. Described by ICD-10.
  "Second Diagnosis" TEXT, -- Code of the diagnosis that comes second.
  "Team" TEXT, -- Team in charge; here one that is called by the word null. Described by the vendor.
  "Origin" TEXT, -- How it came in. Described by the vendor.
  "Grade" INTEGER, -- Grade that was given. Described by the process page.
  "Is Deleted" INTEGER, -- Whether it was deleted. Documented as not nullable.
  "Signed" INTEGER, -- Whether it was signed; the published values contradict the published type. Published as varchar. Described by the product description. Documented as not nullable.
  "Height/Ft" NUMERIC, -- Height in feet.
  "Height (ft)" REAL, -- Height in feet, as it was published before.
  "Income" NUMERIC, -- Income of the first person. Described by the vendor. The export file is documented to repeat the name Income; this is number 1.
  "Income 2" NUMERIC, -- Income of the second person. Described by the vendor. The export file is documented to repeat the name Income; this is number 2.
  "Mystery" TEXT,
  "Part Number" INTEGER, -- Number of the part, counted for each client anew. Documented as not nullable.
  "Begin Date" TEXT, -- Day on which it begins. Documented as not nullable.
  "End Date" TEXT, -- Day on which it ends.
  "Fields" TEXT -- When it was recorded; its name is that of a section of the page. Documented as not nullable.
);
-- Key, inferred: "Part Number"
-- Join, inferred, many-to-one: "Client Id" leads to "Content834Load" ("Client Id")

-- Every Join: One record of everything that a field can lead to.
CREATE TABLE "ContentEveryJoin" (
  "Join Id" TEXT, -- Its own key. Documented as not nullable.
  "Parent Join Id" TEXT, -- The record of this file that it belongs to.
  "Client Id" INTEGER, -- Number of the person who receives services. Documented as not nullable.
  "Paying Client Id" INTEGER, -- The person who pays.
  "Team Given" TEXT, -- The team of the same client.
  "Part Number" INTEGER, -- The part of the client's record that it belongs to.
  "Subject" TEXT, -- What kind of record it is about. Documented as not nullable.
  "Subject Id" INTEGER, -- The record that it is about.
  "Portal Id" TEXT, -- Number that the portal gives out.
  "Report Id" INTEGER, -- Number of a report.
  "Batch Number" INTEGER, -- Number of the batch.
  "Vendor Id" INTEGER, -- Number of a vendor.
  "Paid Id" INTEGER, -- Whether it was paid. Documented as not nullable.
  "Policy Client Id" TEXT, -- Number of the policy.
  "Code" TEXT, -- A code of one list or another.
  "Other Code" TEXT -- A second code of one list or another.
);
-- Join, stated, many-to-one: "Parent Join Id" leads to "ContentEveryJoin" ("Join Id")
-- Join, inferred, many-to-one: "Client Id" leads to "Content834Load" ("Client Id")
-- Join, inferred, many-to-one: "Paying Client Id" leads to "Content834Load" ("Client Id")
-- Join, inferred, one-to-one: "Team Given" leads to "ContentEveryFeature" ("Team") with the same Client Id
-- Join, inferred, many-to-one: "Part Number" leads to "ContentEveryFeature" ("Part Number") with the same Client Id
-- Join, stated, many-to-one: "Subject Id" leads to "Content834Load" ("Client Id") where Subject is Load
-- Join, inferred, many-to-one: "Subject Id" leads to "ContentEveryFeature" ("Client Id") with the same Client Id where Subject is Feature and there Is Deleted is 0

-- LOADING
-- What was loaded, and what no column took: whole records, fields without a column, values of another type.
CREATE TABLE ehi_load (file_name TEXT, records INTEGER, rows INTEGER, values_left_out INTEGER, note TEXT);
CREATE TABLE ehi_left_out (file_name TEXT, record INTEGER, field TEXT, value TEXT, reason TEXT);
CREATE TEMP TABLE ehi_key (file_name TEXT, field TEXT, type TEXT);
INSERT INTO ehi_key VALUES
  ('ContentHostile.json', '<i>Say</i> "so" {x}', 'TEXT'),
  ('Content834Load.json', 'Client Id', 'INTEGER'),
  ('ContentCustomOnly_Custom.json', 'Client ID', 'INTEGER'),
  ('ContentEveryFeature.json', 'Client Id', 'INTEGER'),
  ('ContentEveryFeature.json', 'Status', 'TEXT'),
  ('ContentEveryFeature.json', 'Diagnosis', 'TEXT'),
  ('ContentEveryFeature.json', 'Second Diagnosis', 'TEXT'),
  ('ContentEveryFeature.json', 'Team', 'TEXT'),
  ('ContentEveryFeature.json', 'Origin', 'TEXT'),
  ('ContentEveryFeature.json', 'Grade', 'INTEGER'),
  ('ContentEveryFeature.json', 'Is Deleted', 'INTEGER'),
  ('ContentEveryFeature.json', 'Signed', 'INTEGER'),
  ('ContentEveryFeature.json', 'Height/Ft', 'NUMERIC'),
  ('ContentEveryFeature.json', 'Height (ft)', 'REAL'),
  ('ContentEveryFeature.json', 'Income', 'NUMERIC'),
  ('ContentEveryFeature.json', 'Mystery', 'TEXT'),
  ('ContentEveryFeature.json', 'Part Number', 'INTEGER'),
  ('ContentEveryFeature.json', 'Begin Date', 'TEXT'),
  ('ContentEveryFeature.json', 'End Date', 'TEXT'),
  ('ContentEveryFeature.json', 'Fields', 'TEXT'),
  ('ContentEveryJoin.json', 'Join Id', 'TEXT'),
  ('ContentEveryJoin.json', 'Parent Join Id', 'TEXT'),
  ('ContentEveryJoin.json', 'Client Id', 'INTEGER'),
  ('ContentEveryJoin.json', 'Paying Client Id', 'INTEGER'),
  ('ContentEveryJoin.json', 'Team Given', 'TEXT'),
  ('ContentEveryJoin.json', 'Part Number', 'INTEGER'),
  ('ContentEveryJoin.json', 'Subject', 'TEXT'),
  ('ContentEveryJoin.json', 'Subject Id', 'INTEGER'),
  ('ContentEveryJoin.json', 'Portal Id', 'TEXT'),
  ('ContentEveryJoin.json', 'Report Id', 'INTEGER'),
  ('ContentEveryJoin.json', 'Batch Number', 'INTEGER'),
  ('ContentEveryJoin.json', 'Vendor Id', 'INTEGER'),
  ('ContentEveryJoin.json', 'Paid Id', 'INTEGER'),
  ('ContentEveryJoin.json', 'Policy Client Id', 'TEXT'),
  ('ContentEveryJoin.json', 'Code', 'TEXT'),
  ('ContentEveryJoin.json', 'Other Code', 'TEXT');
INSERT INTO ehi_load VALUES
  ('ContentHostile.json', 0, 0, 0, 'missing'),
  ('Content834Load.json', 0, 0, 0, 'missing'),
  ('ContentCustomOnly_Custom.json', 0, 0, 0, 'missing'),
  ('ContentEveryFeature.json', 0, 0, 0, 'missing'),
  ('ContentEveryJoin.json', 0, 0, 0, 'missing');

CREATE TEMP TABLE ehi_path (path TEXT, file_name TEXT);
INSERT INTO ehi_path VALUES
  ('ContentHostile.json', 'ContentHostile.json'),
  ('Content834Load.json', 'Content834Load.json'),
  ('ContentCustomOnly_Custom.json', 'ContentCustomOnly_Custom.json'),
  ('ContentEveryFeature.json', 'ContentEveryFeature.json'),
  ('ContentEveryJoin.json', 'ContentEveryJoin.json'),
  ('ContentJoins.json', 'ContentEveryJoin.json');

-- A file that is missing is null.
CREATE TEMP TABLE ehi_found (path TEXT, file_name TEXT, content TEXT);
INSERT INTO ehi_found
SELECT path, file_name, ltrim(CAST(readfile(path) AS TEXT), char(65279)) FROM ehi_path;
DELETE FROM ehi_found WHERE content IS NULL;
CREATE TEMP TABLE ehi_none (x);
CREATE TEMP TRIGGER ehi_none_trigger BEFORE INSERT ON ehi_none
WHEN NOT EXISTS (SELECT 1 FROM ehi_found)
BEGIN SELECT RAISE(ABORT, 'Nothing was loaded: the current folder has no file of an export. Run this in the folder of the unpacked export.'); END;
INSERT INTO ehi_none VALUES (1);

CREATE TEMP TABLE ehi_part (file_name TEXT, place INTEGER, record TEXT);
-- Lines, as an array of texts. A backslash is set aside meanwhile, so that \n is an end of a line only.
INSERT INTO ehi_part
SELECT file_name, key + 1, replace(trim(value, char(9, 10, 13, 32)), char(1), '\')
FROM ehi_found, json_each(
  CASE WHEN ltrim(content, char(9, 10, 13, 32)) LIKE '[%' THEN '[]' ELSE
    '[' || replace(json_quote(replace(content, '\', char(1))), '\n', '","') || ']' END)
WHERE trim(value, char(9, 10, 13, 32)) <> '';
-- An array; one that is invalid has no records to distinguish.
INSERT INTO ehi_part
SELECT file_name, key + 1, CASE type WHEN 'object' THEN value ELSE json_quote(value) END
FROM ehi_found, json_each(CASE WHEN ltrim(content, char(9, 10, 13, 32)) LIKE '[%' AND json_valid(content) THEN content ELSE '[]' END);
INSERT INTO ehi_part
SELECT file_name, NULL, content FROM ehi_found WHERE ltrim(content, char(9, 10, 13, 32)) LIKE '[%' AND NOT json_valid(content);

CREATE TEMP TABLE ehi_record (file_name TEXT, place INTEGER, record TEXT, is_record INTEGER);
INSERT INTO ehi_record
SELECT file_name, place, record,
  CASE WHEN json_valid(record) THEN json_type(record) = 'object' ELSE 0 END
FROM ehi_part;
CREATE INDEX temp.ehi_record_of_file ON ehi_record (file_name);

UPDATE ehi_load SET
  records = (SELECT count(*) FROM ehi_record WHERE ehi_record.file_name = ehi_load.file_name),
  note = (SELECT max(CASE path WHEN ehi_found.file_name THEN '' ELSE 'read from ' || path END)
    FROM ehi_found WHERE ehi_found.file_name = ehi_load.file_name)
WHERE file_name IN (SELECT file_name FROM ehi_found);

INSERT INTO "ContentHostile" ("<i>Say</i> ""so"" {x}")
SELECT (SELECT value FROM json_each(record) WHERE key = '<i>Say</i> "so" {x}' ORDER BY id LIMIT 1 OFFSET 0)
FROM ehi_record WHERE file_name = 'ContentHostile.json' AND is_record ORDER BY place;
UPDATE ehi_load SET rows = (SELECT count(*) FROM "ContentHostile") WHERE file_name = 'ContentHostile.json';

INSERT INTO "Content834Load" ("Client Id")
SELECT NULLIF(record ->> '$."Client Id"', '')
FROM ehi_record WHERE file_name = 'Content834Load.json' AND is_record ORDER BY place;
UPDATE ehi_load SET rows = (SELECT count(*) FROM "Content834Load") WHERE file_name = 'Content834Load.json';

INSERT INTO "ContentCustomOnly_Custom" ("Client ID")
SELECT NULLIF(record ->> '$."Client ID"', '')
FROM ehi_record WHERE file_name = 'ContentCustomOnly_Custom.json' AND is_record ORDER BY place;
UPDATE ehi_load SET rows = (SELECT count(*) FROM "ContentCustomOnly_Custom") WHERE file_name = 'ContentCustomOnly_Custom.json';

INSERT INTO "ContentEveryFeature" ("Client Id", "Status", "Diagnosis", "Second Diagnosis", "Team", "Origin", "Grade", "Is Deleted", "Signed", "Height/Ft", "Height (ft)", "Income", "Income 2", "Mystery", "Part Number", "Begin Date", "End Date", "Fields")
SELECT NULLIF(record ->> '$."Client Id"', ''),
  record ->> '$."Status"',
  record ->> '$."Diagnosis"',
  record ->> '$."Second Diagnosis"',
  record ->> '$."Team"',
  record ->> '$."Origin"',
  NULLIF(record ->> '$."Grade"', ''),
  CASE lower(record ->> '$."Is Deleted"') WHEN 'true' THEN 1 WHEN 'false' THEN 0 WHEN '' THEN NULL ELSE record ->> '$."Is Deleted"' END,
  CASE lower(record ->> '$."Signed"') WHEN 'true' THEN 1 WHEN 'false' THEN 0 WHEN '' THEN NULL ELSE record ->> '$."Signed"' END,
  NULLIF(record ->> '$."Height/Ft"', ''),
  NULLIF(record ->> '$."Height (ft)"', ''),
  NULLIF((SELECT value FROM json_each(record) WHERE key = 'Income' ORDER BY id LIMIT 1 OFFSET 0), ''),
  NULLIF((SELECT value FROM json_each(record) WHERE key = 'Income' ORDER BY id LIMIT 1 OFFSET 1), ''),
  record ->> '$."Mystery"',
  NULLIF(record ->> '$."Part Number"', ''),
  NULLIF(record ->> '$."Begin Date"', ''),
  NULLIF(record ->> '$."End Date"', ''),
  NULLIF(record ->> '$."Fields"', '')
FROM ehi_record WHERE file_name = 'ContentEveryFeature.json' AND is_record ORDER BY place;
UPDATE ehi_load SET rows = (SELECT count(*) FROM "ContentEveryFeature") WHERE file_name = 'ContentEveryFeature.json';

INSERT INTO "ContentEveryJoin" ("Join Id", "Parent Join Id", "Client Id", "Paying Client Id", "Team Given", "Part Number", "Subject", "Subject Id", "Portal Id", "Report Id", "Batch Number", "Vendor Id", "Paid Id", "Policy Client Id", "Code", "Other Code")
SELECT NULLIF(record ->> '$."Join Id"', ''),
  NULLIF(record ->> '$."Parent Join Id"', ''),
  NULLIF(record ->> '$."Client Id"', ''),
  NULLIF(record ->> '$."Paying Client Id"', ''),
  record ->> '$."Team Given"',
  NULLIF(record ->> '$."Part Number"', ''),
  record ->> '$."Subject"',
  NULLIF(record ->> '$."Subject Id"', ''),
  record ->> '$."Portal Id"',
  NULLIF(record ->> '$."Report Id"', ''),
  NULLIF(record ->> '$."Batch Number"', ''),
  NULLIF(record ->> '$."Vendor Id"', ''),
  CASE lower(record ->> '$."Paid Id"') WHEN 'true' THEN 1 WHEN 'false' THEN 0 WHEN '' THEN NULL ELSE record ->> '$."Paid Id"' END,
  record ->> '$."Policy Client Id"',
  record ->> '$."Code"',
  record ->> '$."Other Code"'
FROM ehi_record WHERE file_name = 'ContentEveryJoin.json' AND is_record ORDER BY place;
UPDATE ehi_load SET rows = (SELECT count(*) FROM "ContentEveryJoin") WHERE file_name = 'ContentEveryJoin.json';

INSERT INTO ehi_left_out (file_name, record, field, value, reason)
SELECT file_name, place, NULL, record, 'not a JSON object' FROM ehi_record WHERE NOT is_record;
INSERT INTO ehi_left_out (file_name, record, field, value, reason)
SELECT file_name, place, key, value, 'no column of this name'
FROM ehi_record, json_each(record) AS pair
WHERE is_record AND pair.value IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM ehi_key WHERE ehi_key.file_name = ehi_record.file_name AND ehi_key.field = pair.key);

UPDATE ehi_load SET values_left_out = (SELECT count(field) FROM ehi_left_out WHERE ehi_left_out.file_name = ehi_load.file_name);
UPDATE ehi_load SET note = CASE WHEN records > rows
  THEN 'first invalid record: ' || (SELECT coalesce(min(record), 1) FROM ehi_left_out WHERE field IS NULL AND ehi_left_out.file_name = ehi_load.file_name) ELSE 'see ehi_left_out' END
WHERE records > rows OR (values_left_out > 0 AND note = '');
COMMIT;
.headers on
.mode column
SELECT file_name, records, rows, values_left_out, note FROM (
  SELECT 1 AS place, file_name, records, rows, values_left_out, note FROM ehi_load
  UNION ALL SELECT 2, 'Sum', sum(records), sum(rows), sum(values_left_out),
    CASE WHEN sum(CASE WHEN note = 'missing' THEN 1 ELSE 0 END) + sum(records - rows) + sum(values_left_out) = 0 THEN 'no difference' ELSE 'files missing: ' || sum(CASE WHEN note = 'missing' THEN 1 ELSE 0 END) || ', records left out: ' || sum(records - rows) || ', values left out: ' || sum(values_left_out) END FROM ehi_load
) AS report ORDER BY place, file_name;
