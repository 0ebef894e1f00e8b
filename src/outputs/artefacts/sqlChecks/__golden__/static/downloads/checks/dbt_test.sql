-- Generated from the data dictionary of the Sample Export, version 20250925.1.
-- Sources: the vendor's dictionary (V20251217.1); the vendor's process page (read on 2026-02-14); the product description (20250925.1); this site's editors. What none of them states is inferred and no promise.
-- License: Creative Commons Attribution 4.0 International (CC BY 4.0), https://creativecommons.org/licenses/by/4.0/
-- A singular dbt test (dbt 1.8 and later): save it as tests/ehi_checks.sql where dbt/sources.yml is known.
-- It tells what the tests of that source leave: dates, ends before their beginnings, ids that two records have, and
-- joins by several fields or under conditions. Each line is a kind, file and field with its count. No dbt has run it,
-- but DuckDB has, with its braces filled.
{{ config(severity='warn') }}

SELECT 'date-before-1900' AS kind, 'ContentEveryFeature.json' AS file, 'Fields' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM {{ source('ehi', 'content_every_feature') }} WHERE fields < DATE '1900-01-01' HAVING COUNT(*) > 0
UNION ALL
SELECT 'date-in-future' AS kind, 'ContentEveryFeature.json' AS file, 'Fields' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM {{ source('ehi', 'content_every_feature') }} WHERE fields > {{ dbt.dateadd('day', 1, dbt.current_timestamp()) }} HAVING COUNT(*) > 0
UNION ALL
SELECT 'key-duplicate' AS kind, 'Content834Load.json' AS file, 'Client Id' AS field, SUM(records - 1) AS found, '' AS sureness, '' AS leads_to FROM (SELECT COUNT(*) AS records FROM {{ source('ehi', 'content_834_load') }} k WHERE k.client_id IS NOT NULL GROUP BY LOWER(CAST(k.client_id AS {{ dbt.type_string() }}))) ids HAVING SUM(records - 1) > 0
