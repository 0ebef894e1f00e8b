-- Generated from the data dictionary of the Sample Export, version 20250925.1.
-- Sources: the vendor's dictionary (V20251217.1); the vendor's process page (read on 2026-02-14); the product description (20250925.1); this site's editors. What none of them states is inferred and no promise.
-- License: Creative Commons Attribution 4.0 International (CC BY 4.0), https://creativecommons.org/licenses/by/4.0/
-- A singular dbt test (dbt 1.8 and later): save it as tests/ehi_checks.sql where dbt/sources.yml is known.
-- It tells what the tests of that source leave: dates, ends before their beginnings, ids that two records have, and
-- joins by several fields or under conditions. Each line is a kind, file and field with its count. No dbt has run it,
-- but DuckDB has, with its braces filled.
{{ config(severity='warn') }}

SELECT 'date-before-1900' AS kind, 'ContentEveryFeature.json' AS file, 'Begin Date' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM {{ source('ehi', 'content_every_feature') }} WHERE begin_date < DATE '1900-01-01' HAVING COUNT(*) > 0
UNION ALL
SELECT 'date-before-1900' AS kind, 'ContentEveryFeature.json' AS file, 'End Date' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM {{ source('ehi', 'content_every_feature') }} WHERE end_date < DATE '1900-01-01' HAVING COUNT(*) > 0
UNION ALL
SELECT 'date-before-1900' AS kind, 'ContentEveryFeature.json' AS file, 'Fields' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM {{ source('ehi', 'content_every_feature') }} WHERE fields < DATE '1900-01-01' HAVING COUNT(*) > 0
UNION ALL
SELECT 'date-in-future' AS kind, 'ContentEveryFeature.json' AS file, 'Fields' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM {{ source('ehi', 'content_every_feature') }} WHERE fields > {{ dbt.dateadd('day', 1, dbt.current_timestamp()) }} HAVING COUNT(*) > 0
UNION ALL
SELECT 'end-before-begin' AS kind, 'ContentEveryFeature.json' AS file, 'End Date' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM {{ source('ehi', 'content_every_feature') }} WHERE CAST(begin_date AS DATE) > CAST(end_date AS DATE) HAVING COUNT(*) > 0
UNION ALL
SELECT 'key-duplicate' AS kind, 'Content834Load.json' AS file, 'Client Id' AS field, SUM(records - 1) AS found, '' AS sureness, '' AS leads_to FROM (SELECT COUNT(*) AS records FROM {{ source('ehi', 'content_834_load') }} k WHERE k.client_id IS NOT NULL GROUP BY LOWER(CAST(k.client_id AS {{ dbt.type_string() }}))) ids HAVING SUM(records - 1) > 0
UNION ALL
SELECT 'key-duplicate' AS kind, 'ContentEveryFeature.json' AS file, 'Part Number' AS field, SUM(records - 1) AS found, '' AS sureness, '' AS leads_to FROM (SELECT COUNT(*) AS records FROM {{ source('ehi', 'content_every_feature') }} k WHERE k.part_number IS NOT NULL GROUP BY LOWER(CAST(k.part_number AS {{ dbt.type_string() }})), LOWER(CAST(k.client_id AS {{ dbt.type_string() }}))) ids HAVING SUM(records - 1) > 0
UNION ALL
SELECT 'orphan' AS kind, 'ContentEveryJoin.json' AS file, 'Team Given' AS field, COUNT(*) AS found, 'inferred' AS sureness, 'ContentEveryFeature.json Team' AS leads_to FROM {{ source('ehi', 'content_every_join') }} a WHERE a.team_given IS NOT NULL AND NOT EXISTS (SELECT 1 FROM {{ source('ehi', 'content_every_feature') }} b WHERE LOWER(CAST(b.team AS {{ dbt.type_string() }})) = LOWER(CAST(a.team_given AS {{ dbt.type_string() }})) AND LOWER(CAST(b.client_id AS {{ dbt.type_string() }})) IS NOT DISTINCT FROM LOWER(CAST(a.client_id AS {{ dbt.type_string() }})) AND b.team IS NOT NULL) AND EXISTS (SELECT 1 FROM {{ source('ehi', 'content_every_feature') }} b WHERE b.team IS NOT NULL) HAVING COUNT(*) > 0
UNION ALL
SELECT 'orphan' AS kind, 'ContentEveryJoin.json' AS file, 'Part Number' AS field, COUNT(*) AS found, 'from the name' AS sureness, 'ContentEveryFeature.json Part Number' AS leads_to FROM {{ source('ehi', 'content_every_join') }} a WHERE a.part_number IS NOT NULL AND NOT EXISTS (SELECT 1 FROM {{ source('ehi', 'content_every_feature') }} b WHERE LOWER(CAST(b.part_number AS {{ dbt.type_string() }})) = LOWER(CAST(a.part_number AS {{ dbt.type_string() }})) AND LOWER(CAST(b.client_id AS {{ dbt.type_string() }})) IS NOT DISTINCT FROM LOWER(CAST(a.client_id AS {{ dbt.type_string() }})) AND b.part_number IS NOT NULL) AND EXISTS (SELECT 1 FROM {{ source('ehi', 'content_every_feature') }} b WHERE b.part_number IS NOT NULL) HAVING COUNT(*) > 0
UNION ALL
SELECT 'orphan' AS kind, 'ContentEveryJoin.json' AS file, 'Subject Id' AS field, COUNT(*) AS found, 'inferred' AS sureness, 'ContentEveryFeature.json Client Id' AS leads_to FROM {{ source('ehi', 'content_every_join') }} a WHERE a.subject_id IS NOT NULL AND CAST(a.subject AS {{ dbt.type_string() }}) = 'Feature' AND NOT EXISTS (SELECT 1 FROM {{ source('ehi', 'content_every_feature') }} b WHERE LOWER(CAST(b.client_id AS {{ dbt.type_string() }})) = LOWER(CAST(a.subject_id AS {{ dbt.type_string() }})) AND LOWER(CAST(b.client_id AS {{ dbt.type_string() }})) IS NOT DISTINCT FROM LOWER(CAST(a.client_id AS {{ dbt.type_string() }})) AND b.client_id IS NOT NULL AND CAST(b.is_deleted AS {{ dbt.type_string() }}) = '0') AND EXISTS (SELECT 1 FROM {{ source('ehi', 'content_every_feature') }} b WHERE b.client_id IS NOT NULL AND CAST(b.is_deleted AS {{ dbt.type_string() }}) = '0') HAVING COUNT(*) > 0
