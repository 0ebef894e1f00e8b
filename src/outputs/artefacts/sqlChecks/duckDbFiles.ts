/**
 * The statements that list the files below the current folder, recognize them by their names, and read
 * their records. They ask `ehi_entity`, and make `ehi_file`, `ehi_shape`, `ehi_place` and `ehi_cell`.
 */
export const READ_FILES = String.raw`
-- THE FILES: what each is, by its name. Of attached files and others nothing but name and size is read.
CREATE OR REPLACE TEMP MACRO ehi_guid() AS
  '(?i)^\{?([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})\}?(\.[^.]+)?$';

CREATE OR REPLACE TEMP TABLE ehi_name AS
SELECT entity, file || '.json' AS name, false AS is_custom, false AS is_other FROM ehi_entity
UNION ALL SELECT entity, file || '_Custom.json', true, false FROM ehi_entity WHERE NOT is_custom_only
UNION ALL SELECT entity, unnest(also_named) || '.json', false, true FROM ehi_entity;

CREATE OR REPLACE TEMP TABLE ehi_file AS
WITH listed AS (
  SELECT filename AS path, parse_filename(filename) AS name, size FROM read_blob('**')
), named AS (
  SELECT path, listed.name, size, entity, is_custom,
    (SELECT known.name FROM ehi_name AS known
     WHERE known.entity = found.entity AND known.is_custom = found.is_custom AND NOT known.is_other
    ) AS known_name,
    CASE
      WHEN found.is_other THEN 'file-other-name'
      WHEN entity IS NOT NULL AND listed.name <> found.name THEN 'file-name-case'
    END AS differs,
    CASE
      WHEN entity IS NOT NULL THEN 'records'
      WHEN regexp_matches(listed.name, ehi_guid()) THEN 'attachment'
      WHEN regexp_matches(lower(listed.name), '\.(json|ndjson)$') THEN 'file-unknown'
      WHEN regexp_matches(lower(listed.name), '\.(zip|7z|gz|tar|rar)$') THEN 'archive-nested'
      ELSE 'file-other'
    END AS role
  FROM listed LEFT JOIN ehi_name AS found ON lower(listed.name) = lower(found.name)
)
SELECT *, row_number() OVER (
  PARTITION BY role, known_name ORDER BY length(path) - length(replace(path, '/', '')), path
) = 1 AND role = 'records' AS is_read
FROM named;

-- THE RECORDS: a record a line; a file that is one JSON array is read as such.
SET VARIABLE ehi_lines = (SELECT list(path ORDER BY path) FROM ehi_file WHERE is_read);

CREATE OR REPLACE TEMP MACRO ehi_without_text(json) AS
  regexp_replace(json, '"(?:[^"\\]|\\.)*"', '', 'g');

-- DuckDB reads a comma too many, NaN and Infinity, which are no JSON.
CREATE OR REPLACE TEMP MACRO ehi_state(json) AS CASE
  WHEN json IS NULL THEN 'not-json'
  WHEN regexp_matches(json, ',\s*[}\]]|(?i:[:,\[]\s*-?(nan|inf))')
    AND regexp_matches(ehi_without_text(json), ',\s*[}\]]|(?i:[:,\[]\s*-?(nan|inf))') THEN 'not-json'
  WHEN regexp_matches(json, '^\s*\{') THEN 'record'
  ELSE 'not-object'
END;

CREATE OR REPLACE TEMP VIEW ehi_line AS
SELECT filename AS path, CAST(json AS VARCHAR) AS json FROM read_json_objects(getvariable('ehi_lines'),
  format = 'newline_delimited', ignore_errors = true, filename = true, maximum_object_size = 33554432);

CREATE OR REPLACE TEMP TABLE ehi_line_shape AS
SELECT path, ehi_state(json) AS state,
  CASE WHEN ehi_state(json) = 'record' THEN json_keys(json) END AS keys, count(*) AS records
FROM ehi_line GROUP BY ALL;

-- Of an array few lines are records; only such files are looked at as a whole, or else the smallest.
SET VARIABLE ehi_suspects = coalesce(
  (SELECT list(path) FROM (
    SELECT path FROM ehi_line_shape GROUP BY path
    HAVING sum(records) FILTER (WHERE state <> 'record') >= sum(records) / 2)),
  (SELECT [arg_min(path, size)] FROM ehi_file WHERE is_read));

SET VARIABLE ehi_arrays = (
  SELECT list(filename) FROM read_blob(getvariable('ehi_suspects'))
  WHERE regexp_matches(hex(content[1:1000]), '^(EFBBBF)?(20|09|0A|0D)*5B'));

CREATE OR REPLACE TEMP MACRO ehi_is_array(path) AS
  coalesce(list_contains(getvariable('ehi_arrays'), path), false);

CREATE OR REPLACE TEMP VIEW ehi_record AS
SELECT * FROM ehi_line WHERE NOT ehi_is_array(path)
UNION ALL
SELECT filename, CAST(json AS VARCHAR)
FROM read_json_objects(coalesce(getvariable('ehi_arrays'), getvariable('ehi_lines')),
  format = 'array', filename = true, maximum_object_size = 33554432)
WHERE ehi_is_array(filename);

-- Records with the same fields in the same order have one shape. There are few, so names are looked at once for each.
CREATE OR REPLACE TEMP TABLE ehi_shape AS
WITH shape AS (
  SELECT * FROM ehi_line_shape WHERE NOT ehi_is_array(path)
  UNION ALL
  SELECT path, ehi_state(json) AS state,
    CASE WHEN ehi_state(json) = 'record' THEN json_keys(json) END AS keys, count(*) AS records
  FROM ehi_record WHERE ehi_is_array(path) GROUP BY ALL
)
SELECT row_number() OVER () AS shape, path, known_name AS file, entity, is_custom, state, keys, records
FROM shape JOIN ehi_file USING (path);

CREATE OR REPLACE TEMP MACRO ehi_folded(name) AS trim(regexp_replace(lower(name), '\s+', ' ', 'g'));

-- Which field each name stands for: the one of that name, or of nearly that name. A name that is documented
-- twice stands for the first field, then for the second.
CREATE OR REPLACE TEMP TABLE ehi_place AS
WITH own AS (
  SELECT entity, name, list(field ORDER BY field) AS fields FROM ehi_field GROUP BY ALL
), folded AS (
  SELECT entity, ehi_folded(name) AS folded_name, min(field) AS first FROM ehi_field GROUP BY ALL
), place AS (
  SELECT shape, file, entity, is_custom, records, unnest(keys) AS name, generate_subscripts(keys, 1) AS place
  FROM ehi_shape WHERE len(keys) > 0
), known AS (
  SELECT place.*, own.fields IS NOT NULL AS is_exact,
    CASE WHEN own.fields IS NOT NULL THEN own.fields[1] ELSE folded.first END AS first
  FROM place
  LEFT JOIN own ON NOT is_custom AND own.entity = place.entity AND own.name = place.name
  LEFT JOIN folded
    ON NOT is_custom AND folded.entity = place.entity AND folded.folded_name = ehi_folded(place.name)
), counted AS (
  SELECT *,
    row_number() OVER (PARTITION BY shape, name ORDER BY place) AS name_number,
    row_number() OVER (PARTITION BY shape, first ORDER BY place) AS number
  FROM known
)
SELECT counted.* EXCLUDE (first), first, len(twins.fields) AS twins,
  twins.fields[least(number, len(twins.fields))] AS field
FROM counted
LEFT JOIN ehi_field AS first_field ON first_field.entity = counted.entity AND first_field.field = first
LEFT JOIN own AS twins ON twins.entity = counted.entity AND twins.name = first_field.name;

CREATE OR REPLACE TEMP VIEW ehi_values AS
SELECT path, shape, json_extract(json, '$.*') AS vals
FROM ehi_record JOIN ehi_shape USING (path)
WHERE ehi_state(json) = 'record' AND json_keys(json) = keys;
`;
