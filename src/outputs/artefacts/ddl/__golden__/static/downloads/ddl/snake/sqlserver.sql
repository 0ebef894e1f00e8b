-- Generated from the data dictionary of the Sample Export, version 20250925.1.
-- Sources: the vendor's dictionary (V20251217.1); the vendor's process page (read on 2026-02-14); the product description (20250925.1); this site's editors. What none of them states is inferred and no promise.
-- License: Creative Commons Attribution 4.0 International (CC BY 4.0), https://creativecommons.org/licenses/by/4.0/
-- Tables of the export for SQL Server, names as snake_case, and behind the line "LOADING" what fills them:
-- sqlcmd -v folder="C:\export" -i sqlserver.sql (SQL Server 2016 and later). A file that is an array over
-- many lines is made lines of first: jq -c 'arrays[], objects' FILE > LINES

-- <b>{name}</b> "quoted" ${x} 😀: </script><script>alert(1)</script> {1+1} `code` --- \ # no heading
CREATE TABLE [content_hostile] (
  [i_say_i_so_x] nvarchar(max) -- :::note ## Not a heading {process.env.SECRET} - no list.
);

-- 834 Load: TODO
CREATE TABLE [content_834_load] (
  [client_id] int NOT NULL -- The person who is enrolled.
);
-- Key, inferred: [client_id]

-- Custom Only: Fields that an agency added, one record a person.
CREATE TABLE [content_custom_only_custom] (
  [client_id] int NOT NULL -- The person; here its name is spelled otherwise.
);
-- Join, inferred, many-to-one: [client_id] leads to [content_834_load] ([client_id])

-- Every Feature: One record of everything that a field can be.
CREATE TABLE [content_every_feature] (
  [client_id] int NOT NULL, -- Number of the person who receives services.
  [status] nvarchar(max) NOT NULL, -- How far it has come. A: Active; C: Closed.
  [diagnosis] nvarchar(max), -- Code of the diagnosis.
  [second_diagnosis] nvarchar(max), -- Code of the diagnosis that comes second.
  [team] nvarchar(max), -- Team in charge; here one that is called by the word null.
  [origin] nvarchar(max), -- How it came in.
  [grade] tinyint, -- Grade that was given.
  [is_deleted] bit NOT NULL, -- Whether it was deleted.
  [signed] bit NOT NULL, -- Whether it was signed; the published values contradict the published type. Published as varchar.
  [height_ft] decimal(18, 4), -- Height in feet.
  [height_ft_2] float, -- Height in feet, as it was published before.
  [income] decimal(18, 4), -- Income of the first person. The export file is documented to repeat the name Income; this is number 1.
  [income_2] decimal(18, 4), -- Income of the second person. The export file is documented to repeat the name Income; this is number 2.
  [mystery] nvarchar(max),
  [part_number] smallint NOT NULL, -- Number of the part, counted for each client anew.
  [begin_date] date NOT NULL, -- Day on which it begins.
  [end_date] date, -- Day on which it ends.
  [fields] datetime2(7) NOT NULL, -- When it was recorded; its name is that of a section of the page.
  CHECK ([status] IN (N'A', N'C'))
);
-- Key, inferred: [part_number]
-- Join, inferred, many-to-one: [client_id] leads to [content_834_load] ([client_id])

-- Every Join: One record of everything that a field can lead to.
CREATE TABLE [content_every_join] (
  [join_id] uniqueidentifier NOT NULL, -- Its own key.
  [parent_join_id] uniqueidentifier, -- The record of this file that it belongs to.
  [client_id] int NOT NULL, -- Number of the person who receives services.
  [paying_client_id] smallint, -- The person who pays.
  [team_given] nvarchar(max), -- The team of the same client.
  [part_number] smallint, -- The part of the client's record that it belongs to.
  [subject] nvarchar(max) NOT NULL, -- What kind of record it is about.
  [subject_id] int, -- The record that it is about.
  [portal_id] nvarchar(max), -- Number that the portal gives out.
  [report_id] int, -- Number of a report.
  [batch_number] int, -- Number of the batch.
  [vendor_id] bigint, -- Number of a vendor.
  [paid_id] bit NOT NULL, -- Whether it was paid.
  [policy_client_id] nvarchar(max), -- Number of the policy.
  [code] nvarchar(max), -- A code of one list or another.
  [other_code] nvarchar(max), -- A second code of one list or another.
  CHECK ([subject] IN (N'Load', N'Feature', N'Form'))
);
-- Join, stated, many-to-one: [parent_join_id] leads to [content_every_join] ([join_id])
-- Join, inferred, many-to-one: [client_id] leads to [content_834_load] ([client_id])
-- Join, inferred, many-to-one: [paying_client_id] leads to [content_834_load] ([client_id])
-- Join, inferred, one-to-one: [team_given] leads to [content_every_feature] ([team]) with the same Client Id
-- Join, inferred, many-to-one: [part_number] leads to [content_every_feature] ([part_number]) with the same Client Id
-- Join, stated, many-to-one: [subject_id] leads to [content_834_load] ([client_id]) where Subject is Load
-- Join, inferred, many-to-one: [subject_id] leads to [content_every_feature] ([client_id]) with the same Client Id where Subject is Feature and there Is Deleted is 0

-- LOADING
SET DATEFORMAT mdy;
CREATE TABLE #ehi_line (line nvarchar(max));

