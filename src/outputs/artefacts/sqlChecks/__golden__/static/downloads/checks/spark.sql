-- Generated from the data dictionary of the Sample Export, version 20250925.1.
-- Sources: the vendor's dictionary (V20251217.1); the vendor's process page (read on 2026-02-14); the product description (20250925.1); this site's editors. What none of them states is inferred and no promise.
-- License: Creative Commons Attribution 4.0 International (CC BY 4.0), https://creativecommons.org/licenses/by/4.0/
-- Checks the tables that an export was loaded into, in Spark SQL 3.3 and later. No Spark has run it, but DuckDB has.
-- Tables and fields are named in snake_case, as the files of ddl/snake name them: spark-sql --database ehi -f spark.sql
-- The table ehi_finding has what was found: kinds, files, fields and counts, never a value of a record.
-- Loaded tables tell less than files: only null-unexpected, not-in-list, date-before-1900, date-in-future, end-before-begin, key-duplicate, orphan, null-doubted, file-empty.

DROP TABLE IF EXISTS ehi_finding;
CREATE TABLE ehi_finding (kind STRING, file STRING, field STRING, found BIGINT, sureness STRING, leads_to STRING);

INSERT INTO ehi_finding
SELECT 'file-empty' AS kind, 'ContentHostile.json' AS file, '' AS field, 1 AS found, '' AS sureness, '' AS leads_to FROM `content_hostile` HAVING COUNT(*) = 0;

INSERT INTO ehi_finding
SELECT 'file-empty' AS kind, 'Content834Load.json' AS file, '' AS field, 1 AS found, '' AS sureness, '' AS leads_to FROM `content_834_load` HAVING COUNT(*) = 0
UNION ALL
SELECT 'null-unexpected' AS kind, 'Content834Load.json' AS file, 'Client Id' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM `content_834_load` WHERE `client_id` IS NULL HAVING COUNT(*) > 0
UNION ALL
SELECT 'key-duplicate' AS kind, 'Content834Load.json' AS file, 'Client Id' AS field, SUM(records - 1) AS found, '' AS sureness, '' AS leads_to FROM (SELECT COUNT(*) AS records FROM `content_834_load` k WHERE k.`client_id` IS NOT NULL GROUP BY LOWER(CAST(k.`client_id` AS STRING))) ids HAVING SUM(records - 1) > 0;

