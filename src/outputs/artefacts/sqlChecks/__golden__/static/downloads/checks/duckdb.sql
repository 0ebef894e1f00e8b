-- Generated from the data dictionary of the Sample Export. Describes the export as of V20251217.1 · site 20250925.1.
-- Sources: the vendor's dictionary (V20251217.1); the vendor's process page (read on 2026-02-14); the product description (20250925.1). What none of them states is inferred and no promise.
-- License: Creative Commons Attribution 4.0 International (CC BY 4.0), https://creativecommons.org/licenses/by/4.0/. Names, codes and terms of code systems and standards belong to their publishers, whose own terms apply.
-- Published by Example Publisher, 1 Example Street, Springfield. Contact: docs@example.org
-- Checks the files of an export, as the page "Check my export" does, with the same counts. DuckDB 1.5 and later.
-- In the unpacked folder of the export: duckdb < duckdb.sql, or duckdb -csv < duckdb.sql > findings.csv
-- The table ehi_finding has what was found: kinds, files, fields and counts, never a value of a record.
-- For files larger than memory, name a database to work in: duckdb /elsewhere/check.db < duckdb.sql
-- Not told here: file-blank, not-a-zip, other-archive, export-empty, not-an-export, no-records, archive-cut, archive-damaged, file-unreadable, check-sum-differs, file-encrypted, packing-unknown, archive-bomb, path-unsafe, cut-off, line-too-long, invalid-utf-8, bom, utf-16, crlf, line-blank, join-over-limit. A line that these spoil counts as not-json, or stops the script.

-- THE DICTIONARY

CREATE OR REPLACE TEMP TABLE ehi_kind (rank INTEGER, kind VARCHAR, level VARCHAR, title VARCHAR);
INSERT INTO ehi_kind VALUES
  (14, 'archive-nested', 'matters', 'Archive inside the export'),
  (15, 'file-missing', 'matters', 'Missing file'),
  (16, 'file-unknown', 'matters', 'Unknown file'),
  (17, 'file-doubled', 'matters', 'Duplicate file'),
  (19, 'not-json', 'matters', 'Invalid JSON line'),
  (20, 'not-object', 'matters', 'JSON line that is not a record'),
  (23, 'field-missing', 'matters', 'Field missing from every record'),
  (24, 'field-absent', 'matters', 'Field missing from some records'),
  (25, 'field-unknown', 'matters', 'Unknown field'),
  (26, 'key-repeated', 'matters', 'Field repeated in one record'),
  (27, 'wrong-type', 'matters', 'Value of another type'),
  (28, 'out-of-range', 'matters', 'Number out of range'),
  (29, 'unsafe-integer', 'matters', 'Integer that loses precision'),
  (30, 'null-unexpected', 'matters', 'Null in a required field'),
  (31, 'not-in-list', 'matters', 'Value outside its list'),
  (32, 'impossible-date', 'matters', 'Impossible date'),
  (33, 'date-before-1900', 'matters', 'Date before 1900'),
  (34, 'date-in-future', 'matters', 'Date in the future'),
  (35, 'end-before-begin', 'matters', 'End before start'),
  (36, 'key-duplicate', 'matters', 'Duplicate id'),
  (37, 'orphan', 'matters', 'Reference to a missing record'),
  (38, 'attachment-without-file', 'matters', 'Record of a missing attached file'),
  (39, 'attachment-without-record', 'matters', 'Attached file without a record'),
  (40, 'attachment-size', 'matters', 'Attached file of the wrong size'),
  (41, 'json-array', 'spelling', 'JSON array instead of one record per line'),
  (46, 'file-name-case', 'spelling', 'File name in another letter case'),
  (47, 'file-other-name', 'spelling', 'File with its other name'),
  (48, 'field-name-case', 'spelling', 'Field name in another letter case or spacing'),
  (49, 'null-doubted', 'spelling', 'Null in a field that one source says is required'),
  (50, 'empty-text', 'spelling', 'Empty text instead of null'),
  (51, 'date-spelling', 'spelling', 'Date in another format'),
  (52, 'flag-spelling', 'spelling', 'Flag in another format'),
  (53, 'guid-spelling', 'spelling', 'GUID in lowercase'),
  (54, 'bytes-spelling', 'spelling', 'Binary value in lowercase'),
  (55, 'number-spelling', 'spelling', 'Integer with a fraction or exponent'),
  (56, 'join-unchecked', 'note', 'References that could not be checked'),
  (58, 'file-empty', 'note', 'File without records'),
  (59, 'file-other', 'note', 'Other files'),
  (60, 'attachment-remote', 'note', 'Attached file in the agency’s own storage'),
  (61, 'field-custom', 'note', 'Custom field'),
  (62, 'key-repeated-as-documented', 'note', 'Field repeated in one record, as documented');

