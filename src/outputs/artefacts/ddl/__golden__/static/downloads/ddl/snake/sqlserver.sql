-- Generated from the data dictionary of the Sample Export. Describes the export as of V20251217.1 · site 20250925.1.
-- Sources: the vendor's dictionary (V20251217.1); the vendor's process page (read on 2026-02-14); the product description (20250925.1). What none of them states is inferred and no promise.
-- License: Creative Commons Attribution 4.0 International (CC BY 4.0), https://creativecommons.org/licenses/by/4.0/. Names, codes and terms of code systems and standards belong to their publishers, whose own terms apply.
-- Published by Example Publisher, 1 Example Street, Springfield. Contact: docs@example.org
-- Tables of the export for SQL Server, names as snake_case, and what loads the files into them.
-- Columns take null, whatever the dictionary says. The folder strict has the same with constraints.
-- For SQL Server 2017 or later, and a folder that the server can read:
--   sqlcmd -S SERVER -d ehi -b -I -v folder="C:\export" -i sqlserver.sql
-- Not tested on a server: the definition of the tables is parsed, the loading is not run.
-- A file may have at most 1 GB.
-- A value that does not fit its column is loaded as null and kept in ehi_left_out; decimals have four places.
-- All or nothing is loaded. At the end a report counts records and rows of each file; ehi_load keeps it, and
-- ehi_left_out keeps what no column took. Files of lines and of one array are read; others are left alone.

SET NOCOUNT ON;
SET DATEFORMAT mdy;
IF EXISTS (SELECT 1 FROM sys.tables WHERE schema_id = SCHEMA_ID() AND name IN (
    N'content_hostile', N'content_834_load', N'content_custom_only_custom',
    N'content_every_feature', N'content_every_join', N'ehi_load',
    N'ehi_left_out'
)) BEGIN
  RAISERROR(N'Nothing was loaded: the database has tables of these names already. Load into a new database.', 16, 1);
  SET NOEXEC ON;
END;
GO
SET XACT_ABORT ON;
BEGIN TRANSACTION;

-- TABLES
-- <b>{name}</b> "quoted" ${x} 😀: </script><script>alert(1)</script> {1+1} `code` --- \ # no heading
CREATE TABLE [content_hostile] (
  [i_say_i_so_x] nvarchar(max) -- :::note ## Not a heading {process.env.SECRET} - no list.
);

-- 834 Load: TODO
CREATE TABLE [content_834_load] (
  [client_id] int -- The person who is enrolled. Documented as not nullable.
);
-- Key, inferred: [client_id]

-- Custom Only: Fields that an agency added, one record a person.
CREATE TABLE [content_custom_only_custom] (
  [client_id] int -- The person; here its name is spelled otherwise. Documented as not nullable.
);
-- Join, inferred, many-to-one: [client_id] leads to [content_834_load] ([client_id])

-- Every Feature: One record of everything that a field can be.
CREATE TABLE [content_every_feature] (
  [client_id] int, -- Number of the person who receives services. Documented as not nullable.
  [status] nvarchar(max), -- How far it has come. Described by the vendor. A: Active; C: Closed. Documented as not nullable.
  [diagnosis] nvarchar(max), -- Code of the diagnosis. Described by ICD-10.
  [second_diagnosis] nvarchar(max), -- Code of the diagnosis that comes second.
  [team] nvarchar(max), -- Team in charge; here one that is called by the word null. Described by the vendor.
  [origin] nvarchar(max), -- How it came in. Described by the vendor.
  [grade] tinyint, -- Grade that was given. Described by the process page.
  [is_deleted] bit, -- Whether it was deleted. Documented as not nullable.
  [signed] bit, -- Whether it was signed; the published values contradict the published type. Published as varchar. Described by the product description. Documented as not nullable.
  [height_ft] decimal(18, 4), -- Height in feet.
  [height_ft_2] float, -- Height in feet, as it was published before.
  [income] decimal(18, 4), -- Income of the first person. Described by the vendor. The export file is documented to repeat the name Income; this is number 1.
  [income_2] decimal(18, 4), -- Income of the second person. Described by the vendor. The export file is documented to repeat the name Income; this is number 2.
  [mystery] nvarchar(max),
  [part_number] smallint, -- Number of the part, counted for each client anew. Documented as not nullable.
  [begin_date] date, -- Day on which it begins. Documented as not nullable.
  [end_date] date, -- Day on which it ends.
  [fields] datetime2(7) -- When it was recorded; its name is that of a section of the page. Documented as not nullable.
);
-- Key, inferred: [part_number]
-- Join, inferred, many-to-one: [client_id] leads to [content_834_load] ([client_id])