INSERT INTO ehi_finding
SELECT 'file-empty' AS kind, 'ContentCustomOnly_Custom.json' AS file, '' AS field, 1 AS found, '' AS sureness, '' AS leads_to FROM `content_custom_only_custom` HAVING COUNT(*) = 0
UNION ALL
SELECT 'null-unexpected' AS kind, 'ContentCustomOnly_Custom.json' AS file, 'Client ID' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM `content_custom_only_custom` WHERE `client_id` IS NULL HAVING COUNT(*) > 0
UNION ALL
SELECT 'orphan' AS kind, 'ContentCustomOnly_Custom.json' AS file, 'Client ID' AS field, COUNT(*) AS found, 'from the name' AS sureness, 'Content834Load.json Client Id' AS leads_to FROM `content_custom_only_custom` a WHERE a.`client_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `content_834_load` b WHERE LOWER(CAST(b.`client_id` AS STRING)) = LOWER(CAST(a.`client_id` AS STRING)) AND b.`client_id` IS NOT NULL) AND EXISTS (SELECT 1 FROM `content_834_load` b WHERE b.`client_id` IS NOT NULL) HAVING COUNT(*) > 0;

INSERT INTO ehi_finding
SELECT 'file-empty' AS kind, 'ContentEveryFeature.json' AS file, '' AS field, 1 AS found, '' AS sureness, '' AS leads_to FROM `content_every_feature` HAVING COUNT(*) = 0
UNION ALL
SELECT 'null-unexpected' AS kind, 'ContentEveryFeature.json' AS file, 'Client Id' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM `content_every_feature` WHERE `client_id` IS NULL HAVING COUNT(*) > 0
UNION ALL
SELECT 'null-unexpected' AS kind, 'ContentEveryFeature.json' AS file, 'Status' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM `content_every_feature` WHERE `status` IS NULL HAVING COUNT(*) > 0
UNION ALL
SELECT 'not-in-list' AS kind, 'ContentEveryFeature.json' AS file, 'Status' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM `content_every_feature` WHERE CAST(`status` AS STRING) NOT IN ('A', 'C') HAVING COUNT(*) > 0
UNION ALL
SELECT 'null-unexpected' AS kind, 'ContentEveryFeature.json' AS file, 'Is Deleted' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM `content_every_feature` WHERE `is_deleted` IS NULL HAVING COUNT(*) > 0
UNION ALL
SELECT 'null-unexpected' AS kind, 'ContentEveryFeature.json' AS file, 'Signed' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM `content_every_feature` WHERE `signed` IS NULL HAVING COUNT(*) > 0
UNION ALL
SELECT 'null-unexpected' AS kind, 'ContentEveryFeature.json' AS file, 'Part Number' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM `content_every_feature` WHERE `part_number` IS NULL HAVING COUNT(*) > 0
UNION ALL
SELECT 'null-unexpected' AS kind, 'ContentEveryFeature.json' AS file, 'Begin Date' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM `content_every_feature` WHERE `begin_date` IS NULL HAVING COUNT(*) > 0
UNION ALL
SELECT 'date-before-1900' AS kind, 'ContentEveryFeature.json' AS file, 'Begin Date' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM `content_every_feature` WHERE `begin_date` < DATE '1900-01-01' HAVING COUNT(*) > 0
UNION ALL
SELECT 'date-before-1900' AS kind, 'ContentEveryFeature.json' AS file, 'End Date' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM `content_every_feature` WHERE `end_date` < DATE '1900-01-01' HAVING COUNT(*) > 0
UNION ALL
SELECT 'null-unexpected' AS kind, 'ContentEveryFeature.json' AS file, 'Fields' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM `content_every_feature` WHERE `fields` IS NULL HAVING COUNT(*) > 0
UNION ALL
SELECT 'date-before-1900' AS kind, 'ContentEveryFeature.json' AS file, 'Fields' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM `content_every_feature` WHERE `fields` < DATE '1900-01-01' HAVING COUNT(*) > 0
UNION ALL
SELECT 'date-in-future' AS kind, 'ContentEveryFeature.json' AS file, 'Fields' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM `content_every_feature` WHERE `fields` > CURRENT_TIMESTAMP() + INTERVAL '1' DAY HAVING COUNT(*) > 0
UNION ALL
SELECT 'end-before-begin' AS kind, 'ContentEveryFeature.json' AS file, 'End Date' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM `content_every_feature` WHERE CAST(`begin_date` AS DATE) > CAST(`end_date` AS DATE) HAVING COUNT(*) > 0
UNION ALL
SELECT 'key-duplicate' AS kind, 'ContentEveryFeature.json' AS file, 'Part Number' AS field, SUM(records - 1) AS found, '' AS sureness, '' AS leads_to FROM (SELECT COUNT(*) AS records FROM `content_every_feature` k WHERE k.`part_number` IS NOT NULL GROUP BY LOWER(CAST(k.`part_number` AS STRING)), LOWER(CAST(k.`client_id` AS STRING))) ids HAVING SUM(records - 1) > 0
UNION ALL
SELECT 'orphan' AS kind, 'ContentEveryFeature.json' AS file, 'Client Id' AS field, COUNT(*) AS found, 'from the name' AS sureness, 'Content834Load.json Client Id' AS leads_to FROM `content_every_feature` a WHERE a.`client_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `content_834_load` b WHERE LOWER(CAST(b.`client_id` AS STRING)) = LOWER(CAST(a.`client_id` AS STRING)) AND b.`client_id` IS NOT NULL) AND EXISTS (SELECT 1 FROM `content_834_load` b WHERE b.`client_id` IS NOT NULL) HAVING COUNT(*) > 0;