CREATE OR REPLACE TEMP TABLE ehi_entity (entity INTEGER, file VARCHAR, is_custom_only BOOLEAN, also_named VARCHAR[]);
INSERT INTO ehi_entity VALUES
  (0, 'ContentHostile', false, []),
  (1, 'Content834Load', false, []),
  (2, 'ContentCustomOnly_Custom', true, []),
  (3, 'ContentEveryFeature', false, []),
  (4, 'ContentEveryJoin', false, ['ContentJoins']);

CREATE OR REPLACE TEMP TABLE ehi_field (entity INTEGER, field INTEGER, name VARCHAR, reads VARCHAR, least DOUBLE, most DOUBLE, spelled_length INTEGER, is_small BOOLEAN, not_null VARCHAR, codes VARCHAR[], can_lie_ahead BOOLEAN);
INSERT INTO ehi_field VALUES
  (0, 0, '<i>Say</i> "so" {x}', 'text', NULL, NULL, NULL, false, NULL, NULL, false),
  (1, 0, 'Client Id', 'whole', -2147483648, 2147483647, NULL, false, 'stated', NULL, false),
  (2, 0, 'Client ID', 'whole', -2147483648, 2147483647, NULL, false, 'stated', NULL, false),
  (3, 0, 'Client Id', 'whole', -2147483648, 2147483647, NULL, false, 'stated', NULL, false),
  (3, 1, 'Status', 'text', NULL, NULL, NULL, false, 'stated', ['A', 'C'], false),
  (3, 2, 'Diagnosis', 'text', NULL, NULL, NULL, false, NULL, NULL, false),
  (3, 3, 'Second Diagnosis', 'text', NULL, NULL, NULL, false, NULL, NULL, false),
  (3, 4, 'Team', 'text', NULL, NULL, NULL, false, NULL, NULL, false),
  (3, 5, 'Origin', 'text', NULL, NULL, NULL, false, NULL, NULL, false),
  (3, 6, 'Grade', 'whole', 0, 255, NULL, false, NULL, NULL, false),
  (3, 7, 'Is Deleted', 'bit', NULL, NULL, NULL, false, 'stated', NULL, false),
  (3, 8, 'Signed', 'boolean', NULL, NULL, NULL, false, 'stated', NULL, false),
  (3, 9, 'Height/Ft', 'decimal', NULL, NULL, NULL, false, NULL, NULL, false),
  (3, 10, 'Height (ft)', 'decimal', NULL, NULL, NULL, false, NULL, NULL, false),
  (3, 11, 'Income', 'decimal', NULL, NULL, NULL, false, NULL, NULL, false),
  (3, 12, 'Income', 'decimal', NULL, NULL, NULL, false, NULL, NULL, false),
  (3, 13, 'Mystery', 'any', NULL, NULL, NULL, false, NULL, NULL, false),
  (3, 14, 'Part Number', 'whole', -32768, 32767, NULL, false, 'stated', NULL, false),
  (3, 15, 'Begin Date', 'moment', NULL, NULL, 10, false, 'stated', NULL, true),
  (3, 16, 'End Date', 'moment', NULL, NULL, 10, false, NULL, NULL, true),
  (3, 17, 'Fields', 'moment', NULL, NULL, 27, false, 'stated', NULL, false),
  (4, 0, 'Join Id', 'guid', NULL, NULL, NULL, false, 'stated', NULL, false),
  (4, 1, 'Parent Join Id', 'guid', NULL, NULL, NULL, false, NULL, NULL, false),
  (4, 2, 'Client Id', 'whole', -2147483648, 2147483647, NULL, false, 'stated', NULL, false),
  (4, 3, 'Paying Client Id', 'whole', -32768, 32767, NULL, false, NULL, NULL, false),
  (4, 4, 'Team Given', 'text', NULL, NULL, NULL, false, NULL, NULL, false),
  (4, 5, 'Part Number', 'whole', -32768, 32767, NULL, false, NULL, NULL, false),
  (4, 6, 'Subject', 'text', NULL, NULL, NULL, false, 'stated', ['Load', 'Feature', 'Form'], false),
  (4, 7, 'Subject Id', 'whole', -2147483648, 2147483647, NULL, false, 'doubted', NULL, false),
  (4, 8, 'Portal Id', 'text', NULL, NULL, NULL, false, NULL, NULL, false),
  (4, 9, 'Report Id', 'whole', -2147483648, 2147483647, NULL, false, NULL, NULL, false),
  (4, 10, 'Batch Number', 'whole', -2147483648, 2147483647, NULL, false, NULL, NULL, false),
  (4, 11, 'Vendor Id', 'whole', NULL, NULL, NULL, false, NULL, NULL, false),
  (4, 12, 'Paid Id', 'bit', NULL, NULL, NULL, false, 'stated', NULL, false),
  (4, 13, 'Policy Client Id', 'text', NULL, NULL, NULL, false, NULL, NULL, false),
  (4, 14, 'Code', 'text', NULL, NULL, NULL, false, NULL, NULL, false),
  (4, 15, 'Other Code', 'text', NULL, NULL, NULL, false, NULL, NULL, false);

