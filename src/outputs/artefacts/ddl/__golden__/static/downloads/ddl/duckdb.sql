-- Generated from the unofficial data dictionary of the Sample Export. Dictionary without a release. Describes the export as of V20251217.1 · version 20250925.1 of the export format.
-- Sources: the vendor's dictionary (V20251217.1); the vendor's process page (read on 2026-02-14); the product description (20250925.1). What none of them states is inferred and no promise.
-- License: Creative Commons Attribution 4.0 International (CC BY 4.0), https://creativecommons.org/licenses/by/4.0/. Names, codes and terms of code systems and standards belong to their publishers, whose own terms apply.
-- Published by Example Publisher, 1 Example Street, Springfield. Contact: docs@example.org
-- Tables of the export for DuckDB, without records: ehi-convert.mjs --to sql writes what loads them.
-- Sensitivity: Not legal advice; nothing is safe.
-- Nulls, keys and joins are comments, because no source promises them.

-- <b>{name}</b> "quoted" ${x} 😀: </script><script>alert(1)</script> {1+1} `code` --- \ # no heading
CREATE TABLE "ContentHostile" (
  "<i>Say</i> ""so"" {x}" VARCHAR
);
COMMENT ON TABLE "ContentHostile" IS '<b>{name}</b> "quoted" ${x} 😀: </script><script>alert(1)</script> {1+1} `code` --- \ # no heading';
COMMENT ON COLUMN "ContentHostile"."<i>Say</i> ""so"" {x}" IS ':::note ## Not a heading {process.env.SECRET} - no list. Sensitivity: Free text: may contain anything, another class too (inferred).';

-- 834 Load: TODO
CREATE TABLE "Content834Load" (
  "Client Id" INTEGER
);
COMMENT ON TABLE "Content834Load" IS '834 Load: TODO';
COMMENT ON COLUMN "Content834Load"."Client Id" IS 'The person who is enrolled. Sensitivity: Internal ID (R). Documented as not nullable.';

-- Custom Only: Fields that an agency added, one record a person.
CREATE TABLE "ContentCustomOnly_Custom" (
  "Client ID" INTEGER
);
COMMENT ON TABLE "ContentCustomOnly_Custom" IS 'Custom Only: Fields that an agency added, one record a person.';
COMMENT ON COLUMN "ContentCustomOnly_Custom"."Client ID" IS 'The person; here its name is spelled otherwise. Sensitivity: Internal ID (R). Documented as not nullable.';
-- Join, inferred, many-to-one: "Client ID" leads to "Content834Load" ("Client Id")

-- Every Feature: One record of everything that a field can be. Every Join leads to it.
CREATE TABLE "ContentEveryFeature" (
  "Client Id" INTEGER,
  "Status" VARCHAR,
  "Diagnosis" VARCHAR,
  "Second Diagnosis" VARCHAR,
  "Team" VARCHAR,
  "Origin" VARCHAR,
  "Grade" UTINYINT,
  "Is Deleted" BOOLEAN,
  "Signed" BOOLEAN,
  "Height/Ft" DECIMAL(18, 4),
  "Height (ft)" DOUBLE,
  "Income" DECIMAL(18, 4),
  "Income 2" DECIMAL(18, 4),
  "Mystery" VARCHAR,
  "Part Number" SMALLINT,
  "Begin Date" DATE,
  "End Date" DATE,
  "Fields" TIMESTAMP
);
COMMENT ON TABLE "ContentEveryFeature" IS 'Every Feature: One record of everything that a field can be. Every Join leads to it.';
COMMENT ON COLUMN "ContentEveryFeature"."Client Id" IS 'Number of the person who receives services. Sensitivity: Internal ID (R). Documented as not nullable.';
COMMENT ON COLUMN "ContentEveryFeature"."Status" IS 'How far it has come. Described by the vendor. A: Active; C: Closed as in Every Join. Sensitivity: No person, as documented. Documented as not nullable.';
COMMENT ON COLUMN "ContentEveryFeature"."Diagnosis" IS 'Code of the diagnosis. Described by ICD-10. Sensitivity: Clinical: the code or value decides.';
COMMENT ON COLUMN "ContentEveryFeature"."Second Diagnosis" IS 'Code of the diagnosis that comes second. Sensitivity: Clinical: the code or value decides.';
COMMENT ON COLUMN "ContentEveryFeature"."Team" IS 'Team in charge; here one that is called by the word null. Described by the vendor. Sensitivity: No person, as documented.';
COMMENT ON COLUMN "ContentEveryFeature"."Origin" IS 'How it came in. Described by the vendor. Sensitivity: Free text: may contain anything, another class too (inferred); Safe Harbor: names (A) (unknown).';
COMMENT ON COLUMN "ContentEveryFeature"."Grade" IS 'Grade that was given. Described by the process page. Sensitivity: No person, as documented.';
COMMENT ON COLUMN "ContentEveryFeature"."Is Deleted" IS 'Whether it was deleted. Sensitivity: No person, as documented. Documented as not nullable.';
COMMENT ON COLUMN "ContentEveryFeature"."Signed" IS 'Whether it was signed; the published values contradict the published type. Published as varchar. Described by the product description. Sensitivity: No person, as documented. Documented as not nullable.';
COMMENT ON COLUMN "ContentEveryFeature"."Height/Ft" IS 'Height in feet. Sensitivity: No person, as documented.';
COMMENT ON COLUMN "ContentEveryFeature"."Height (ft)" IS 'Height in feet, as it was published before. Sensitivity: No person, as documented.';
COMMENT ON COLUMN "ContentEveryFeature"."Income" IS 'Income of the first person. Unit: dollars. Described by the vendor. The export file is documented to repeat the name Income; this is number 1. Sensitivity: No person, as documented.';
COMMENT ON COLUMN "ContentEveryFeature"."Income 2" IS 'Income of the second person. Unit: unknown. Described by the vendor. The export file is documented to repeat the name Income; this is number 2. Sensitivity: No person, as documented.';
COMMENT ON COLUMN "ContentEveryFeature"."Mystery" IS 'Sensitivity: Free text: may contain anything, another class too (inferred).';
COMMENT ON COLUMN "ContentEveryFeature"."Part Number" IS 'Number of the part, counted for each client anew. Sensitivity: No person, as documented. Documented as not nullable.';
COMMENT ON COLUMN "ContentEveryFeature"."Begin Date" IS 'Day on which it begins. Sensitivity: Date of a person (C) (inferred). Documented as not nullable.';
COMMENT ON COLUMN "ContentEveryFeature"."End Date" IS 'Day on which it ends. Sensitivity: Date of a person (C) (inferred).';
COMMENT ON COLUMN "ContentEveryFeature"."Fields" IS 'When it was recorded; its name is that of a section of the page. Sensitivity: Date of a person (C) (inferred). Documented as not nullable.';
-- Key, inferred: "Client Id", "Grade"
-- Join, inferred, many-to-one: "Client Id" leads to "Content834Load" ("Client Id")

