-- Generated from the data dictionary of the Sample Export, version 20250925.1.
-- Sources: the vendor's dictionary (V20251217.1); the vendor's process page (read on 2026-02-14); the product description (20250925.1); this site's editors. What none of them states is inferred and no promise.
-- License: Creative Commons Attribution 4.0 International (CC BY 4.0), https://creativecommons.org/licenses/by/4.0/
-- Tables of the export for DuckDB, names as snake_case, and behind the line "LOADING" what fills them:
-- duckdb ehi.db < duckdb.sql, in the folder of the export. It reads lines and arrays.
-- Without the tables, read_json guesses types, and fails on a record that repeats a key.

-- <b>{name}</b> "quoted" ${x} 😀: </script><script>alert(1)</script> {1+1} `code` --- \ # no heading
CREATE TABLE "content_hostile" (
  "i_say_i_so_x" VARCHAR
);
COMMENT ON TABLE "content_hostile" IS '</script><script>alert(1)</script> {1+1} `code` --- \ # no heading';
COMMENT ON COLUMN "content_hostile"."i_say_i_so_x" IS ':::note ## Not a heading {process.env.SECRET} - no list.';

-- 834 Load: TODO
CREATE TABLE "content_834_load" (
  "client_id" INTEGER NOT NULL
);
COMMENT ON TABLE "content_834_load" IS 'TODO';
COMMENT ON COLUMN "content_834_load"."client_id" IS 'The person who is enrolled.';
-- Key, inferred: "client_id"

-- Custom Only: Fields that an agency added, one record a person.
CREATE TABLE "content_custom_only_custom" (
  "client_id" INTEGER NOT NULL
);
COMMENT ON TABLE "content_custom_only_custom" IS 'Fields that an agency added, one record a person.';
COMMENT ON COLUMN "content_custom_only_custom"."client_id" IS 'The person; here its name is spelled otherwise.';
-- Join, inferred, many-to-one: "client_id" leads to "content_834_load" ("client_id")

-- Every Feature: One record of everything that a field can be.
CREATE TABLE "content_every_feature" (
  "client_id" INTEGER NOT NULL,
  "status" VARCHAR NOT NULL,
  "diagnosis" VARCHAR,
  "second_diagnosis" VARCHAR,
  "team" VARCHAR,
  "origin" VARCHAR,
  "grade" UTINYINT,
  "is_deleted" BOOLEAN NOT NULL,
  "signed" BOOLEAN NOT NULL,
  "height_ft" DECIMAL(18, 4),
  "height_ft_2" DOUBLE,
  "income" DECIMAL(18, 4),
  "income_2" DECIMAL(18, 4),
  "mystery" VARCHAR,
  "fields" TIMESTAMP NOT NULL,
  CHECK ("status" IN ('A', 'C'))
);
COMMENT ON TABLE "content_every_feature" IS 'One record of everything that a field can be.';
COMMENT ON COLUMN "content_every_feature"."client_id" IS 'Number of the person who receives services.';
COMMENT ON COLUMN "content_every_feature"."status" IS 'How far it has come. A: Active; C: Closed.';
COMMENT ON COLUMN "content_every_feature"."diagnosis" IS 'Code of the diagnosis.';
COMMENT ON COLUMN "content_every_feature"."second_diagnosis" IS 'Code of the diagnosis that comes second.';
COMMENT ON COLUMN "content_every_feature"."team" IS 'Team in charge; here one that is called by the word null.';
COMMENT ON COLUMN "content_every_feature"."origin" IS 'How it came in.';
COMMENT ON COLUMN "content_every_feature"."grade" IS 'Grade that was given.';
COMMENT ON COLUMN "content_every_feature"."is_deleted" IS 'Whether it was deleted.';
COMMENT ON COLUMN "content_every_feature"."signed" IS 'Whether it was signed; the published values contradict the published type. Published as varchar.';
COMMENT ON COLUMN "content_every_feature"."height_ft" IS 'Height in feet.';
COMMENT ON COLUMN "content_every_feature"."height_ft_2" IS 'Height in feet, as it was published before.';
COMMENT ON COLUMN "content_every_feature"."income" IS 'Income of the first person. The export file is documented to repeat the name Income; this is number 1.';
COMMENT ON COLUMN "content_every_feature"."income_2" IS 'Income of the second person. The export file is documented to repeat the name Income; this is number 2.';
COMMENT ON COLUMN "content_every_feature"."fields" IS 'When it was recorded; its name is that of a section of the page.';
-- Join, inferred, many-to-one: "client_id" leads to "content_834_load" ("client_id")

-- LOADING
-- The vendor shows dates as 2025-03-04T10:00:00 and as 3/4/2025 10:00:00 AM.
CREATE OR REPLACE TEMPORARY MACRO ehi_time(x) AS CASE WHEN x LIKE '%/%'
  THEN strptime(x, '%m/%d/%Y %I:%M:%S %p') ELSE CAST(NULLIF(x, '') AS TIMESTAMP) END;

INSERT INTO "content_hostile" ("i_say_i_so_x")
SELECT record ->> '/<i>Say<~1i> "so" {x}'
FROM read_json_objects('ContentHostile.json') AS file (record);

INSERT INTO "content_834_load" ("client_id")
SELECT CAST(NULLIF(record ->> '/Client Id', '') AS INTEGER)
FROM read_json_objects('Content834Load.json') AS file (record);

INSERT INTO "content_custom_only_custom" ("client_id")
SELECT CAST(NULLIF(record ->> '/Client ID', '') AS INTEGER)
FROM read_json_objects('ContentCustomOnly_Custom.json') AS file (record);

INSERT INTO "content_every_feature" ("client_id", "status", "diagnosis", "second_diagnosis", "team", "origin", "grade", "is_deleted", "signed", "height_ft", "height_ft_2", "income", "income_2", "mystery", "fields")
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
