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
  "Fields" TEXT NOT NULL, -- When it was recorded; its name is that of a section of the page.
  CHECK ("Status" IN ('A', 'C'))
);
-- Join, inferred, many-to-one: "Client Id" leads to "Content834Load" ("Client Id")

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

INSERT INTO "ContentEveryFeature" ("Client Id", "Status", "Diagnosis", "Second Diagnosis", "Team", "Origin", "Grade", "Is Deleted", "Signed", "Height/Ft", "Height (ft)", "Income", "Income 2", "Mystery", "Fields")
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
  NULLIF(record ->> '$."Fields"', '')
FROM (SELECT value AS record FROM json_each((SELECT CASE WHEN file LIKE '[%' THEN file ELSE
  '[' || replace(file, char(10), ',') || ']' END
  FROM (SELECT trim(CAST(readfile('ContentEveryFeature.json') AS TEXT), char(10, 13, 32)) AS file))));