-- Every Join: One record of everything that a field can lead to.
CREATE TABLE [content_every_join] (
  [join_id] uniqueidentifier, -- Its own key. Documented as not nullable.
  [parent_join_id] uniqueidentifier, -- The record of this file that it belongs to.
  [client_id] int, -- Number of the person who receives services. Documented as not nullable.
  [paying_client_id] smallint, -- The person who pays.
  [team_given] nvarchar(max), -- The team of the same client.
  [part_number] smallint, -- The part of the client's record that it belongs to.
  [subject] nvarchar(max), -- What kind of record it is about. Documented as not nullable.
  [subject_id] int, -- The record that it is about.
  [portal_id] nvarchar(max), -- Number that the portal gives out.
  [report_id] int, -- Number of a report.
  [batch_number] int, -- Number of the batch.
  [vendor_id] bigint, -- Number of a vendor.
  [paid_id] bit, -- Whether it was paid. Documented as not nullable.
  [policy_client_id] nvarchar(max), -- Number of the policy.
  [code] nvarchar(max), -- A code of one list or another.
  [other_code] nvarchar(max) -- A second code of one list or another.
);
-- Join, stated, many-to-one: [parent_join_id] leads to [content_every_join] ([join_id])
-- Join, inferred, many-to-one: [client_id] leads to [content_834_load] ([client_id])
-- Join, inferred, many-to-one: [paying_client_id] leads to [content_834_load] ([client_id])
-- Join, inferred, one-to-one: [team_given] leads to [content_every_feature] ([team]) with the same Client Id
-- Join, inferred, many-to-one: [part_number] leads to [content_every_feature] ([part_number]) with the same Client Id
-- Join, stated, many-to-one: [subject_id] leads to [content_834_load] ([client_id]) where Subject is Load
-- Join, inferred, many-to-one: [subject_id] leads to [content_every_feature] ([client_id]) with the same Client Id where Subject is Feature and there Is Deleted is 0

