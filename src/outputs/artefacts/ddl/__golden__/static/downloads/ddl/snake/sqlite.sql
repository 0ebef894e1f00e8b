-- Generated from the data dictionary of the Sample Export, version 20250925.1.
-- Sources: the vendor's dictionary (V20251217.1); the vendor's process page (read on 2026-02-14); the product description (20250925.1); this site's editors. What none of them states is inferred and no promise.
-- License: Creative Commons Attribution 4.0 International (CC BY 4.0), https://creativecommons.org/licenses/by/4.0/
-- Tables of the export for SQLite, names as snake_case, and behind the line "LOADING" what fills them:
-- sqlite3 ehi.db < sqlite.sql, in the folder of the export (SQLite 3.38 and later; readfile() is part of
-- its command line). It reads lines and arrays; dates stay text as exported.

-- <b>{name}</b> "quoted" ${x} 😀: </script><script>alert(1)</script> {1+1} `code` --- \ # no heading
CREATE TABLE "content_hostile" (
  "i_say_i_so_x" TEXT -- :::note ## Not a heading {process.env.SECRET} - no list.
);

-- 834 Load: TODO
CREATE TABLE "content_834_load" (
  "client_id" INTEGER NOT NULL -- The person who is enrolled.
);
-- Key, inferred: "client_id"

-- Custom Only: Fields that an agency added, one record a person.
CREATE TABLE "content_custom_only_custom" (
  "client_id" INTEGER NOT NULL -- The person; here its name is spelled otherwise.
);
-- Join, inferred, many-to-one: "client_id" leads to "content_834_load" ("client_id")

-- Every Feature: One record of everything that a field can be.
CREATE TABLE "content_every_feature" (
  "client_id" INTEGER NOT NULL, -- Number of the person who receives services.
  "status" TEXT NOT NULL, -- How far it has come. A: Active; C: Closed.
  "diagnosis" TEXT, -- Code of the diagnosis.
  "second_diagnosis" TEXT, -- Code of the diagnosis that comes second.
  "team" TEXT, -- Team in charge; here one that is called by the word null.
  "origin" TEXT, -- How it came in.
  "grade" INTEGER, -- Grade that was given.
  "is_deleted" INTEGER NOT NULL, -- Whether it was deleted.
  "signed" INTEGER NOT NULL, -- Whether it was signed; the published values contradict the published type. Published as varchar.
  "height_ft" NUMERIC, -- Height in feet.
  "height_ft_2" REAL, -- Height in feet, as it was published before.
  "income" NUMERIC, -- Income of the first person. The export file is documented to repeat the name Income; this is number 1.
  "income_2" NUMERIC, -- Income of the second person. The export file is documented to repeat the name Income; this is number 2.
  "mystery" TEXT,
  "part_number" INTEGER NOT NULL, -- Number of the part, counted for each client anew.
  "begin_date" TEXT NOT NULL, -- Day on which it begins.
  "end_date" TEXT, -- Day on which it ends.
  "fields" TEXT NOT NULL, -- When it was recorded; its name is that of a section of the page.
  CHECK ("status" IN ('A', 'C'))
);
-- Key, inferred: "part_number"
-- Join, inferred, many-to-one: "client_id" leads to "content_834_load" ("client_id")

-- Every Join: One record of everything that a field can lead to.
CREATE TABLE "content_every_join" (
  "join_id" TEXT NOT NULL, -- Its own key.
  "parent_join_id" TEXT, -- The record of this file that it belongs to.
  "client_id" INTEGER NOT NULL, -- Number of the person who receives services.
  "paying_client_id" INTEGER, -- The person who pays.
  "team_given" TEXT, -- The team of the same client.
  "part_number" INTEGER, -- The part of the client's record that it belongs to.
  "subject" TEXT NOT NULL, -- What kind of record it is about.
  "subject_id" INTEGER, -- The record that it is about.
  "portal_id" TEXT, -- Number that the portal gives out.
  "report_id" INTEGER, -- Number of a report.
  "batch_number" INTEGER, -- Number of the batch.
  "vendor_id" INTEGER, -- Number of a vendor.
  "paid_id" INTEGER NOT NULL, -- Whether it was paid.
  "policy_client_id" TEXT, -- Number of the policy.
  "code" TEXT, -- A code of one list or another.
  "other_code" TEXT, -- A second code of one list or another.
  CHECK ("subject" IN ('Load', 'Feature', 'Form'))
);
-- Join, stated, many-to-one: "parent_join_id" leads to "content_every_join" ("join_id")
-- Join, inferred, many-to-one: "client_id" leads to "content_834_load" ("client_id")
-- Join, inferred, many-to-one: "paying_client_id" leads to "content_834_load" ("client_id")
-- Join, inferred, one-to-one: "team_given" leads to "content_every_feature" ("team") with the same Client Id
-- Join, inferred, many-to-one: "part_number" leads to "content_every_feature" ("part_number") with the same Client Id
-- Join, stated, many-to-one: "subject_id" leads to "content_834_load" ("client_id") where Subject is Load
-- Join, inferred, many-to-one: "subject_id" leads to "content_every_feature" ("client_id") with the same Client Id where Subject is Feature and there Is Deleted is 0

