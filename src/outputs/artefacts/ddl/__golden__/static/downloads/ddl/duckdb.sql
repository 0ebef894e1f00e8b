-- Generated from the data dictionary of the Sample Export, version 20250925.1.
-- Sources: the vendor's dictionary (V20251217.1); the vendor's process page (read on 2026-02-14); the product description (20250925.1); this site's editors. What none of them states is inferred and no promise.
-- License: Creative Commons Attribution 4.0 International (CC BY 4.0), https://creativecommons.org/licenses/by/4.0/
-- Tables of the export for DuckDB, names as exported, and behind the line "LOADING" what fills them:
-- duckdb ehi.db < duckdb.sql, in the folder of the export. It reads lines and arrays.
-- Without the tables, read_json guesses types, and fails on a record that repeats a key.

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
  "Fields" TIMESTAMP NOT NULL,
  CHECK ("Status" IN ('A', 'C'))
);
COMMENT ON TABLE "ContentEveryFeature" IS 'One record of everything that a field can be.';
COMMENT ON COLUMN "ContentEveryFeature"."Client Id" IS 'Number of the person who receives services.';
COMMENT ON COLUMN "ContentEveryFeature"."Status" IS 'How far it has come. A: Active; C: Closed.';
COMMENT ON COLUMN "ContentEveryFeature"."Diagnosis" IS 'Code of the diagnosis.';
COMMENT ON COLUMN "ContentEveryFeature"."Second Diagnosis" IS 'Code of the diagnosis that comes second.';
COMMENT ON COLUMN "ContentEveryFeature"."Team" IS 'Team in charge; here one that is called by the word null.';
COMMENT ON COLUMN "ContentEveryFeature"."Origin" IS 'How it came in.';
COMMENT ON COLUMN "ContentEveryFeature"."Grade" IS 'Grade that was given.';
COMMENT ON COLUMN "ContentEveryFeature"."Is Deleted" IS 'Whether it was deleted.';
COMMENT ON COLUMN "ContentEveryFeature"."Signed" IS 'Whether it was signed; the published values contradict the published type. Published as varchar.';
COMMENT ON COLUMN "ContentEveryFeature"."Height/Ft" IS 'Height in feet.';
COMMENT ON COLUMN "ContentEveryFeature"."Height (ft)" IS 'Height in feet, as it was published before.';
COMMENT ON COLUMN "ContentEveryFeature"."Income" IS 'Income of the first person. The export file is documented to repeat the name Income; this is number 1.';
COMMENT ON COLUMN "ContentEveryFeature"."Income 2" IS 'Income of the second person. The export file is documented to repeat the name Income; this is number 2.';
COMMENT ON COLUMN "ContentEveryFeature"."Fields" IS 'When it was recorded; its name is that of a section of the page.';
-- Join, inferred, many-to-one: "Client Id" leads to "Content834Load" ("Client Id")

-- LOADING
-- The vendor shows dates as 2025-03-04T10:00:00 and as 3/4/2025 10:00:00 AM.
CREATE OR REPLACE TEMPORARY MACRO ehi_time(x) AS CASE WHEN x LIKE '%/%'
  THEN strptime(x, '%m/%d/%Y %I:%M:%S %p') ELSE CAST(NULLIF(x, '') AS TIMESTAMP) END;

INSERT INTO "ContentHostile" ("<i>Say</i> ""so"" {x}")
SELECT record ->> '/<i>Say<~1i> "so" {x}'
FROM read_json_objects('ContentHostile.json') AS file (record);

INSERT INTO "Content834Load" ("Client Id")
SELECT CAST(NULLIF(record ->> '/Client Id', '') AS INTEGER)
FROM read_json_objects('Content834Load.json') AS file (record);

INSERT INTO "ContentCustomOnly_Custom" ("Client ID")
SELECT CAST(NULLIF(record ->> '/Client ID', '') AS INTEGER)
FROM read_json_objects('ContentCustomOnly_Custom.json') AS file (record);

INSERT INTO "ContentEveryFeature" ("Client Id", "Status", "Diagnosis", "Second Diagnosis", "Team", "Origin", "Grade", "Is Deleted", "Signed", "Height/Ft", "Height (ft)", "Income", "Income 2", "Mystery", "Fields")
SELECT CAST(NULLIF(record ->> '/Client Id', '') AS INTEGER),
  record ->> '/Status',
  record ->> '/Diagnosis',
  record ->> '/Second Diagnosis',
  record ->> '/Team',
  record ->> '/Origin',
  CAST(NULLIF(record ->> '/Grade', '') AS UTINYINT),
  CAST(NULLIF(record ->> '/Is Deleted', '') AS BOOLEAN),
  CAST(NULLIF(record ->> '/Signed', '') AS BOOLEAN),
  CAST(NULLIF(record ->> '/Height~1Ft', '') AS DECIMAL(18, 4)),
  CAST(NULLIF(record ->> '/Height (ft)', '') AS DOUBLE),
  CAST(NULLIF((SELECT value ->> '$' FROM json_each(record) WHERE key = 'Income' ORDER BY id LIMIT 1 OFFSET 0), '') AS DECIMAL(18, 4)),
  CAST(NULLIF((SELECT value ->> '$' FROM json_each(record) WHERE key = 'Income' ORDER BY id LIMIT 1 OFFSET 1), '') AS DECIMAL(18, 4)),
  record ->> '/Mystery',
  CAST(ehi_time(record ->> '/Fields') AS TIMESTAMP)
FROM read_json_objects('ContentEveryFeature.json') AS file (record);