INSERT INTO ehi_finding
SELECT 'file-empty' AS kind, 'ContentEveryJoin.json' AS file, '' AS field, 1 AS found, '' AS sureness, '' AS leads_to FROM `content_every_join` HAVING COUNT(*) = 0
UNION ALL
SELECT 'null-unexpected' AS kind, 'ContentEveryJoin.json' AS file, 'Join Id' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM `content_every_join` WHERE `join_id` IS NULL HAVING COUNT(*) > 0
UNION ALL
SELECT 'null-unexpected' AS kind, 'ContentEveryJoin.json' AS file, 'Client Id' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM `content_every_join` WHERE `client_id` IS NULL HAVING COUNT(*) > 0
UNION ALL
SELECT 'null-unexpected' AS kind, 'ContentEveryJoin.json' AS file, 'Subject' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM `content_every_join` WHERE `subject` IS NULL HAVING COUNT(*) > 0
UNION ALL
SELECT 'not-in-list' AS kind, 'ContentEveryJoin.json' AS file, 'Subject' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM `content_every_join` WHERE CAST(`subject` AS STRING) NOT IN ('Load', 'Feature', 'Form') HAVING COUNT(*) > 0
UNION ALL
SELECT 'null-doubted' AS kind, 'ContentEveryJoin.json' AS file, 'Subject Id' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM `content_every_join` WHERE `subject_id` IS NULL HAVING COUNT(*) > 0
UNION ALL
SELECT 'null-unexpected' AS kind, 'ContentEveryJoin.json' AS file, 'Paid Id' AS field, COUNT(*) AS found, '' AS sureness, '' AS leads_to FROM `content_every_join` WHERE `paid_id` IS NULL HAVING COUNT(*) > 0
UNION ALL
SELECT 'orphan' AS kind, 'ContentEveryJoin.json' AS file, 'Parent Join Id' AS field, COUNT(*) AS found, 'stated' AS sureness, 'ContentEveryJoin.json Join Id' AS leads_to FROM `content_every_join` a WHERE a.`parent_join_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `content_every_join` b WHERE LOWER(CAST(b.`join_id` AS STRING)) = LOWER(CAST(a.`parent_join_id` AS STRING)) AND b.`join_id` IS NOT NULL) AND EXISTS (SELECT 1 FROM `content_every_join` b WHERE b.`join_id` IS NOT NULL) HAVING COUNT(*) > 0
UNION ALL
SELECT 'orphan' AS kind, 'ContentEveryJoin.json' AS file, 'Client Id' AS field, COUNT(*) AS found, 'from the name' AS sureness, 'Content834Load.json Client Id' AS leads_to FROM `content_every_join` a WHERE a.`client_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `content_834_load` b WHERE LOWER(CAST(b.`client_id` AS STRING)) = LOWER(CAST(a.`client_id` AS STRING)) AND b.`client_id` IS NOT NULL) AND EXISTS (SELECT 1 FROM `content_834_load` b WHERE b.`client_id` IS NOT NULL) HAVING COUNT(*) > 0
UNION ALL
SELECT 'orphan' AS kind, 'ContentEveryJoin.json' AS file, 'Paying Client Id' AS field, COUNT(*) AS found, 'from the name' AS sureness, 'Content834Load.json Client Id' AS leads_to FROM `content_every_join` a WHERE a.`paying_client_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `content_834_load` b WHERE LOWER(CAST(b.`client_id` AS STRING)) = LOWER(CAST(a.`paying_client_id` AS STRING)) AND b.`client_id` IS NOT NULL) AND EXISTS (SELECT 1 FROM `content_834_load` b WHERE b.`client_id` IS NOT NULL) HAVING COUNT(*) > 0
UNION ALL
SELECT 'orphan' AS kind, 'ContentEveryJoin.json' AS file, 'Team Given' AS field, COUNT(*) AS found, 'inferred' AS sureness, 'ContentEveryFeature.json Team' AS leads_to FROM `content_every_join` a WHERE a.`team_given` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `content_every_feature` b WHERE LOWER(CAST(b.`team` AS STRING)) = LOWER(CAST(a.`team_given` AS STRING)) AND LOWER(CAST(b.`client_id` AS STRING)) IS NOT DISTINCT FROM LOWER(CAST(a.`client_id` AS STRING)) AND b.`team` IS NOT NULL) AND EXISTS (SELECT 1 FROM `content_every_feature` b WHERE b.`team` IS NOT NULL) HAVING COUNT(*) > 0
UNION ALL
SELECT 'orphan' AS kind, 'ContentEveryJoin.json' AS file, 'Part Number' AS field, COUNT(*) AS found, 'from the name' AS sureness, 'ContentEveryFeature.json Part Number' AS leads_to FROM `content_every_join` a WHERE a.`part_number` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `content_every_feature` b WHERE LOWER(CAST(b.`part_number` AS STRING)) = LOWER(CAST(a.`part_number` AS STRING)) AND LOWER(CAST(b.`client_id` AS STRING)) IS NOT DISTINCT FROM LOWER(CAST(a.`client_id` AS STRING)) AND b.`part_number` IS NOT NULL) AND EXISTS (SELECT 1 FROM `content_every_feature` b WHERE b.`part_number` IS NOT NULL) HAVING COUNT(*) > 0
UNION ALL
SELECT 'orphan' AS kind, 'ContentEveryJoin.json' AS file, 'Subject Id' AS field, COUNT(*) AS found, 'stated' AS sureness, 'Content834Load.json Client Id' AS leads_to FROM `content_every_join` a WHERE a.`subject_id` IS NOT NULL AND CAST(a.`subject` AS STRING) = 'Load' AND NOT EXISTS (SELECT 1 FROM `content_834_load` b WHERE LOWER(CAST(b.`client_id` AS STRING)) = LOWER(CAST(a.`subject_id` AS STRING)) AND b.`client_id` IS NOT NULL) AND EXISTS (SELECT 1 FROM `content_834_load` b WHERE b.`client_id` IS NOT NULL) HAVING COUNT(*) > 0
UNION ALL
SELECT 'orphan' AS kind, 'ContentEveryJoin.json' AS file, 'Subject Id' AS field, COUNT(*) AS found, 'inferred' AS sureness, 'ContentEveryFeature.json Client Id' AS leads_to FROM `content_every_join` a WHERE a.`subject_id` IS NOT NULL AND CAST(a.`subject` AS STRING) = 'Feature' AND NOT EXISTS (SELECT 1 FROM `content_every_feature` b WHERE LOWER(CAST(b.`client_id` AS STRING)) = LOWER(CAST(a.`subject_id` AS STRING)) AND LOWER(CAST(b.`client_id` AS STRING)) IS NOT DISTINCT FROM LOWER(CAST(a.`client_id` AS STRING)) AND b.`client_id` IS NOT NULL AND CAST(b.`is_deleted` AS STRING) = '0') AND EXISTS (SELECT 1 FROM `content_every_feature` b WHERE b.`client_id` IS NOT NULL AND CAST(b.`is_deleted` AS STRING) = '0') HAVING COUNT(*) > 0;

SELECT * FROM ehi_finding ORDER BY kind, file, field;
