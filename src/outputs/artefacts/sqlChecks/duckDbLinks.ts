/**
 * The statements that compare values within a record and between records: moments in order, ids, references
 * and attached files. They ask `ehi_place`, `ehi_values`, `ehi_order_rule`, `ehi_key` and `ehi_join`.
 */
export const FOLLOW_LINKS = String.raw`
-- WITHIN A RECORD: ends before their beginnings. A day and a moment compare by the day.
CREATE OR REPLACE TEMP TABLE ehi_field_place AS
SELECT shape, file, entity, field, max(place) AS place FROM ehi_place
WHERE field IS NOT NULL GROUP BY ALL;

-- Named before they are read, other files are not even opened.
SET VARIABLE ehi_ordered_paths = (
  SELECT list(DISTINCT path) FROM ehi_shape JOIN ehi_order_rule USING (entity));

CREATE OR REPLACE TEMP TABLE ehi_order_finding AS
WITH pair AS (
  SELECT a.shape, a.file, later.name, a.place AS earlier, b.place AS later
  FROM ehi_order_rule AS rule
  JOIN ehi_field_place AS a ON a.entity = rule.entity AND a.field = rule.earlier
  JOIN ehi_field_place AS b ON b.shape = a.shape AND b.field = rule.later
  JOIN ehi_field AS later ON later.entity = rule.entity AND later.field = rule.later
), spelled AS (
  SELECT file, name, CAST(vals[earlier] AS VARCHAR) AS a, CAST(vals[later] AS VARCHAR) AS b
  FROM ehi_values JOIN pair USING (shape)
  WHERE list_contains(getvariable('ehi_ordered_paths'), path)
), timed AS (
  SELECT file, name, ehi_moment(ehi_text(a)) AS a, ehi_moment(ehi_text(b)) AS b FROM spelled
  WHERE starts_with(a, '"') AND starts_with(b, '"')
), ordered AS (
  SELECT file, name, ehi_order(a) AS a, ehi_order(b) AS b, a[4] = '' OR b[4] = '' AS is_by_day FROM timed
)
SELECT 'end-before-begin' AS kind, file, name AS field, count(*) AS count FROM ordered
WHERE a > b AND (NOT is_by_day OR floor(a / 86400) > floor(b / 86400)) GROUP BY ALL;

-- BETWEEN RECORDS: ids, and references to them. A number and its digits as text are one id.
CREATE OR REPLACE TEMP MACRO ehi_id(raw) AS CASE
  WHEN starts_with(raw, '"') THEN nullif(lower(ehi_text(raw)), '')
  WHEN regexp_matches(raw, '^\d+\.0$') THEN raw[:-3]
  WHEN regexp_matches(raw, '^[-\d]') THEN lower(raw)
END;

CREATE OR REPLACE TEMP TABLE ehi_link AS
WITH rule AS (
  SELECT false AS is_join, key AS number, entity, fields, where_field AS ask, where_value AS value FROM ehi_key
  UNION ALL SELECT true, number, entity, fields, when_field, when_value FROM ehi_join
), part AS (
  SELECT is_join, number, entity, ask, value, unnest(fields) AS field, generate_subscripts(fields, 1) AS turn FROM rule
), placed AS (
  SELECT shape.shape, is_join, number, any_value(value) AS value, any_value(asked.place) AS asked_place,
    list(own.place ORDER BY turn) AS places
  FROM part
  JOIN ehi_shape AS shape ON shape.entity = part.entity AND NOT shape.is_custom
  LEFT JOIN ehi_field_place AS own ON own.shape = shape.shape AND own.field = part.field
  LEFT JOIN ehi_field_place AS asked ON asked.shape = shape.shape AND asked.field = part.ask
  GROUP BY shape.shape, is_join, number
  HAVING any_value(value) IS NULL OR any_value(asked.place) IS NOT NULL
), value AS (
  SELECT is_join, number, value, CAST(vals[asked_place] AS VARCHAR) AS asked,
    list_transform(places, place -> ehi_id(CAST(vals[place] AS VARCHAR))) AS ids
  FROM ehi_values JOIN placed USING (shape)
)
SELECT is_join, number, count(*) AS records,
  array_to_string(list_transform(ids, id -> coalesce(id, '')), chr(31)) AS id
FROM value
WHERE ids[1] IS NOT NULL AND (value IS NULL OR starts_with(asked, '"') AND ehi_text(asked) = value)
GROUP BY ALL;

CREATE OR REPLACE TEMP TABLE ehi_link_finding AS
WITH key_size AS (
  SELECT number AS key, sum(records - 1) AS repeated FROM ehi_link WHERE NOT is_join GROUP BY ALL
), followed AS (
  SELECT refer.number, rule.key, sum(refer.records) FILTER (WHERE target.id IS NULL) AS lost
  FROM ehi_link AS refer
  JOIN ehi_join AS rule ON rule.number = refer.number
  LEFT JOIN ehi_link AS target ON NOT target.is_join AND target.number = rule.key AND target.id = refer.id
  WHERE refer.is_join
  GROUP BY ALL
), home AS (
  SELECT key, ehi_key.entity, file || '.json' AS file, name AS field, is_unique
  FROM ehi_key
  JOIN ehi_entity ON ehi_entity.entity = ehi_key.entity
  JOIN ehi_field ON ehi_field.entity = ehi_key.entity AND ehi_field.field = ehi_key.fields[1]
)
SELECT 'key-duplicate' AS kind, file, field, repeated AS count, NULL AS sureness, NULL AS leads_to
FROM key_size JOIN home USING (key) WHERE is_unique AND repeated > 0
UNION ALL
SELECT 'orphan', own.file || '.json', own_field.name, lost, sureness, home.file || ' ' || home.field
FROM followed
JOIN ehi_join AS rule ON rule.number = followed.number
JOIN ehi_entity AS own ON own.entity = rule.entity
JOIN ehi_field AS own_field ON own_field.entity = rule.entity AND own_field.field = rule.fields[1]
JOIN home ON home.key = rule.key
WHERE lost > 0 AND rule.key IN (SELECT key FROM key_size)
UNION ALL
SELECT 'join-unchecked', home.file, NULL, count(*), NULL, NULL
FROM followed JOIN home USING (key) WHERE key NOT IN (SELECT key FROM key_size) GROUP BY home.file;

-- ATTACHED FILES: found by the GUID in their names.
CREATE OR REPLACE TEMP TABLE ehi_attached AS
SELECT lower(regexp_extract(name, ehi_guid(), 1)) AS name, max(size) AS size
FROM ehi_file WHERE role = 'attachment' GROUP BY ALL;

SET VARIABLE ehi_attachment_paths = (
  SELECT list(DISTINCT path) FROM ehi_shape JOIN ehi_attachment_rule USING (entity));

CREATE OR REPLACE TEMP TABLE ehi_attachment_record AS
WITH placed AS (
  SELECT shape, file,
    max(place) FILTER (WHERE field = rule.name) AS name,
    max(place) FILTER (WHERE field = rule.size) AS size,
    max(place) FILTER (WHERE field = rule.location) AS location
  FROM ehi_field_place JOIN ehi_attachment_rule AS rule USING (entity) GROUP BY ALL
), raw AS (
  SELECT file, CAST(vals[placed.name] AS VARCHAR) AS name, CAST(vals[placed.size] AS VARCHAR) AS size,
    CAST(vals[placed.location] AS VARCHAR) AS location
  FROM ehi_values JOIN placed USING (shape)
  WHERE list_contains(getvariable('ehi_attachment_paths'), path)
)
SELECT file, name IN ('null', '""') AS is_remote_name, starts_with(location, '"') AND location <> '""' AS has_location,
  CASE WHEN starts_with(name, '"') AND name <> '""' THEN regexp_replace(lower(ehi_text(name)), '^\{(.*)\}$', '\1') END AS name,
  CASE WHEN regexp_matches(size, '^\d') THEN TRY_CAST(size AS DOUBLE) END AS size
FROM raw;

CREATE OR REPLACE TEMP TABLE ehi_attachment_finding AS
WITH record AS (
  SELECT record.*, attached.name IS NOT NULL AS is_there, attached.size AS true_size
  FROM ehi_attachment_record AS record LEFT JOIN ehi_attached AS attached ON attached.name = record.name
), told AS (
  SELECT file, CASE
      WHEN is_remote_name THEN CASE WHEN has_location THEN 'attachment-remote' END
      WHEN name IS NULL THEN NULL
      WHEN NOT is_there THEN 'attachment-without-file'
      WHEN size <> true_size THEN 'attachment-size'
    END AS kind
  FROM record
)
SELECT kind, told.file, field.name AS field, count(*) AS count
FROM told
JOIN ehi_attachment_rule AS rule ON true
JOIN ehi_field AS field ON field.entity = rule.entity AND field.field = CASE kind
  WHEN 'attachment-remote' THEN rule.location WHEN 'attachment-size' THEN rule.size ELSE rule.name END
WHERE kind IS NOT NULL GROUP BY ALL
UNION ALL
SELECT 'attachment-without-record', any_value(file), NULL, count(*)
FROM ehi_attached LEFT JOIN (
  SELECT max(known_name) AS file FROM ehi_file JOIN ehi_attachment_rule USING (entity) WHERE is_read AND NOT is_custom
) ON true
WHERE name NOT IN (SELECT name FROM ehi_attachment_record WHERE name IS NOT NULL)
HAVING count(*) > 0;
`;