-- Every Join: One record of everything that a field can lead to.
CREATE TABLE "ContentEveryJoin" (
  "Join Id" UUID,
  "Parent Join Id" UUID,
  "Client Id" INTEGER,
  "Paying Client Id" SMALLINT,
  "Team Given" VARCHAR,
  "Part Number" SMALLINT,
  "Subject" VARCHAR,
  "Subject Id" INTEGER,
  "Portal Id" VARCHAR,
  "Report Id" INTEGER,
  "Batch Number" INTEGER,
  "Vendor Id" BIGINT,
  "Paid Id" BOOLEAN,
  "Policy Client Id" VARCHAR,
  "Code" VARCHAR,
  "Other Code" VARCHAR
);
COMMENT ON TABLE "ContentEveryJoin" IS 'Every Join: One record of everything that a field can lead to.';
COMMENT ON COLUMN "ContentEveryJoin"."Join Id" IS 'Its own key. Sensitivity: Internal ID (R). Documented as not nullable.';
COMMENT ON COLUMN "ContentEveryJoin"."Parent Join Id" IS 'The record of this file that it belongs to. Sensitivity: Internal ID (R).';
COMMENT ON COLUMN "ContentEveryJoin"."Client Id" IS 'Number of the person who receives services. Sensitivity: Internal ID (R). Documented as not nullable.';
COMMENT ON COLUMN "ContentEveryJoin"."Paying Client Id" IS 'The person who pays. Sensitivity: Internal ID (R).';
COMMENT ON COLUMN "ContentEveryJoin"."Team Given" IS 'The team of the same client. Sensitivity: Safe Harbor: names (A) (unknown).';
COMMENT ON COLUMN "ContentEveryJoin"."Part Number" IS 'The part of the client''s record that it belongs to. Sensitivity: No person, as documented.';
COMMENT ON COLUMN "ContentEveryJoin"."Subject" IS 'What kind of record it is about. Sensitivity: No person, as documented. Documented as not nullable.';
COMMENT ON COLUMN "ContentEveryJoin"."Subject Id" IS 'The record that it is about. Sensitivity: Internal ID (R).';
COMMENT ON COLUMN "ContentEveryJoin"."Portal Id" IS 'Number that the portal gives out. Sensitivity: Internal ID (R).';
COMMENT ON COLUMN "ContentEveryJoin"."Report Id" IS 'Number of a report. Sensitivity: Internal ID (R).';
COMMENT ON COLUMN "ContentEveryJoin"."Batch Number" IS 'Number of the batch. Sensitivity: No person, as documented.';
COMMENT ON COLUMN "ContentEveryJoin"."Vendor Id" IS 'Number of a vendor. Sensitivity: Internal ID (R).';
COMMENT ON COLUMN "ContentEveryJoin"."Paid Id" IS 'Whether it was paid. Sensitivity: Internal ID (R). Documented as not nullable.';
COMMENT ON COLUMN "ContentEveryJoin"."Policy Client Id" IS 'Number of the policy. Sensitivity: Internal ID (R).';
COMMENT ON COLUMN "ContentEveryJoin"."Code" IS 'A code of one list or another. Sensitivity: Clinical: the code or value decides.';
COMMENT ON COLUMN "ContentEveryJoin"."Other Code" IS 'A second code of one list or another. Sensitivity: Clinical: the code or value decides.';
-- Join, stated, many-to-one: "Parent Join Id" leads to "ContentEveryJoin" ("Join Id")
-- Join, inferred, many-to-one: "Client Id" leads to "Content834Load" ("Client Id")
-- Join, inferred, many-to-one: "Paying Client Id" leads to "Content834Load" ("Client Id")
-- Join, inferred, one-to-one: "Team Given" leads to "ContentEveryFeature" ("Team") with the same Client Id
-- Join, inferred, many-to-one: "Part Number" leads to "ContentEveryFeature" ("Part Number") with the same Client Id
-- Join, stated, many-to-one: "Subject Id" leads to "Content834Load" ("Client Id") where Subject is Load
-- Join, inferred, many-to-one: "Subject Id" leads to "ContentEveryFeature" ("Client Id") with the same Client Id where Subject is Feature and there Is Deleted is 0
