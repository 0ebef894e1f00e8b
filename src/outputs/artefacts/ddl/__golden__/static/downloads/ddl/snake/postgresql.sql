-- Generated from the data dictionary of the Sample Export, version 20250925.1.
-- Sources: the vendor's dictionary (V20251217.1); the vendor's process page (read on 2026-02-14); the product description (20250925.1); this site's editors. What none of them states is inferred and no promise.
-- License: Creative Commons Attribution 4.0 International (CC BY 4.0), https://creativecommons.org/licenses/by/4.0/
-- Tables of the export for PostgreSQL, names as snake_case, and behind the line "LOADING" what fills them:
-- psql -f postgresql.sql, in the folder of the export. A file that is an array over many lines is made
-- lines of first: jq -c 'arrays[], objects' FILE > LINES

-- <b>{name}</b> "quoted" ${x} 😀: </script><script>alert(1)</script> {1+1} `code` --- \ # no heading
CREATE TABLE "content_hostile" (
  "i_say_i_so_x" text
);
COMMENT ON TABLE "content_hostile" IS '</script><script>alert(1)</script> {1+1} `code` --- \ # no heading';
COMMENT ON COLUMN "content_hostile"."i_say_i_so_x" IS ':::note ## Not a heading {process.env.SECRET} - no list.';

-- 834 Load: TODO
CREATE TABLE "content_834_load" (
  "client_id" integer NOT NULL
);
COMMENT ON TABLE "content_834_load" IS 'TODO';
COMMENT ON COLUMN "content_834_load"."client_id" IS 'The person who is enrolled.';
-- Key, inferred: "client_id"

-- Custom Only: Fields that an agency added, one record a person.
CREATE TABLE "content_custom_only_custom" (
  "client_id" integer NOT NULL
);
COMMENT ON TABLE "content_custom_only_custom" IS 'Fields that an agency added, one record a person.';
COMMENT ON COLUMN "content_custom_only_custom"."client_id" IS 'The person; here its name is spelled otherwise.';
-- Join, inferred, many-to-one: "client_id" leads to "content_834_load" ("client_id")

-- Every Feature: One record of everything that a field can be.
CREATE TABLE "content_every_feature" (
  "client_id" integer NOT NULL,
  "status" text NOT NULL,
  "diagnosis" text,
  "second_diagnosis" text,
  "team" text,
  "origin" text,
  "grade" smallint,
  "is_deleted" boolean NOT NULL,
  "signed" boolean NOT NULL,
  "height_ft" numeric,
  "height_ft_2" double precision,
  "income" numeric,
  "income_2" numeric,
  "mystery" text,
  "part_number" smallint NOT NULL,
  "begin_date" date NOT NULL,
  "end_date" date,
  "fields" timestamp NOT NULL,
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
COMMENT ON COLUMN "content_every_feature"."part_number" IS 'Number of the part, counted for each client anew.';
COMMENT ON COLUMN "content_every_feature"."begin_date" IS 'Day on which it begins.';
COMMENT ON COLUMN "content_every_feature"."end_date" IS 'Day on which it ends.';
COMMENT ON COLUMN "content_every_feature"."fields" IS 'When it was recorded; its name is that of a section of the page.';
-- Key, inferred: "part_number"
-- Join, inferred, many-to-one: "client_id" leads to "content_834_load" ("client_id")

-- Every Join: One record of everything that a field can lead to.
CREATE TABLE "content_every_join" (
  "join_id" uuid NOT NULL,
  "parent_join_id" uuid,
  "client_id" integer NOT NULL,
  "paying_client_id" smallint,
  "team_given" text,
  "part_number" smallint,
  "subject" text NOT NULL,
  "subject_id" integer,
  "portal_id" text,
  "report_id" integer,
  "batch_number" integer,
  "vendor_id" bigint,
  "paid_id" boolean NOT NULL,
  "policy_client_id" text,
  "code" text,
  "other_code" text,
  CHECK ("subject" IN ('Load', 'Feature', 'Form'))
);
COMMENT ON TABLE "content_every_join" IS 'One record of everything that a field can lead to.';
COMMENT ON COLUMN "content_every_join"."join_id" IS 'Its own key.';
COMMENT ON COLUMN "content_every_join"."parent_join_id" IS 'The record of this file that it belongs to.';
COMMENT ON COLUMN "content_every_join"."client_id" IS 'Number of the person who receives services.';
COMMENT ON COLUMN "content_every_join"."paying_client_id" IS 'The person who pays.';
COMMENT ON COLUMN "content_every_join"."team_given" IS 'The team of the same client.';
COMMENT ON COLUMN "content_every_join"."part_number" IS 'The part of the client''s record that it belongs to.';
COMMENT ON COLUMN "content_every_join"."subject" IS 'What kind of record it is about.';
COMMENT ON COLUMN "content_every_join"."subject_id" IS 'The record that it is about.';
COMMENT ON COLUMN "content_every_join"."portal_id" IS 'Number that the portal gives out.';
COMMENT ON COLUMN "content_every_join"."report_id" IS 'Number of a report.';
COMMENT ON COLUMN "content_every_join"."batch_number" IS 'Number of the batch.';
COMMENT ON COLUMN "content_every_join"."vendor_id" IS 'Number of a vendor.';
COMMENT ON COLUMN "content_every_join"."paid_id" IS 'Whether it was paid.';
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
SET datestyle = 'ISO, MDY';
CREATE TEMPORARY TABLE ehi_line (line text);
-- Neither \x01 nor \x02 occurs in JSON, so that each line arrives whole.

TRUNCATE ehi_line;
\copy ehi_line FROM 'ContentHostile.json' WITH (FORMAT csv, DELIMITER E'\x01', QUOTE E'\x02')
INSERT INTO "content_hostile" ("i_say_i_so_x")
SELECT record ->> '<i>Say</i> "so" {x}'
FROM (SELECT line, line::jsonb AS record FROM ehi_line WHERE line <> '') AS records;

TRUNCATE ehi_line;
\copy ehi_line FROM 'Content834Load.json' WITH (FORMAT csv, DELIMITER E'\x01', QUOTE E'\x02')
INSERT INTO "content_834_load" ("client_id")
SELECT CAST(NULLIF(record ->> 'Client Id', '') AS integer)
FROM (SELECT line, line::jsonb AS record FROM ehi_line WHERE line <> '') AS records;

TRUNCATE ehi_line;
\copy ehi_line FROM 'ContentCustomOnly_Custom.json' WITH (FORMAT csv, DELIMITER E'\x01', QUOTE E'\x02')
INSERT INTO "content_custom_only_custom" ("client_id")
SELECT CAST(NULLIF(record ->> 'Client ID', '') AS integer)
FROM (SELECT line, line::jsonb AS record FROM ehi_line WHERE line <> '') AS records;

TRUNCATE ehi_line;
\copy ehi_line FROM 'ContentEveryFeature.json' WITH (FORMAT csv, DELIMITER E'\x01', QUOTE E'\x02')
INSERT INTO "content_every_feature" ("client_id", "status", "diagnosis", "second_diagnosis", "team", "origin", "grade", "is_deleted", "signed", "height_ft", "height_ft_2", "income", "income_2", "mystery", "part_number", "begin_date", "end_date", "fields")
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
INSERT INTO "content_every_join" ("join_id", "parent_join_id", "client_id", "paying_client_id", "team_given", "part_number", "subject", "subject_id", "portal_id", "report_id", "batch_number", "vendor_id", "paid_id", "policy_client_id", "code", "other_code")
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
