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
  "Part Number" smallint NOT NULL,
  "Begin Date" date NOT NULL,
  "End Date" date,
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
COMMENT ON COLUMN "ContentEveryFeature"."Part Number" IS 'Number of the part, counted for each client anew.';
COMMENT ON COLUMN "ContentEveryFeature"."Begin Date" IS 'Day on which it begins.';
COMMENT ON COLUMN "ContentEveryFeature"."End Date" IS 'Day on which it ends.';
COMMENT ON COLUMN "ContentEveryFeature"."Fields" IS 'When it was recorded; its name is that of a section of the page.';
-- Key, inferred: "Part Number"
-- Join, inferred, many-to-one: "Client Id" leads to "Content834Load" ("Client Id")

-- Every Join: One record of everything that a field can lead to.
CREATE TABLE "ContentEveryJoin" (
  "Join Id" uuid NOT NULL,
  "Parent Join Id" uuid,
  "Client Id" integer NOT NULL,
  "Paying Client Id" smallint,
  "Team Given" text,
  "Part Number" smallint,
  "Subject" text NOT NULL,
  "Subject Id" integer,
  "Portal Id" text,
  "Report Id" integer,
  "Batch Number" integer,
  "Vendor Id" bigint,
  "Paid Id" boolean NOT NULL,
  "Policy Client Id" text,
  "Code" text,
  "Other Code" text,
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
INSERT INTO "ContentEveryFeature" ("Client Id", "Status", "Diagnosis", "Second Diagnosis", "Team", "Origin", "Grade", "Is Deleted", "Signed", "Height/Ft", "Height (ft)", "Income", "Income 2", "Mystery", "Part Number", "Begin Date", "End Date", "Fields")
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
  CAST(NULLIF(record ->> 'Part Number', '') AS smallint),
  CAST(NULLIF(record ->> 'Begin Date', '') AS date),
  CAST(NULLIF(record ->> 'End Date', '') AS date),
  CAST(NULLIF(record ->> 'Fields', '') AS timestamp)
FROM (SELECT line, line::jsonb AS record FROM ehi_line WHERE line <> '') AS records;

TRUNCATE ehi_line;
\copy ehi_line FROM 'ContentEveryJoin.json' WITH (FORMAT csv, DELIMITER E'\x01', QUOTE E'\x02')
INSERT INTO "ContentEveryJoin" ("Join Id", "Parent Join Id", "Client Id", "Paying Client Id", "Team Given", "Part Number", "Subject", "Subject Id", "Portal Id", "Report Id", "Batch Number", "Vendor Id", "Paid Id", "Policy Client Id", "Code", "Other Code")
SELECT CAST(NULLIF(record ->> 'Join Id', '') AS uuid),
  CAST(NULLIF(record ->> 'Parent Join Id', '') AS uuid),
  CAST(NULLIF(record ->> 'Client Id', '') AS integer),
  CAST(NULLIF(record ->> 'Paying Client Id', '') AS smallint),
  record ->> 'Team Given',
  CAST(NULLIF(record ->> 'Part Number', '') AS smallint),
  record ->> 'Subject',
  CAST(NULLIF(record ->> 'Subject Id', '') AS integer),
  record ->> 'Portal Id',
  CAST(NULLIF(record ->> 'Report Id', '') AS integer),
  CAST(NULLIF(record ->> 'Batch Number', '') AS integer),
  CAST(NULLIF(record ->> 'Vendor Id', '') AS bigint),
  CAST(NULLIF(record ->> 'Paid Id', '') AS boolean),
  record ->> 'Policy Client Id',
  record ->> 'Code',
  record ->> 'Other Code'
FROM (SELECT line, line::jsonb AS record FROM ehi_line WHERE line <> '') AS records;
