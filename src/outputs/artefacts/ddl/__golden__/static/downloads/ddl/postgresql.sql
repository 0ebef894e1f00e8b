-- Generated from the data dictionary of the Sample Export, version 20250925.1.
-- Sources: the vendor's dictionary (V20251217.1); the vendor's process page (read on 2026-02-14); the product description (20250925.1); this site's editors. What none of them states is inferred and no promise.
-- License: Creative Commons Attribution 4.0 International (CC BY 4.0), https://creativecommons.org/licenses/by/4.0/
-- Tables of the export for PostgreSQL, names as exported, and behind the line "LOADING" what fills them:
-- psql -f postgresql.sql, in the folder of the export. A file that is an array over many lines is made
-- lines of first: jq -c 'arrays[], objects' FILE > LINES

-- <b>{name}</b> "quoted" ${x} 😀: </script><script>alert(1)</script> {1+1} `code` --- \ # no heading
CREATE TABLE "ContentHostile" (
  "<i>Say</i> ""so"" {x}" text
);
COMMENT ON TABLE "ContentHostile" IS '</script><script>alert(1)</script> {1+1} `code` --- \ # no heading';
COMMENT ON COLUMN "ContentHostile"."<i>Say</i> ""so"" {x}" IS ':::note ## Not a heading {process.env.SECRET} - no list.';

-- 834 Load: TODO
CREATE TABLE "Content834Load" (
  "Client Id" integer NOT NULL
);
COMMENT ON TABLE "Content834Load" IS 'TODO';
COMMENT ON COLUMN "Content834Load"."Client Id" IS 'The person who is enrolled.';
-- Key, inferred: "Client Id"

-- Custom Only: Fields that an agency added, one record a person.
CREATE TABLE "ContentCustomOnly_Custom" (
  "Client ID" integer NOT NULL
);
COMMENT ON TABLE "ContentCustomOnly_Custom" IS 'Fields that an agency added, one record a person.';
COMMENT ON COLUMN "ContentCustomOnly_Custom"."Client ID" IS 'The person; here its name is spelled otherwise.';
-- Join, inferred, many-to-one: "Client ID" leads to "Content834Load" ("Client Id")

-- Every Feature: One record of everything that a field can be.
CREATE TABLE "ContentEveryFeature" (
  "Client Id" integer NOT NULL,
  "Status" text NOT NULL,
  "Diagnosis" text,
  "Second Diagnosis" text,
  "Team" text,
  "Origin" text,
  "Grade" smallint,
  "Is Deleted" boolean NOT NULL,
  "Signed" boolean NOT NULL,
  "Height/Ft" numeric,
  "Height (ft)" double precision,
  "Income" numeric,
  "Income 2" numeric,
  "Mystery" text,
  "Fields" timestamp NOT NULL,
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
SET datestyle = 'ISO, MDY';
CREATE TEMPORARY TABLE ehi_line (line text);
-- Neither \x01 nor \x02 occurs in JSON, so that each line arrives whole.

TRUNCATE ehi_line;
\copy ehi_line FROM 'ContentHostile.json' WITH (FORMAT csv, DELIMITER E'\x01', QUOTE E'\x02')
INSERT INTO "ContentHostile" ("<i>Say</i> ""so"" {x}")
SELECT record ->> '<i>Say</i> "so" {x}'
FROM (SELECT line, line::jsonb AS record FROM ehi_line WHERE line <> '') AS records;

TRUNCATE ehi_line;
\copy ehi_line FROM 'Content834Load.json' WITH (FORMAT csv, DELIMITER E'\x01', QUOTE E'\x02')
INSERT INTO "Content834Load" ("Client Id")
SELECT CAST(NULLIF(record ->> 'Client Id', '') AS integer)
FROM (SELECT line, line::jsonb AS record FROM ehi_line WHERE line <> '') AS records;

TRUNCATE ehi_line;
\copy ehi_line FROM 'ContentCustomOnly_Custom.json' WITH (FORMAT csv, DELIMITER E'\x01', QUOTE E'\x02')
INSERT INTO "ContentCustomOnly_Custom" ("Client ID")
SELECT CAST(NULLIF(record ->> 'Client ID', '') AS integer)
FROM (SELECT line, line::jsonb AS record FROM ehi_line WHERE line <> '') AS records;

TRUNCATE ehi_line;
\copy ehi_line FROM 'ContentEveryFeature.json' WITH (FORMAT csv, DELIMITER E'\x01', QUOTE E'\x02')
INSERT INTO "ContentEveryFeature" ("Client Id", "Status", "Diagnosis", "Second Diagnosis", "Team", "Origin", "Grade", "Is Deleted", "Signed", "Height/Ft", "Height (ft)", "Income", "Income 2", "Mystery", "Fields")
SELECT CAST(NULLIF(record ->> 'Client Id', '') AS integer),
  record ->> 'Status',
  record ->> 'Diagnosis',
  record ->> 'Second Diagnosis',
  record ->> 'Team',
  record ->> 'Origin',
  CAST(NULLIF(record ->> 'Grade', '') AS smallint),
  CAST(NULLIF(record ->> 'Is Deleted', '') AS boolean),
  CAST(NULLIF(record ->> 'Signed', '') AS boolean),
  CAST(NULLIF(record ->> 'Height/Ft', '') AS numeric),
  CAST(NULLIF(record ->> 'Height (ft)', '') AS double precision),
  CAST(NULLIF((SELECT value FROM json_each_text(line::json) WITH ORDINALITY AS pair (key, value, place) WHERE key = 'Income' ORDER BY place LIMIT 1 OFFSET 0), '') AS numeric),
  CAST(NULLIF((SELECT value FROM json_each_text(line::json) WITH ORDINALITY AS pair (key, value, place) WHERE key = 'Income' ORDER BY place LIMIT 1 OFFSET 1), '') AS numeric),
  record ->> 'Mystery',
  CAST(NULLIF(record ->> 'Fields', '') AS timestamp)
FROM (SELECT line, line::jsonb AS record FROM ehi_line WHERE line <> '') AS records;