-- LOADING
-- What was loaded, and what no column took: whole records, fields without a column, values of another type.
CREATE TABLE ehi_load (file_name nvarchar(400), records bigint, rows bigint, values_left_out bigint, note nvarchar(400));
CREATE TABLE ehi_left_out (file_name nvarchar(400), record bigint, field nvarchar(max), value nvarchar(max), reason nvarchar(max));
CREATE TABLE #ehi_key (file_name nvarchar(400), field nvarchar(400), type nvarchar(400));
INSERT INTO #ehi_key VALUES
  (N'ContentHostile.json', N'<i>Say</i> "so" {x}', N'nvarchar(max)'),
  (N'Content834Load.json', N'Client Id', N'int'),
  (N'ContentCustomOnly_Custom.json', N'Client ID', N'int'),
  (N'ContentEveryFeature.json', N'Client Id', N'int'),
  (N'ContentEveryFeature.json', N'Status', N'nvarchar(max)'),
  (N'ContentEveryFeature.json', N'Diagnosis', N'nvarchar(max)'),
  (N'ContentEveryFeature.json', N'Second Diagnosis', N'nvarchar(max)'),
  (N'ContentEveryFeature.json', N'Team', N'nvarchar(max)'),
  (N'ContentEveryFeature.json', N'Origin', N'nvarchar(max)'),
  (N'ContentEveryFeature.json', N'Grade', N'tinyint'),
  (N'ContentEveryFeature.json', N'Is Deleted', N'bit'),
  (N'ContentEveryFeature.json', N'Signed', N'bit'),
  (N'ContentEveryFeature.json', N'Height/Ft', N'decimal(18, 4)'),
  (N'ContentEveryFeature.json', N'Height (ft)', N'float'),
  (N'ContentEveryFeature.json', N'Income', N'decimal(18, 4)'),
  (N'ContentEveryFeature.json', N'Mystery', N'nvarchar(max)'),
  (N'ContentEveryFeature.json', N'Part Number', N'smallint'),
  (N'ContentEveryFeature.json', N'Begin Date', N'date'),
  (N'ContentEveryFeature.json', N'End Date', N'date'),
  (N'ContentEveryFeature.json', N'Fields', N'datetime2(7)'),
  (N'ContentEveryJoin.json', N'Join Id', N'uniqueidentifier'),
  (N'ContentEveryJoin.json', N'Parent Join Id', N'uniqueidentifier'),
  (N'ContentEveryJoin.json', N'Client Id', N'int'),
  (N'ContentEveryJoin.json', N'Paying Client Id', N'smallint'),
  (N'ContentEveryJoin.json', N'Team Given', N'nvarchar(max)'),
  (N'ContentEveryJoin.json', N'Part Number', N'smallint'),
  (N'ContentEveryJoin.json', N'Subject', N'nvarchar(max)'),
  (N'ContentEveryJoin.json', N'Subject Id', N'int'),
  (N'ContentEveryJoin.json', N'Portal Id', N'nvarchar(max)'),
  (N'ContentEveryJoin.json', N'Report Id', N'int'),
  (N'ContentEveryJoin.json', N'Batch Number', N'int'),
  (N'ContentEveryJoin.json', N'Vendor Id', N'bigint'),
  (N'ContentEveryJoin.json', N'Paid Id', N'bit'),
  (N'ContentEveryJoin.json', N'Policy Client Id', N'nvarchar(max)'),
  (N'ContentEveryJoin.json', N'Code', N'nvarchar(max)'),
  (N'ContentEveryJoin.json', N'Other Code', N'nvarchar(max)');
INSERT INTO ehi_load VALUES
  (N'ContentHostile.json', 0, 0, 0, N'missing'),
  (N'Content834Load.json', 0, 0, 0, N'missing'),
  (N'ContentCustomOnly_Custom.json', 0, 0, 0, N'missing'),
  (N'ContentEveryFeature.json', 0, 0, 0, N'missing'),
  (N'ContentEveryJoin.json', 0, 0, 0, N'missing');

CREATE TABLE #ehi_path (path nvarchar(400), file_name nvarchar(400));
INSERT INTO #ehi_path VALUES
  (N'ContentHostile.json', N'ContentHostile.json'),
  (N'Content834Load.json', N'Content834Load.json'),
  (N'ContentCustomOnly_Custom.json', N'ContentCustomOnly_Custom.json'),
  (N'ContentEveryFeature.json', N'ContentEveryFeature.json'),
  (N'ContentEveryJoin.json', N'ContentEveryJoin.json'),
  (N'ContentJoins.json', N'ContentEveryJoin.json');

-- Each file as one text: the byte 1 does not occur in JSON.
CREATE TABLE #ehi_found (path nvarchar(400), file_name nvarchar(400), content nvarchar(max));
CREATE TABLE #ehi_content (content nvarchar(max));
TRUNCATE TABLE #ehi_content;
BEGIN TRY
  BULK INSERT #ehi_content FROM '$(folder)\ContentHostile.json'
  WITH (CODEPAGE = '65001', DATAFILETYPE = 'char', ROWTERMINATOR = '0x01');
  INSERT INTO #ehi_found SELECT N'ContentHostile.json', N'ContentHostile.json', content FROM #ehi_content;
END TRY BEGIN CATCH END CATCH;
TRUNCATE TABLE #ehi_content;
BEGIN TRY
  BULK INSERT #ehi_content FROM '$(folder)\Content834Load.json'
  WITH (CODEPAGE = '65001', DATAFILETYPE = 'char', ROWTERMINATOR = '0x01');
  INSERT INTO #ehi_found SELECT N'Content834Load.json', N'Content834Load.json', content FROM #ehi_content;
