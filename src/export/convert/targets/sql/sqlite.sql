-- The export as tables of SQLite. Next to the CSV files, with SQLite's command line in version 3.40 or later:
--   sqlite3 ehi.db ".read sqlite.sql"
-- All or nothing is loaded, into a new database.

.bail on
BEGIN;

{{#definitions}}{{sql}}
{{/definitions}}-- Text is empty where _empty has the number of its column; else an empty cell is null.
{{#files}}
.import --csv --schema temp "{{file}}.csv" ehi_csv
INSERT INTO main.{{table}} SELECT
  {{#columns}}{{comma}}CASE WHEN _empty LIKE '%.{{number}}.%' THEN '' ELSE nullif({{name}}, '') END{{/columns}}
FROM temp.ehi_csv;
DROP TABLE temp.ehi_csv;
{{/files}}
{{#views}}
CREATE VIEW {{name}} AS
{{sql}}
{{/views}}
COMMIT;

.headers on
.mode column
{{report}}