CREATE OR REPLACE TEMP TABLE ehi_order_rule (entity INTEGER, earlier INTEGER, later INTEGER);
INSERT INTO ehi_order_rule VALUES
  (3, 15, 16);

CREATE OR REPLACE TEMP TABLE ehi_key (key INTEGER, entity INTEGER, fields INTEGER[], where_field INTEGER, where_value VARCHAR, is_unique BOOLEAN);
INSERT INTO ehi_key VALUES
  (0, 1, [0], NULL, NULL, true),
  (1, 3, [14, 0], NULL, NULL, true),
  (2, 4, [0], NULL, NULL, false),
  (3, 3, [4, 0], NULL, NULL, false),
  (4, 3, [0, 0], 7, '0', false);

CREATE OR REPLACE TEMP TABLE ehi_join (number INTEGER, entity INTEGER, fields INTEGER[], when_field INTEGER, when_value VARCHAR, key INTEGER, sureness VARCHAR);
INSERT INTO ehi_join VALUES
  (0, 2, [0], NULL, NULL, 0, 'from the name'),
  (1, 3, [0], NULL, NULL, 0, 'from the name'),
  (2, 4, [1], NULL, NULL, 2, 'stated'),
  (3, 4, [2], NULL, NULL, 0, 'from the name'),
  (4, 4, [3], NULL, NULL, 0, 'from the name'),
  (5, 4, [4, 2], NULL, NULL, 3, 'inferred'),
  (6, 4, [5, 2], NULL, NULL, 1, 'from the name'),
  (7, 4, [7], 6, 'Load', 0, 'stated'),
  (8, 4, [7, 2], 6, 'Feature', 4, 'inferred');

CREATE OR REPLACE TEMP TABLE ehi_attachment_rule (entity INTEGER, name INTEGER, size INTEGER, location INTEGER);

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

-- THE VALUES, each by its text in JSON.
SET VARIABLE ehi_clock = make_timestamp(
  CAST(epoch(coalesce(getvariable('ehi_now'), now())) * 1000000 AS BIGINT));

SET VARIABLE ehi_today = strftime(getvariable('ehi_clock'), '"%Y-%m-%d');

-- A clock elsewhere may be a day ahead.
SET VARIABLE ehi_latest = (
  SELECT ((year(now) * 12 + month(now)) * 31 + day(now)) * 86400.0 + epoch(now) % 86400 + 86400
  FROM (SELECT getvariable('ehi_clock') AS now));

