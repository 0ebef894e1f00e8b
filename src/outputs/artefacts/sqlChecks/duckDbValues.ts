/**
 * The statements that judge each value against its field, as the check in the browser does. They ask
 * `ehi_place`, `ehi_values` and `ehi_field`, and make `ehi_value_finding`.
 */
export const JUDGE_VALUES = String.raw`
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
`;