-- LOADING

INSERT INTO "content_hostile" ("i_say_i_so_x")
SELECT (SELECT value FROM json_each(record) WHERE key = '<i>Say</i> "so" {x}' ORDER BY id LIMIT 1 OFFSET 0)
FROM (SELECT value AS record FROM json_each((SELECT CASE WHEN file LIKE '[%' THEN file ELSE
  '[' || replace(file, char(10), ',') || ']' END
  FROM (SELECT trim(CAST(readfile('ContentHostile.json') AS TEXT), char(10, 13, 32)) AS file))));

INSERT INTO "content_834_load" ("client_id")
SELECT NULLIF(record ->> '$."Client Id"', '')
FROM (SELECT value AS record FROM json_each((SELECT CASE WHEN file LIKE '[%' THEN file ELSE
  '[' || replace(file, char(10), ',') || ']' END
  FROM (SELECT trim(CAST(readfile('Content834Load.json') AS TEXT), char(10, 13, 32)) AS file))));

INSERT INTO "content_custom_only_custom" ("client_id")
SELECT NULLIF(record ->> '$."Client ID"', '')
FROM (SELECT value AS record FROM json_each((SELECT CASE WHEN file LIKE '[%' THEN file ELSE
  '[' || replace(file, char(10), ',') || ']' END
  FROM (SELECT trim(CAST(readfile('ContentCustomOnly_Custom.json') AS TEXT), char(10, 13, 32)) AS file))));

INSERT INTO "content_every_feature" ("client_id", "status", "diagnosis", "second_diagnosis", "team", "origin", "grade", "is_deleted", "signed", "height_ft", "height_ft_2", "income", "income_2", "mystery", "part_number", "begin_date", "end_date", "fields")
SELECT NULLIF(record ->> '$."Client Id"', ''),
  record ->> '$."Status"',
  record ->> '$."Diagnosis"',
  record ->> '$."Second Diagnosis"',
  record ->> '$."Team"',
  record ->> '$."Origin"',
  NULLIF(record ->> '$."Grade"', ''),
  NULLIF(record ->> '$."Is Deleted"', ''),
  NULLIF(record ->> '$."Signed"', ''),
  NULLIF(record ->> '$."Height/Ft"', ''),
  NULLIF(record ->> '$."Height (ft)"', ''),
  NULLIF((SELECT value FROM json_each(record) WHERE key = 'Income' ORDER BY id LIMIT 1 OFFSET 0), ''),
  NULLIF((SELECT value FROM json_each(record) WHERE key = 'Income' ORDER BY id LIMIT 1 OFFSET 1), ''),
  record ->> '$."Mystery"',
  NULLIF(record ->> '$."Part Number"', ''),
  NULLIF(record ->> '$."Begin Date"', ''),
  NULLIF(record ->> '$."End Date"', ''),
  NULLIF(record ->> '$."Fields"', '')
FROM (SELECT value AS record FROM json_each((SELECT CASE WHEN file LIKE '[%' THEN file ELSE
  '[' || replace(file, char(10), ',') || ']' END
  FROM (SELECT trim(CAST(readfile('ContentEveryFeature.json') AS TEXT), char(10, 13, 32)) AS file))));

INSERT INTO "content_every_join" ("join_id", "parent_join_id", "client_id", "paying_client_id", "team_given", "part_number", "subject", "subject_id", "portal_id", "report_id", "batch_number", "vendor_id", "paid_id", "policy_client_id", "code", "other_code")
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
  NULLIF(record ->> '$."Paid Id"', ''),
  record ->> '$."Policy Client Id"',
  record ->> '$."Code"',
  record ->> '$."Other Code"'
FROM (SELECT value AS record FROM json_each((SELECT CASE WHEN file LIKE '[%' THEN file ELSE
  '[' || replace(file, char(10), ',') || ']' END
  FROM (SELECT trim(CAST(readfile('ContentEveryJoin.json') AS TEXT), char(10, 13, 32)) AS file))));