END TRY BEGIN CATCH END CATCH;
TRUNCATE TABLE #ehi_content;
BEGIN TRY
  BULK INSERT #ehi_content FROM '$(folder)\ContentCustomOnly_Custom.json'
  WITH (CODEPAGE = '65001', DATAFILETYPE = 'char', ROWTERMINATOR = '0x01');
  INSERT INTO #ehi_found SELECT N'ContentCustomOnly_Custom.json', N'ContentCustomOnly_Custom.json', content FROM #ehi_content;
END TRY BEGIN CATCH END CATCH;
TRUNCATE TABLE #ehi_content;
BEGIN TRY
  BULK INSERT #ehi_content FROM '$(folder)\ContentEveryFeature.json'
  WITH (CODEPAGE = '65001', DATAFILETYPE = 'char', ROWTERMINATOR = '0x01');
  INSERT INTO #ehi_found SELECT N'ContentEveryFeature.json', N'ContentEveryFeature.json', content FROM #ehi_content;
END TRY BEGIN CATCH END CATCH;
TRUNCATE TABLE #ehi_content;
BEGIN TRY
  BULK INSERT #ehi_content FROM '$(folder)\ContentEveryJoin.json'
  WITH (CODEPAGE = '65001', DATAFILETYPE = 'char', ROWTERMINATOR = '0x01');
  INSERT INTO #ehi_found SELECT N'ContentEveryJoin.json', N'ContentEveryJoin.json', content FROM #ehi_content;
END TRY BEGIN CATCH END CATCH;
TRUNCATE TABLE #ehi_content;
BEGIN TRY
  BULK INSERT #ehi_content FROM '$(folder)\ContentJoins.json'
  WITH (CODEPAGE = '65001', DATAFILETYPE = 'char', ROWTERMINATOR = '0x01');
  INSERT INTO #ehi_found SELECT N'ContentJoins.json', N'ContentEveryJoin.json', content FROM #ehi_content;