TRUNCATE TABLE #ehi_line;
BULK INSERT #ehi_line FROM '$(folder)\ContentHostile.json'
WITH (CODEPAGE = '65001', DATAFILETYPE = 'char', ROWTERMINATOR = '0x0a');
INSERT INTO [content_hostile] ([i_say_i_so_x])
SELECT record.[<i>Say</i> "so" {x}]
FROM #ehi_line CROSS APPLY OPENJSON(line) WITH (
  [<i>Say</i> "so" {x}] nvarchar(max) '$."<i>Say</i> \"so\" {x}"'
) AS record;

TRUNCATE TABLE #ehi_line;
BULK INSERT #ehi_line FROM '$(folder)\Content834Load.json'
WITH (CODEPAGE = '65001', DATAFILETYPE = 'char', ROWTERMINATOR = '0x0a');
INSERT INTO [content_834_load] ([client_id])
SELECT CAST(NULLIF(record.[Client Id], N'') AS int)
FROM #ehi_line CROSS APPLY OPENJSON(line) WITH (
  [Client Id] nvarchar(max) '$."Client Id"'
) AS record;

TRUNCATE TABLE #ehi_line;
BULK INSERT #ehi_line FROM '$(folder)\ContentCustomOnly_Custom.json'
WITH (CODEPAGE = '65001', DATAFILETYPE = 'char', ROWTERMINATOR = '0x0a');
INSERT INTO [content_custom_only_custom] ([client_id])
SELECT CAST(NULLIF(record.[Client ID], N'') AS int)
FROM #ehi_line CROSS APPLY OPENJSON(line) WITH (
  [Client ID] nvarchar(max) '$."Client ID"'
) AS record;

TRUNCATE TABLE #ehi_line;
BULK INSERT #ehi_line FROM '$(folder)\ContentEveryFeature.json'
WITH (CODEPAGE = '65001', DATAFILETYPE = 'char', ROWTERMINATOR = '0x0a');
INSERT INTO [content_every_feature] ([client_id], [status], [diagnosis], [second_diagnosis], [team], [origin], [grade], [is_deleted], [signed], [height_ft], [height_ft_2], [income], [income_2], [mystery], [part_number], [begin_date], [end_date], [fields])
SELECT CAST(NULLIF(record.[Client Id], N'') AS int),
  record.[Status],
  record.[Diagnosis],
  record.[Second Diagnosis],
  record.[Team],
  record.[Origin],
  CAST(NULLIF(record.[Grade], N'') AS tinyint),
  CAST(NULLIF(record.[Is Deleted], N'') AS bit),
  CAST(NULLIF(record.[Signed], N'') AS bit),
  CAST(NULLIF(record.[Height/Ft], N'') AS decimal(18, 4)),
  CAST(NULLIF(record.[Height (ft)], N'') AS float),
  CAST(NULLIF((SELECT value FROM (SELECT value, ROW_NUMBER() OVER (ORDER BY (SELECT 0)) AS place FROM OPENJSON(line) WHERE [key] = N'Income') AS pairs WHERE place = 1), N'') AS decimal(18, 4)),
  CAST(NULLIF((SELECT value FROM (SELECT value, ROW_NUMBER() OVER (ORDER BY (SELECT 0)) AS place FROM OPENJSON(line) WHERE [key] = N'Income') AS pairs WHERE place = 2), N'') AS decimal(18, 4)),
  record.[Mystery],
  CAST(NULLIF(record.[Part Number], N'') AS smallint),
  CAST(NULLIF(record.[Begin Date], N'') AS date),
  CAST(NULLIF(record.[End Date], N'') AS date),
  CAST(NULLIF(record.[Fields], N'') AS datetime2(7))
FROM #ehi_line CROSS APPLY OPENJSON(line) WITH (
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
) AS record;

TRUNCATE TABLE #ehi_line;
BULK INSERT #ehi_line FROM '$(folder)\ContentEveryJoin.json'
WITH (CODEPAGE = '65001', DATAFILETYPE = 'char', ROWTERMINATOR = '0x0a');
INSERT INTO [content_every_join] ([join_id], [parent_join_id], [client_id], [paying_client_id], [team_given], [part_number], [subject], [subject_id], [portal_id], [report_id], [batch_number], [vendor_id], [paid_id], [policy_client_id], [code], [other_code])
SELECT CAST(NULLIF(record.[Join Id], N'') AS uniqueidentifier),
  CAST(NULLIF(record.[Parent Join Id], N'') AS uniqueidentifier),
  CAST(NULLIF(record.[Client Id], N'') AS int),
  CAST(NULLIF(record.[Paying Client Id], N'') AS smallint),
  record.[Team Given],
  CAST(NULLIF(record.[Part Number], N'') AS smallint),
  record.[Subject],
  CAST(NULLIF(record.[Subject Id], N'') AS int),
  record.[Portal Id],
  CAST(NULLIF(record.[Report Id], N'') AS int),
  CAST(NULLIF(record.[Batch Number], N'') AS int),
  CAST(NULLIF(record.[Vendor Id], N'') AS bigint),
  CAST(NULLIF(record.[Paid Id], N'') AS bit),
  record.[Policy Client Id],
  record.[Code],
  record.[Other Code]
FROM #ehi_line CROSS APPLY OPENJSON(line) WITH (
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
) AS record;
