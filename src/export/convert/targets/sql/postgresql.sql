-- The export as tables of PostgreSQL 12 or later. Next to the CSV files, with an empty database:
--   createdb ehi
--   psql -d ehi -f postgresql.sql
-- All or nothing is loaded.

\set ON_ERROR_STOP on
\set QUIET on
\set VERBOSITY terse
\pset pager off
BEGIN;

{{#definitions}}{{sql}}
{{/definitions}}-- The last column is for databases that read empty text as they read null.
{{#files}}
ALTER TABLE {{table}} ADD COLUMN _empty text;
\copy {{table}} FROM '{{file}}.csv' WITH (FORMAT csv, HEADER, ENCODING 'UTF8')
ALTER TABLE {{table}} DROP COLUMN _empty;
{{/files}}
{{#views}}
CREATE VIEW {{name}} AS
{{sql}}
{{/views}}
COMMIT;
ANALYZE;

{{report}}