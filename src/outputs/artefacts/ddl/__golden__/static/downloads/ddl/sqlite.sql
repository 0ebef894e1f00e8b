-- Generated from the unofficial data dictionary of the Sample Export. Dictionary without a release. Describes the export as of V20251217.1 · version 20250925.1 of the export format.
-- Sources: the vendor's dictionary (V20251217.1); the vendor's process page (read on 2026-02-14); the product description (20250925.1). What none of them states is inferred and no promise.
-- License: Creative Commons Attribution 4.0 International (CC BY 4.0), https://creativecommons.org/licenses/by/4.0/. Names, codes and terms of code systems and standards belong to their publishers, whose own terms apply.
-- Published by Example Publisher, 1 Example Street, Springfield. Contact: docs@example.org
-- Tables of the export for SQLite, without records: ehi-convert.mjs --to sql writes what loads them.
-- Sensitivity: Not legal advice; nothing is safe.
-- Nulls, keys and joins are comments, because no source promises them.

-- <b>{name}</b> "quoted" ${x} 😀: </script><script>alert(1)</script> {1+1} `code` --- \ # no heading
CREATE TABLE "ContentHostile" (
  "<i>Say</i> ""so"" {x}" TEXT -- :::note ## Not a heading {process.env.SECRET} - no list. Sensitivity: Free text: may contain anything, another class too (inferred).
);

-- 834 Load: TODO
CREATE TABLE "Content834Load" (
  "Client Id" INTEGER -- The person who is enrolled. Sensitivity: Internal ID (R). Documented as not nullable.
);

-- Custom Only: Fields that an agency added, one record a person.
CREATE TABLE "ContentCustomOnly_Custom" (
  "Client ID" INTEGER -- The person; here its name is spelled otherwise. Sensitivity: Internal ID (R). Documented as not nullable.
);
-- Join, inferred, many-to-one: "Client ID" leads to "Content834Load" ("Client Id")

-- Every Feature: One record of everything that a field can be. Every Join leads to it.
CREATE TABLE "ContentEveryFeature" (
  "Client Id" INTEGER, -- Number of the person who receives services. Sensitivity: Internal ID (R). Documented as not nullable.
  "Status" TEXT, -- How far it has come. Described by the vendor. A: Active; C: Closed as in Every Join. Sensitivity: No person, as documented. Documented as not nullable.
  "Diagnosis" TEXT, -- Code of the diagnosis. Described by ICD-10. Sensitivity: Clinical: the code or value decides.
  "Second Diagnosis" TEXT, -- Code of the diagnosis that comes second. Sensitivity: Clinical: the code or value decides.
  "Team" TEXT, -- Team in charge; here one that is called by the word null. Described by the vendor. Sensitivity: No person, as documented.
  "Origin" TEXT, -- How it came in. Described by the vendor. Sensitivity: Free text: may contain anything, another class too (inferred); Safe Harbor: names (A) (unknown).
  "Grade" INTEGER, -- Grade that was given. Described by the process page. Sensitivity: No person, as documented.
  "Is Deleted" INTEGER, -- Whether it was deleted. Sensitivity: No person, as documented. Documented as not nullable.
  "Signed" INTEGER, -- Whether it was signed; the published values contradict the published type. Published as varchar. Described by the product description. Sensitivity: No person, as documented. Documented as not nullable.
  "Height/Ft" NUMERIC, -- Height in feet. Sensitivity: No person, as documented.
  "Height (ft)" REAL, -- Height in feet, as it was published before. Sensitivity: No person, as documented.
  "Income" NUMERIC, -- Income of the first person. Unit: dollars. Described by the vendor. The export file is documented to repeat the name Income; this is number 1. Sensitivity: No person, as documented.
  "Income 2" NUMERIC, -- Income of the second person. Unit: unknown. Described by the vendor. The export file is documented to repeat the name Income; this is number 2. Sensitivity: No person, as documented.
  "Mystery" TEXT, -- Sensitivity: Free text: may contain anything, another class too (inferred).
  "Part Number" INTEGER, -- Number of the part, counted for each client anew. Sensitivity: No person, as documented. Documented as not nullable.
  "Begin Date" TEXT, -- Day on which it begins. Sensitivity: Date of a person (C) (inferred). Documented as not nullable.
  "End Date" TEXT, -- Day on which it ends. Sensitivity: Date of a person (C) (inferred).
  "Fields" TEXT -- When it was recorded; its name is that of a section of the page. Sensitivity: Date of a person (C) (inferred). Documented as not nullable.
);
-- Key, inferred: "Client Id", "Grade"
-- Join, inferred, many-to-one: "Client Id" leads to "Content834Load" ("Client Id")

-- Every Join: One record of everything that a field can lead to.
CREATE TABLE "ContentEveryJoin" (
  "Join Id" TEXT, -- Its own key. Sensitivity: Internal ID (R). Documented as not nullable.
  "Parent Join Id" TEXT, -- The record of this file that it belongs to. Sensitivity: Internal ID (R).
  "Client Id" INTEGER, -- Number of the person who receives services. Sensitivity: Internal ID (R). Documented as not nullable.
  "Paying Client Id" INTEGER, -- The person who pays. Sensitivity: Internal ID (R).
  "Team Given" TEXT, -- The team of the same client. Sensitivity: Safe Harbor: names (A) (unknown).
  "Part Number" INTEGER, -- The part of the client's record that it belongs to. Sensitivity: No person, as documented.
  "Subject" TEXT, -- What kind of record it is about. Sensitivity: No person, as documented. Documented as not nullable.
  "Subject Id" INTEGER, -- The record that it is about. Sensitivity: Internal ID (R).
  "Portal Id" TEXT, -- Number that the portal gives out. Sensitivity: Internal ID (R).
  "Report Id" INTEGER, -- Number of a report. Sensitivity: Internal ID (R).
  "Batch Number" INTEGER, -- Number of the batch. Sensitivity: No person, as documented.
  "Vendor Id" INTEGER, -- Number of a vendor. Sensitivity: Internal ID (R).
  "Paid Id" INTEGER, -- Whether it was paid. Sensitivity: Internal ID (R). Documented as not nullable.
  "Policy Client Id" TEXT, -- Number of the policy. Sensitivity: Internal ID (R).
  "Code" TEXT, -- A code of one list or another. Sensitivity: Clinical: the code or value decides.
  "Other Code" TEXT -- A second code of one list or another. Sensitivity: Clinical: the code or value decides.
);
-- Join, stated, many-to-one: "Parent Join Id" leads to "ContentEveryJoin" ("Join Id")
-- Join, inferred, many-to-one: "Client Id" leads to "Content834Load" ("Client Id")
-- Join, inferred, many-to-one: "Paying Client Id" leads to "Content834Load" ("Client Id")
-- Join, inferred, one-to-one: "Team Given" leads to "ContentEveryFeature" ("Team") with the same Client Id
-- Join, inferred, many-to-one: "Part Number" leads to "ContentEveryFeature" ("Part Number") with the same Client Id
-- Join, stated, many-to-one: "Subject Id" leads to "Content834Load" ("Client Id") where Subject is Load
-- Join, inferred, many-to-one: "Subject Id" leads to "ContentEveryFeature" ("Client Id") with the same Client Id where Subject is Feature and there Is Deleted is 0