END TRY BEGIN CATCH END CATCH;
IF NOT EXISTS (SELECT 1 FROM #ehi_found) BEGIN
  RAISERROR(N'Nothing was loaded: the current folder has no file of an export. Run this in the folder of the unpacked export.', 16, 1);
  ROLLBACK;
  SET NOEXEC ON;
END;
GO
UPDATE #ehi_found SET content = REPLACE(content, NCHAR(65279), N'');

CREATE TABLE #ehi_part (file_name nvarchar(400), place bigint, record nvarchar(max));
-- Lines, as an array of texts. A backslash is set aside meanwhile, so that \n is an end of a line only.
INSERT INTO #ehi_part
SELECT file_name, CAST(part.[key] AS bigint) + 1, REPLACE(TRIM(N' ' FROM REPLACE(REPLACE(part.value, NCHAR(13), N''), NCHAR(9), N' ')), NCHAR(1), N'\')
FROM #ehi_found CROSS APPLY OPENJSON(CASE WHEN LEFT(LTRIM(REPLACE(REPLACE(REPLACE(LEFT(content, 1000), NCHAR(9), N' '), NCHAR(10), N' '), NCHAR(13), N' ')), 1) = N'[' THEN N'[]' ELSE
  N'["' + REPLACE(STRING_ESCAPE(REPLACE(content, N'\', NCHAR(1)), 'json'), N'\n', N'","') + N'"]' END) AS part
WHERE TRIM(N' ' FROM REPLACE(REPLACE(part.value, NCHAR(13), N''), NCHAR(9), N' ')) <> N'';
-- An array; one that is invalid has no records to distinguish.
INSERT INTO #ehi_part
SELECT file_name, CAST(part.[key] AS bigint) + 1, part.value
FROM #ehi_found CROSS APPLY OPENJSON(CASE WHEN LEFT(LTRIM(REPLACE(REPLACE(REPLACE(LEFT(content, 1000), NCHAR(9), N' '), NCHAR(10), N' '), NCHAR(13), N' ')), 1) = N'[' AND ISJSON(content) = 1 THEN content ELSE N'[]' END) AS part;
INSERT INTO #ehi_part
SELECT file_name, NULL, content FROM #ehi_found WHERE LEFT(LTRIM(REPLACE(REPLACE(REPLACE(LEFT(content, 1000), NCHAR(9), N' '), NCHAR(10), N' '), NCHAR(13), N' ')), 1) = N'[' AND ISJSON(content) = 0;

CREATE TABLE #ehi_record (file_name nvarchar(400), place bigint, record nvarchar(max), is_record bit);
CREATE CLUSTERED INDEX ehi_record_of_file ON #ehi_record (file_name, place);
INSERT INTO #ehi_record
SELECT file_name, place, record, CASE WHEN ISJSON(record) = 1 AND LEFT(LTRIM(record), 1) = N'{' THEN 1 ELSE 0 END
FROM #ehi_part;

UPDATE ehi_load SET
  records = (SELECT count(*) FROM #ehi_record WHERE #ehi_record.file_name = ehi_load.file_name),
  note = (SELECT max(CASE path WHEN #ehi_found.file_name THEN N'' ELSE CONCAT(N'read from ', path) END)
    FROM #ehi_found WHERE #ehi_found.file_name = ehi_load.file_name)
WHERE file_name IN (SELECT file_name FROM #ehi_found);

INSERT INTO [content_hostile] ([i_say_i_so_x])
SELECT pair.[<i>Say</i> "so" {x}]
FROM #ehi_record CROSS APPLY OPENJSON(record) WITH (
  [<i>Say</i> "so" {x}] nvarchar(max) '$."<i>Say</i> \"so\" {x}"'
) AS pair WHERE file_name = N'ContentHostile.json' AND is_record = 1;
UPDATE ehi_load SET rows = (SELECT count(*) FROM [content_hostile]) WHERE file_name = N'ContentHostile.json';

INSERT INTO [content_834_load] ([client_id])
SELECT TRY_CAST(NULLIF(pair.[Client Id], N'') AS int)
FROM #ehi_record CROSS APPLY OPENJSON(record) WITH (
  [Client Id] nvarchar(max) '$."Client Id"'
) AS pair WHERE file_name = N'Content834Load.json' AND is_record = 1;
UPDATE ehi_load SET rows = (SELECT count(*) FROM [content_834_load]) WHERE file_name = N'Content834Load.json';

INSERT INTO [content_custom_only_custom] ([client_id])
SELECT TRY_CAST(NULLIF(pair.[Client ID], N'') AS int)
FROM #ehi_record CROSS APPLY OPENJSON(record) WITH (
  [Client ID] nvarchar(max) '$."Client ID"'
) AS pair WHERE file_name = N'ContentCustomOnly_Custom.json' AND is_record = 1;
UPDATE ehi_load SET rows = (SELECT count(*) FROM [content_custom_only_custom]) WHERE file_name = N'ContentCustomOnly_Custom.json';

INSERT INTO [content_every_feature] ([client_id], [status], [diagnosis], [second_diagnosis], [team], [origin], [grade], [is_deleted], [signed], [height_ft], [height_ft_2], [income], [income_2], [mystery], [part_number], [begin_date], [end_date], [fields])
SELECT TRY_CAST(NULLIF(pair.[Client Id], N'') AS int),
  pair.[Status],
  pair.[Diagnosis],
  pair.[Second Diagnosis],
  pair.[Team],
  pair.[Origin],
  TRY_CAST(NULLIF(pair.[Grade], N'') AS tinyint),
  TRY_CAST(NULLIF(pair.[Is Deleted], N'') AS bit),
  TRY_CAST(NULLIF(pair.[Signed], N'') AS bit),
  TRY_CAST(NULLIF(pair.[Height/Ft], N'') AS decimal(18, 4)),
  TRY_CAST(NULLIF(pair.[Height (ft)], N'') AS float),
  TRY_CAST(NULLIF((SELECT value FROM (SELECT value, ROW_NUMBER() OVER (ORDER BY (SELECT 0)) AS place FROM OPENJSON(record) WHERE [key] = N'Income') AS pairs WHERE place = 1), N'') AS decimal(18, 4)),
  TRY_CAST(NULLIF((SELECT value FROM (SELECT value, ROW_NUMBER() OVER (ORDER BY (SELECT 0)) AS place FROM OPENJSON(record) WHERE [key] = N'Income') AS pairs WHERE place = 2), N'') AS decimal(18, 4)),
  pair.[Mystery],
  TRY_CAST(NULLIF(pair.[Part Number], N'') AS smallint),
  TRY_CAST(NULLIF(pair.[Begin Date], N'') AS date),
  TRY_CAST(NULLIF(pair.[End Date], N'') AS date),
  TRY_CAST(NULLIF(pair.[Fields], N'') AS datetime2(7))
FROM #ehi_record CROSS APPLY OPENJSON(record) WITH (
  [Client Id] nvarchar(max) '$."Client Id"',
  [Status] nvarchar(max) '$."Status"',
  [Diagnosis] nvarchar(max) '$."Diagnosis"',
  [Second Diagnosis] nvarchar(max) '$."Second Diagnosis"',
  [Team] nvarchar(max) '$."Team"',
  [Origin] nvarchar(max) '$."Origin"',
  [Grade] nvarchar(max) '$."Grade"',
  [Is Deleted] nvarchar(max) '$."Is Deleted"',
  [Signed] nvarchar(max) '$."Signed"',
  [Height/Ft] nvarchar(max) '$."Height/Ft"',
  [Height (ft)] nvarchar(max) '$."Height (ft)"',
  [Mystery] nvarchar(max) '$."Mystery"',
  [Part Number] nvarchar(max) '$."Part Number"',
  [Begin Date] nvarchar(max) '$."Begin Date"',
  [End Date] nvarchar(max) '$."End Date"',
  [Fields] nvarchar(max) '$."Fields"'
) AS pair WHERE file_name = N'ContentEveryFeature.json' AND is_record = 1;
UPDATE ehi_load SET rows = (SELECT count(*) FROM [content_every_feature]) WHERE file_name = N'ContentEveryFeature.json';

INSERT INTO [content_every_join] ([join_id], [parent_join_id], [client_id], [paying_client_id], [team_given], [part_number], [subject], [subject_id], [portal_id], [report_id], [batch_number], [vendor_id], [paid_id], [policy_client_id], [code], [other_code])
SELECT TRY_CAST(NULLIF(pair.[Join Id], N'') AS uniqueidentifier),
  TRY_CAST(NULLIF(pair.[Parent Join Id], N'') AS uniqueidentifier),
  TRY_CAST(NULLIF(pair.[Client Id], N'') AS int),
  TRY_CAST(NULLIF(pair.[Paying Client Id], N'') AS smallint),
  pair.[Team Given],
  TRY_CAST(NULLIF(pair.[Part Number], N'') AS smallint),
  pair.[Subject],
  TRY_CAST(NULLIF(pair.[Subject Id], N'') AS int),
  pair.[Portal Id],
  TRY_CAST(NULLIF(pair.[Report Id], N'') AS int),
  TRY_CAST(NULLIF(pair.[Batch Number], N'') AS int),
  TRY_CAST(NULLIF(pair.[Vendor Id], N'') AS bigint),
  TRY_CAST(NULLIF(pair.[Paid Id], N'') AS bit),
  pair.[Policy Client Id],
  pair.[Code],
  pair.[Other Code]
FROM #ehi_record CROSS APPLY OPENJSON(record) WITH (
  [Join Id] nvarchar(max) '$."Join Id"',
  [Parent Join Id] nvarchar(max) '$."Parent Join Id"',
  [Client Id] nvarchar(max) '$."Client Id"',
  [Paying Client Id] nvarchar(max) '$."Paying Client Id"',
  [Team Given] nvarchar(max) '$."Team Given"',
  [Part Number] nvarchar(max) '$."Part Number"',
  [Subject] nvarchar(max) '$."Subject"',
  [Subject Id] nvarchar(max) '$."Subject Id"',
  [Portal Id] nvarchar(max) '$."Portal Id"',
  [Report Id] nvarchar(max) '$."Report Id"',
  [Batch Number] nvarchar(max) '$."Batch Number"',
  [Vendor Id] nvarchar(max) '$."Vendor Id"',
  [Paid Id] nvarchar(max) '$."Paid Id"',
  [Policy Client Id] nvarchar(max) '$."Policy Client Id"',
  [Code] nvarchar(max) '$."Code"',
  [Other Code] nvarchar(max) '$."Other Code"'
) AS pair WHERE file_name = N'ContentEveryJoin.json' AND is_record = 1;
UPDATE ehi_load SET rows = (SELECT count(*) FROM [content_every_join]) WHERE file_name = N'ContentEveryJoin.json';

INSERT INTO ehi_left_out (file_name, record, field, value, reason)
SELECT file_name, place, NULL, record, N'not a JSON object' FROM #ehi_record WHERE is_record = 0;
INSERT INTO ehi_left_out (file_name, record, field, value, reason)
SELECT #ehi_record.file_name, place, pair.[key], pair.value, CASE WHEN type IS NULL THEN N'no column of this name' ELSE CONCAT(N'not of the type ', type) END
FROM #ehi_record CROSS APPLY OPENJSON(CASE WHEN is_record = 1 THEN record ELSE N'{}' END) AS pair
LEFT JOIN #ehi_key ON #ehi_key.file_name = #ehi_record.file_name AND field = pair.[key] COLLATE DATABASE_DEFAULT
WHERE pair.value IS NOT NULL AND (type IS NULL OR (pair.value <> N'' AND CASE type
  WHEN N'int' THEN IIF(TRY_CAST(NULLIF(pair.value, N'') AS int) IS NULL, 0, 1)
  WHEN N'tinyint' THEN IIF(TRY_CAST(NULLIF(pair.value, N'') AS tinyint) IS NULL, 0, 1)
  WHEN N'smallint' THEN IIF(TRY_CAST(NULLIF(pair.value, N'') AS smallint) IS NULL, 0, 1)
  WHEN N'bigint' THEN IIF(TRY_CAST(NULLIF(pair.value, N'') AS bigint) IS NULL, 0, 1)
  WHEN N'decimal(18, 4)' THEN IIF(TRY_CAST(NULLIF(pair.value, N'') AS decimal(18, 4)) IS NULL, 0, 1)
  WHEN N'float' THEN IIF(TRY_CAST(NULLIF(pair.value, N'') AS float) IS NULL, 0, 1)
  WHEN N'bit' THEN IIF(TRY_CAST(NULLIF(pair.value, N'') AS bit) IS NULL, 0, 1)
  WHEN N'uniqueidentifier' THEN IIF(TRY_CAST(NULLIF(pair.value, N'') AS uniqueidentifier) IS NULL, 0, 1)
  WHEN N'date' THEN IIF(TRY_CAST(NULLIF(pair.value, N'') AS date) IS NULL, 0, 1)
  WHEN N'datetime2(7)' THEN IIF(TRY_CAST(NULLIF(pair.value, N'') AS datetime2(7)) IS NULL, 0, 1)
  ELSE 1 END = 0));

UPDATE ehi_load SET values_left_out = (SELECT count(field) FROM ehi_left_out WHERE ehi_left_out.file_name = ehi_load.file_name);
UPDATE ehi_load SET note = CASE WHEN records > rows
  THEN CONCAT(N'first invalid record: ', (SELECT coalesce(min(record), 1) FROM ehi_left_out WHERE field IS NULL AND ehi_left_out.file_name = ehi_load.file_name)) ELSE N'see ehi_left_out' END
WHERE records > rows OR (values_left_out > 0 AND note = N'');
COMMIT;
SELECT file_name, records, rows, values_left_out, note FROM (
  SELECT 1 AS place, file_name, records, rows, values_left_out, note FROM ehi_load
  UNION ALL SELECT 2, N'Sum', sum(records), sum(rows), sum(values_left_out),
    CASE WHEN sum(CASE WHEN note = N'missing' THEN 1 ELSE 0 END) + sum(records - rows) + sum(values_left_out) = 0 THEN N'no difference' ELSE CONCAT(N'files missing: ', sum(CASE WHEN note = N'missing' THEN 1 ELSE 0 END), N', records left out: ', sum(records - rows), N', values left out: ', sum(values_left_out)) END FROM ehi_load
) AS report ORDER BY place, file_name;
