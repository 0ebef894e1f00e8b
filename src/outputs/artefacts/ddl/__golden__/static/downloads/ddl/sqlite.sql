-- Generated from the data dictionary of the Sample Export, version 20250925.1.
-- Sources: the vendor's dictionary (V20251217.1); the vendor's process page (read on 2026-02-14); the product description (20250925.1); this site's editors. What none of them states is inferred and no promise.
-- License: Creative Commons Attribution 4.0 International (CC BY 4.0), https://creativecommons.org/licenses/by/4.0/
-- Tables of the export for SQLite, names as exported, and behind the line "LOADING" what fills them:
-- sqlite3 ehi.db < sqlite.sql, in the folder of the export (SQLite 3.38 and later; readfile() is part of
-- its command line). It reads lines and arrays; dates stay text as exported.

-- <b>{name}</b> "quoted" ${x} 😀: </script><script>alert(1)</script> {1+1} `code` --- \ # no heading
CREATE TABLE "ContentHostile" (
  "<i>Say</i> ""so"" {x}" TEXT -- :::note ## Not a heading {process.env.SECRET} - no list.
);

-- 834 Load: TODO
CREATE TABLE "Content834Load" (
  "Client Id" INTEGER NOT NULL -- The person who is enrolled.
);
-- Key, inferred: "Client Id"

-- Custom Only: Fields that an agency added, one record a person.
CREATE TABLE "ContentCustomOnly_Custom" (
  "Client ID" INTEGER NOT NULL -- The person; here its name is spelled otherwise.
);
-- Join, inferred, many-to-one: "Client ID" leads to "Content834Load" ("Client Id")

-- Every Feature: One record of everything that a field can be.
CREATE TABLE "ContentEveryFeature" (
  "Client Id" INTEGER NOT NULL, -- Number of the person who receives services.
  "Status" TEXT NOT NULL, -- How far it has come. A: Active; C: Closed.
  "Diagnosis" TEXT, -- Code of the diagnosis.
  "Second Diagnosis" TEXT, -- Code of the diagnosis that comes second.
  "Team" TEXT, -- Team in charge; here one that is called by the word null.
  "Origin" TEXT, -- How it came in.
  "Grade" INTEGER, -- Grade that was given.
  "Is Deleted" INTEGER NOT NULL, -- Whether it was deleted.
  "Signed" INTEGER NOT NULL, -- Whether it was signed; the published values contradict the published type. Published as varchar.
  "Height/Ft" NUMERIC, -- Height in feet.
  "Height (ft)" REAL, -- Height in feet, as it was published before.
  "Income" NUMERIC, -- Income of the first person. The export file is documented to repeat the name Income; this is number 1.
  "Income 2" NUMERIC, -- Income of the second person. The export file is documented to repeat the name Income; this is number 2.
  "Mystery" TEXT,
  "Part Number" INTEGER NOT NULL, -- Number of the part, counted for each client anew.
  "Begin Date" TEXT NOT NULL, -- Day on which it begins.
  "End Date" TEXT, -- Day on which it ends.
  "Fields" TEXT NOT NULL, -- When it was recorded; its name is that of a section of the page.
  CHECK ("Status" IN ('A', 'C'))
);
-- Key, inferred: "Part Number"
-- Join, inferred, many-to-one: "Client Id" leads to "Content834Load" ("Client Id")

