/**
 * The statements that put together what was found: `ehi_finding`. A name that no dictionary knows is shown
 * only where it looks like a name, for whoever made the export may have put data there.
 */
export const WRITE_FINDINGS = String.raw`
-- WHAT WAS FOUND. A name that the dictionary does not know is shown only where it looks like one.
SET VARIABLE ehi_salt = CAST(uuid() AS VARCHAR);

CREATE OR REPLACE TEMP MACRO ehi_stand_in(what, name) AS
  what || ' #' || md5(getvariable('ehi_salt') || name)[:5];

CREATE OR REPLACE TEMP MACRO ehi_words(name) AS regexp_extract_all(lower(name), '\p{L}+');

CREATE OR REPLACE TEMP MACRO ehi_file_shown(name) AS CASE
  WHEN regexp_matches(name, '(?i)^Content[A-Za-z0-9_]{1,60}\.json$') AND NOT regexp_matches(name, '\d{4}') THEN name
  ELSE ehi_stand_in('file', name) || lower(regexp_extract(name, '(?i)\.(json|zip|pdf|txt|csv|xml|png|jpg)$'))
END;

SET VARIABLE ehi_known_words = (
  SELECT list(DISTINCT word) FROM (
    SELECT unnest(ehi_words(name)) AS word FROM ehi_field UNION ALL SELECT unnest(ehi_words(file)) FROM ehi_entity));

CREATE OR REPLACE TEMP MACRO ehi_is_known_word(word) AS
  length(word) < 3 OR list_contains(getvariable('ehi_known_words'), word);

CREATE OR REPLACE TEMP TABLE ehi_own_field AS
WITH own AS (
  SELECT place.file, place.name, bool_or(is_custom OR is_custom_only) AS is_custom, sum(place.records) AS count,
    sum(place.records) FILTER (WHERE name_number > 1) AS repeated
  FROM ehi_place AS place JOIN ehi_entity USING (entity) WHERE field IS NULL GROUP BY ALL
), total AS (
  SELECT file, sum(records) AS records FROM ehi_shape WHERE state = 'record' GROUP BY ALL
)
SELECT own.*, CASE
    WHEN length(name) <= 60
      AND regexp_matches(name, '^\p{L}[\p{L}\d _\-/().&''’%#?:,+]*$')
      AND NOT regexp_matches(regexp_replace(name, '\(\d+-\d+\)', '', 'g'), '\d{3}|\d[-/.]\d|\d\D+\d\D+\d')
      AND len(ehi_words(name)) <= 10
      AND (count >= 3 AND count * 2 >= records
        OR len(list_filter(ehi_words(name), word -> NOT ehi_is_known_word(word))) = 0)
      THEN name
    ELSE ehi_stand_in('field', name)
  END AS shown
FROM own JOIN total USING (file);

CREATE OR REPLACE TABLE ehi_finding AS
WITH total AS (
  SELECT file, entity, is_custom, coalesce(sum(ehi_shape.records) FILTER (WHERE state = 'record'), 0) AS records
  FROM (SELECT known_name AS file, path, entity, is_custom FROM ehi_file WHERE is_read) AS own
  LEFT JOIN ehi_shape USING (path, file, entity, is_custom) GROUP BY ALL
), there AS (
  SELECT entity, field, sum(records) AS records FROM ehi_place WHERE field IS NOT NULL AND number <= coalesce(twins, 1)
  GROUP BY ALL
), found AS (
  SELECT 'file-missing' AS kind, file || '.json' AS file, NULL AS field, 1 AS count FROM ehi_entity
  WHERE entity NOT IN (SELECT entity FROM ehi_file WHERE is_read AND NOT is_custom)
  UNION ALL SELECT role, ehi_file_shown(name), NULL, 1 FROM ehi_file WHERE role IN ('file-unknown', 'archive-nested')
  UNION ALL SELECT role, '', NULL, count(*) FROM ehi_file WHERE role = 'file-other' GROUP BY ALL
  UNION ALL SELECT 'file-doubled', known_name, NULL, 1 FROM ehi_file WHERE role = 'records' AND NOT is_read
  UNION ALL SELECT differs, known_name, NULL, 1 FROM ehi_file WHERE differs IS NOT NULL
  UNION ALL SELECT 'file-empty', file, NULL, 1 FROM total WHERE records = 0
  UNION ALL SELECT 'json-array', known_name, NULL, 1 FROM ehi_file WHERE is_read AND ehi_is_array(path)
  UNION ALL SELECT state, file, NULL, records FROM ehi_shape WHERE state <> 'record'
  UNION ALL
  SELECT CASE WHEN there.records IS NULL THEN 'field-missing' ELSE 'field-absent' END, file, name,
    total.records - coalesce(there.records, 0)
  FROM total
  JOIN ehi_field USING (entity)
  LEFT JOIN there USING (entity, field)
  WHERE NOT is_custom AND total.records > coalesce(there.records, 0)
  UNION ALL SELECT CASE WHEN is_custom THEN 'field-custom' ELSE 'field-unknown' END, file, shown, count FROM ehi_own_field
  UNION ALL SELECT 'key-repeated', file, shown, repeated FROM ehi_own_field WHERE repeated > 0
  UNION ALL SELECT 'field-name-case', file, name, records FROM ehi_place WHERE field IS NOT NULL AND NOT is_exact
  UNION ALL
  SELECT 'key-repeated', file, name, records FROM ehi_place
  WHERE field IS NOT NULL AND CASE WHEN is_exact THEN number > twins ELSE name_number > 1 END
  UNION ALL
  SELECT 'key-repeated-as-documented', file, first_field.name, records FROM ehi_place
  JOIN ehi_field AS first_field ON first_field.entity = ehi_place.entity AND first_field.field = first
  WHERE number BETWEEN 2 AND twins
  UNION ALL FROM ehi_value_finding
  UNION ALL FROM ehi_order_finding
  UNION ALL FROM ehi_attachment_finding
), all_found AS (
  SELECT kind, file, field, CAST(sum(count) AS BIGINT) AS count, NULL AS sureness, NULL AS leads_to FROM found GROUP BY ALL
  UNION ALL SELECT kind, file, field, CAST(count AS BIGINT), sureness, leads_to FROM ehi_link_finding
)
SELECT rank, kind, level, title, file, field, count AS found, sureness, leads_to
FROM all_found JOIN ehi_kind USING (kind);

SELECT level, kind, title, file, field, found, sureness, leads_to FROM ehi_finding ORDER BY rank, file, field, leads_to;
`;
