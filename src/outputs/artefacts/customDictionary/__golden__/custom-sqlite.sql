-- Generated from the unofficial data dictionary of the Sample Export. Dictionary without a release. Describes the export as of V20251217.1 · version 20250925.1 of the export format.
-- Sources: the vendor's dictionary (V20251217.1); the vendor's process page (read on 2026-02-14); the product description (20250925.1). What none of them states is inferred and no promise.
-- License: Creative Commons Attribution 4.0 International (CC BY 4.0), https://creativecommons.org/licenses/by/4.0/. Names, codes and terms of code systems and standards belong to their publishers, whose own terms apply.
-- Published by Example Publisher, 1 Example Street, Springfield. Contact: docs@example.org
-- Tables of the export for SQLite, without records: ehi-convert.mjs --to sql writes what loads them.
-- Sensitivity: Not legal advice; nothing is safe.
-- Nulls, keys and joins are comments, because no source promises them.

-- 834 Load: custom fields: TODO
CREATE TABLE "Content834Load_Custom" (
  "Mood" INTEGER -- A *b*. Described by agency. Sensitivity: Unknown here: ask the agency. Documented as not nullable.
);

-- Custom Only: Fields that an agency added, one record a person.
CREATE TABLE "ContentCustomOnly_Custom" (
  "Client ID" INTEGER, -- The person; here its name is spelled otherwise. Sensitivity: Internal ID (R). Documented as not nullable.
  "Client-ID" TEXT -- Described by agency. Sensitivity: Unknown here: ask the agency.
);