-- Every Join: One record of everything that a field can lead to.
CREATE TABLE "ContentEveryJoin" (
  "Join Id" TEXT NOT NULL, -- Its own key.
  "Parent Join Id" TEXT, -- The record of this file that it belongs to.
  "Client Id" INTEGER NOT NULL, -- Number of the person who receives services.
  "Paying Client Id" INTEGER, -- The person who pays.
  "Team Given" TEXT, -- The team of the same client.
  "Part Number" INTEGER, -- The part of the client's record that it belongs to.
  "Subject" TEXT NOT NULL, -- What kind of record it is about.
  "Subject Id" INTEGER, -- The record that it is about.
  "Portal Id" TEXT, -- Number that the portal gives out.
  "Report Id" INTEGER, -- Number of a report.
  "Batch Number" INTEGER, -- Number of the batch.
  "Vendor Id" INTEGER, -- Number of a vendor.
  "Paid Id" INTEGER NOT NULL, -- Whether it was paid.
  "Policy Client Id" TEXT, -- Number of the policy.
  "Code" TEXT, -- A code of one list or another.
  "Other Code" TEXT, -- A second code of one list or another.
  CHECK ("Subject" IN ('Load', 'Feature', 'Form'))
);
-- Join, stated, many-to-one: "Parent Join Id" leads to "ContentEveryJoin" ("Join Id")
-- Join, inferred, many-to-one: "Client Id" leads to "Content834Load" ("Client Id")
-- Join, inferred, many-to-one: "Paying Client Id" leads to "Content834Load" ("Client Id")
-- Join, inferred, one-to-one: "Team Given" leads to "ContentEveryFeature" ("Team") with the same Client Id
-- Join, inferred, many-to-one: "Part Number" leads to "ContentEveryFeature" ("Part Number") with the same Client Id
-- Join, stated, many-to-one: "Subject Id" leads to "Content834Load" ("Client Id") where Subject is Load
-- Join, inferred, many-to-one: "Subject Id" leads to "ContentEveryFeature" ("Client Id") with the same Client Id where Subject is Feature and there Is Deleted is 0

-- LOADING

INSERT INTO "ContentHostile" ("<i>Say</i> ""so"" {x}")
SELECT (SELECT value FROM json_each(record) WHERE key = '<i>Say</i> "so" {x}' ORDER BY id LIMIT 1 OFFSET 0)
FROM (SELECT value AS record FROM json_each((SELECT CASE WHEN file LIKE '[%' THEN file ELSE
  '[' || replace(file, char(10), ',') || ']' END
  FROM (SELECT trim(CAST(readfile('ContentHostile.json') AS TEXT), char(10, 13, 32)) AS file))));

INSERT INTO "Content834Load" ("Client Id")
SELECT NULLIF(record ->> '$."Client Id"', '')
FROM (SELECT value AS record FROM json_each((SELECT CASE WHEN file LIKE '[%' THEN file ELSE
  '[' || replace(file, char(10), ',') || ']' END
  FROM (SELECT trim(CAST(readfile('Content834Load.json') AS TEXT), char(10, 13, 32)) AS file))));

INSERT INTO "ContentCustomOnly_Custom" ("Client ID")
SELECT NULLIF(record ->> '$."Client ID"', '')
FROM (SELECT value AS record FROM json_each((SELECT CASE WHEN file LIKE '[%' THEN file ELSE
  '[' || replace(file, char(10), ',') || ']' END
  FROM (SELECT trim(CAST(readfile('ContentCustomOnly_Custom.json') AS TEXT), char(10, 13, 32)) AS file))));

INSERT INTO "ContentEveryFeature" ("Client Id", "Status", "Diagnosis", "Second Diagnosis", "Team", "Origin", "Grade", "Is Deleted", "Signed", "Height/Ft", "Height (ft)", "Income", "Income 2", "Mystery", "Part Number", "Begin Date", "End Date", "Fields")
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
  NULLIF(record ->> '$."Paid Id"', ''),
  record ->> '$."Policy Client Id"',
  record ->> '$."Code"',
  record ->> '$."Other Code"'
FROM (SELECT value AS record FROM json_each((SELECT CASE WHEN file LIKE '[%' THEN file ELSE
  '[' || replace(file, char(10), ',') || ']' END
  FROM (SELECT trim(CAST(readfile('ContentEveryJoin.json') AS TEXT), char(10, 13, 32)) AS file))));
