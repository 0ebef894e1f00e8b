-- The export as tables of DuckDB 1.2 or later. Next to the CSV files:
--   duckdb ehi.db ".read duckdb.sql"
-- All or nothing is loaded, into a new database. In a program, leave out the line that begins with a dot.

.bail on
SET memory_limit = '1GB';
BEGIN TRANSACTION;

{{#definitions}}{{sql}}
{{/definitions}}-- The last column is for databases that read empty text as they read null.
{{#files}}
INSERT INTO {{table}} SELECT * EXCLUDE (_empty) FROM read_csv('{{file}}.csv', auto_detect = false, header = true,
  delim = ',', quote = '"', escape = '"', nullstr = '', allow_quoted_nulls = false, max_line_size = {{line}}, columns = {
  {{#columns}}{{text}}: '{{type}}', {{/columns}}'_empty': 'VARCHAR'});
{{/files}}
{{#views}}
CREATE VIEW {{name}} AS
{{sql}}
{{/views}}
COMMIT;

{{report}}