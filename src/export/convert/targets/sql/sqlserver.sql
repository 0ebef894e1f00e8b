-- The export as tables of SQL Server 2017 or later, for an empty database and a folder that the server can read:
--   sqlcmd -S SERVER -d ehi -v folder="C:\export\ehi" -i sqlserver.sql
-- All or nothing is loaded. Not tested on a server; the statements were only parsed.

:on error exit
SET NOCOUNT ON;
SET XACT_ABORT ON;
GO
BEGIN TRANSACTION;
GO
{{#definitions}}{{sql}}GO

{{/definitions}}-- Text is empty where _empty has the number of its column; else an empty cell is null.
{{#files}}
CREATE TABLE #ehi_csv ({{#columns}}{{name}} nvarchar(max), {{/columns}}_empty nvarchar(max));
BULK INSERT #ehi_csv FROM '$(folder)\{{file}}.csv' WITH (FORMAT = 'CSV', CODEPAGE = '65001', FIRSTROW = 2, KEEPNULLS);
INSERT INTO {{table}} SELECT
  {{#columns}}{{comma}}CASE WHEN _empty LIKE N'%.{{number}}.%' THEN N'' WHEN DATALENGTH({{name}}) > 0 THEN {{name}} END{{/columns}}
FROM #ehi_csv;
DROP TABLE #ehi_csv;
GO
{{/files}}
COMMIT;
GO
{{report}}