CREATE OR REPLACE TEMP MACRO ehi_text(raw) AS
  CASE WHEN contains(raw, '\') THEN CAST(raw AS JSON) ->> '$' ELSE raw[2:-2] END;

CREATE OR REPLACE TEMP MACRO ehi_iso() AS
  '^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d(?:\.\d{1,7})?))?)?$';

CREATE OR REPLACE TEMP MACRO ehi_american() AS
  '^(\d{1,2})/(\d{1,2})/(\d{4})(?: (\d{1,2}):(\d\d)(?::(\d\d))?(?: ([AP])M)?)?$';

-- Year, month, day, hour, minute, second, and A or P; nothing where the text is no date.
CREATE OR REPLACE TEMP MACRO ehi_moment(text) AS CASE
  WHEN regexp_matches(text, ehi_iso())
    THEN string_split(regexp_replace(text, ehi_iso(), '\1 \2 \3 \4 \5 \6 '), ' ')
  WHEN regexp_matches(text, ehi_american())
    THEN string_split(regexp_replace(text, ehi_american(), '\3 \1 \2 \4 \5 \6 \7'), ' ')
END;

CREATE OR REPLACE TEMP MACRO ehi_part(moment, place) AS coalesce(TRY_CAST(moment[place] AS DOUBLE), 0);

CREATE OR REPLACE TEMP MACRO ehi_hour(moment) AS CASE
  WHEN moment[7] = '' THEN ehi_part(moment, 4)
  WHEN ehi_part(moment, 4) < 1 OR ehi_part(moment, 4) > 12 THEN 24
  ELSE ehi_part(moment, 4) % 12 + CASE moment[7] WHEN 'P' THEN 12 ELSE 0 END
END;

CREATE OR REPLACE TEMP MACRO ehi_days(year, month) AS CASE
  WHEN month = 2 AND year % 4 = 0 AND (year % 100 <> 0 OR year % 400 = 0) THEN 29
  ELSE coalesce([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][CAST(month AS INTEGER)], 0)
END;

-- Grows with the moment; nothing where it is in no calendar.
CREATE OR REPLACE TEMP MACRO ehi_order(moment) AS CASE
  WHEN ehi_part(moment, 3) BETWEEN 1 AND ehi_days(ehi_part(moment, 1), ehi_part(moment, 2))
    AND ehi_hour(moment) < 24 AND ehi_part(moment, 5) < 60 AND ehi_part(moment, 6) < 60
    THEN ((ehi_part(moment, 1) * 12 + ehi_part(moment, 2)) * 31 + ehi_part(moment, 3)) * 86400
      + ehi_hour(moment) * 3600 + ehi_part(moment, 5) * 60 + ehi_part(moment, 6)
END;

-- A date of this century or the last, on one of the days that each month has.
CREATE OR REPLACE TEMP MACRO ehi_is_plain_date(raw) AS regexp_matches(raw,
  '^"(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])(T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?)?"$');

CREATE OR REPLACE TEMP TABLE ehi_value_finding AS
WITH cell AS (
  SELECT shape, CAST(unnest(vals) AS VARCHAR) AS raw, generate_subscripts(vals, 1) AS place FROM ehi_values
), ruled AS (
  SELECT file, rule.name, reads, least, most, spelled_length, is_small, not_null, codes, can_lie_ahead, raw,
    CASE left(raw, 1)
      WHEN '"' THEN 'string' WHEN 'n' THEN 'null' WHEN 't' THEN 'flag' WHEN 'f' THEN 'flag'
      WHEN '{' THEN 'nested' WHEN '[' THEN 'nested' ELSE 'number'
    END AS type
  FROM cell
  JOIN ehi_place USING (shape, place)
  JOIN ehi_field AS rule ON rule.entity = ehi_place.entity AND rule.field = ehi_place.field
  -- Most values need no closer look.
  WHERE NOT CASE
    WHEN raw = 'null' THEN not_null IS NULL
    WHEN reads = 'text' THEN codes IS NULL AND starts_with(raw, '"')
    WHEN reads = 'moment' THEN ehi_is_plain_date(raw) AND length(raw) = spelled_length + 2
      AND (can_lie_ahead OR raw < getvariable('ehi_today')) AND (NOT is_small OR suffix(raw, '00"'))
    ELSE false
  END
), told AS (
  SELECT *, CASE type WHEN 'string' THEN ehi_text(raw) ELSE raw END AS text,
    CASE WHEN type = 'number' THEN TRY_CAST(raw AS DOUBLE) END AS number,
    CASE WHEN type = 'number' AND regexp_matches(raw, '^-?\d+$') THEN length(raw) END AS digits
  FROM ruled
), timed AS (
  SELECT *, CASE WHEN reads = 'moment' AND type = 'string' THEN ehi_moment(text) END AS moment FROM told
), ordered AS (
  SELECT *, ehi_order(moment) AS moment_order FROM timed
), judged AS (
  SELECT file, name, type, reads, codes, text, number,
    CASE
      WHEN type = 'null' THEN CASE not_null WHEN 'stated' THEN 'null-unexpected' WHEN 'doubted' THEN 'null-doubted' END
      WHEN reads = 'any' OR reads = 'text' AND type = 'string' THEN NULL
      WHEN reads IN ('text', 'guid', 'bytes', 'moment') AND type <> 'string' THEN 'wrong-type'
      WHEN reads IN ('whole', 'decimal') AND type <> 'number' THEN 'wrong-type'
      WHEN reads = 'whole' AND digits IS NULL AND coalesce(isinf(number) OR number <> trunc(number), true) THEN 'wrong-type'
      WHEN reads = 'whole' AND digits > 15 THEN CASE
        WHEN digits > 400 OR most IS NOT NULL THEN 'out-of-range'
        WHEN TRY_CAST(raw AS BIGINT) IS NULL THEN 'out-of-range'
        WHEN TRY_CAST(raw AS BIGINT) NOT BETWEEN -9007199254740992 AND 9007199254740992 THEN 'unsafe-integer'
      END
      WHEN reads = 'whole' THEN CASE WHEN number < least OR number > most THEN 'out-of-range' END
      WHEN reads = 'decimal' THEN CASE
        WHEN digits > 15 AND coalesce(
          TRY_CAST(raw AS HUGEINT) NOT BETWEEN -9007199254740992 AND 9007199254740992, true) THEN 'unsafe-integer'
      END
      WHEN reads IN ('bit', 'boolean') THEN CASE
        WHEN type = 'nested' OR type = 'number' AND number NOT IN (0, 1)
          OR type = 'string' AND text NOT IN ('', 'true', 'false', '0', '1') THEN 'wrong-type'
      END
      WHEN reads = 'guid' THEN CASE
        WHEN NOT regexp_matches(text, '(?i)^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') THEN 'wrong-type'
      END
      WHEN reads = 'bytes' THEN CASE
        WHEN text <> '' AND NOT regexp_matches(text, '^0x([0-9A-Fa-f]{2})*$') THEN 'wrong-type'
      END
      WHEN text = '' THEN NULL
      WHEN moment IS NULL THEN 'wrong-type'
      WHEN moment_order IS NULL THEN 'impossible-date'
      WHEN ehi_part(moment, 1) < 1900 THEN 'date-before-1900'
      WHEN moment_order > getvariable('ehi_latest') AND NOT can_lie_ahead THEN 'date-in-future'
    END AS fault,
    CASE
      WHEN reads = 'whole' AND type = 'number' AND digits IS NULL THEN 'number-spelling'
      WHEN reads IN ('bit', 'boolean', 'bytes', 'moment') AND type = 'string' AND text = '' THEN 'empty-text'
      WHEN reads IN ('bit', 'boolean') AND (type IN ('string', 'flag') OR type = 'number' AND raw NOT IN ('0', '1'))
        THEN CASE WHEN reads = 'bit' OR type <> 'flag' THEN 'flag-spelling' END
      WHEN reads = 'boolean' AND type = 'number' THEN 'flag-spelling'
      WHEN reads = 'guid' AND type = 'string' AND regexp_matches(text, '[a-f]') THEN 'guid-spelling'
      WHEN reads = 'bytes' AND type = 'string' AND regexp_matches(text, '[a-f]') THEN 'bytes-spelling'
      WHEN moment IS NOT NULL AND (NOT regexp_matches(text, '^....-..-..(T|$)') OR length(text) <> spelled_length
        OR is_small AND text[-2:] <> '00') THEN 'date-spelling'
    END AS spelling
  FROM ordered
), listed AS (
  SELECT file, name, fault, CASE WHEN fault IS DISTINCT FROM 'wrong-type' THEN spelling END AS spelling,
    CASE
      WHEN codes IS NULL OR type = 'null' OR fault = 'wrong-type' THEN NULL
      WHEN reads = 'text' AND list_contains(codes, text) THEN NULL
      WHEN reads <> 'text' AND list_contains(list_transform(codes, code -> TRY_CAST(code AS DOUBLE)), number)
        THEN NULL
      ELSE 'not-in-list'
    END AS beside
  FROM judged
), counted AS (
  SELECT file, name, [fault, spelling, beside] AS kinds, count(*) AS count FROM listed
  WHERE fault IS NOT NULL OR spelling IS NOT NULL OR beside IS NOT NULL
  GROUP BY ALL
), apart AS (
  SELECT file, name, unnest(kinds) AS kind, count FROM counted
)
SELECT kind, file, name AS field, sum(count) AS count FROM apart WHERE kind IS NOT NULL GROUP BY ALL;

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
