import { quoteText } from '../../../code/sql';
import { TABLE_DIALECTS } from './dialects';
import { LEFT_OUT, listed, SAID, values, type Loader } from './loader';

const { quote, text, typed } = TABLE_DIALECTS.sqlserver;

const path = (key: string) => `$."${key.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const castTo = (value: string, type: string) => `TRY_CAST(NULLIF(${value}, N'') AS ${type})`;

const TRIMMED = "TRIM(N' ' FROM REPLACE(REPLACE(part.value, NCHAR(13), N''), NCHAR(9), N' '))";
const IS_ARRAY =
  "LEFT(LTRIM(REPLACE(REPLACE(REPLACE(LEFT(content, 1000), NCHAR(9), N' '), NCHAR(10), N' '), NCHAR(13), N' ')), 1) = N'['";

/** SQL Server by sqlcmd. The server reads the files. */
export const SQLSERVER: Loader = {
  ...TABLE_DIALECTS.sqlserver,
  usage: [
    'For SQL Server 2017 or later, and a folder that the server can read:',
    '  sqlcmd -S SERVER -d ehi -b -I -v folder="C:\\export" -i sqlserver.sql',
  ],
  limits: [
    'Not tested on a server: the definition of the tables is parsed, the loading is not run.',
    'A file may have at most 1 GB.',
    'A value that does not fit its column is loaded as null and kept in ehi_left_out; decimals have four places.',
  ],
  begin: (names) =>
    [
      'SET NOCOUNT ON;',
      'SET DATEFORMAT mdy;',
      'IF EXISTS (SELECT 1 FROM sys.tables WHERE schema_id = SCHEMA_ID() AND name IN (' +
        listed(names.map(text)),
      ')) BEGIN',
      `  RAISERROR(${text(SAID.exists)}, 16, 1);`,
      '  SET NOEXEC ON;',
      'END;',
      'GO',
      'SET XACT_ABORT ON;',
      'BEGIN TRANSACTION;',
    ].join('\n'),
  temporary: (name) => `#${name}`,
  createTemporary: (name) => `CREATE TABLE #${name}`,
  read: (files) =>
    [
      'CREATE TABLE #ehi_path (path nvarchar(400), file_name nvarchar(400));',
      'INSERT INTO #ehi_path VALUES',
      `${values(files.flatMap(({ fileName, paths }) => paths.map((name) => [text(name), text(fileName)])))};`,
      '',
      '-- Each file as one text: the byte 1 does not occur in JSON.',
      'CREATE TABLE #ehi_found (path nvarchar(400), file_name nvarchar(400), content nvarchar(max));',
      'CREATE TABLE #ehi_content (content nvarchar(max));',
      ...files.flatMap(({ fileName, paths }) => paths.map((name) => readFile(name, fileName))),
      'IF NOT EXISTS (SELECT 1 FROM #ehi_found) BEGIN',
      `  RAISERROR(${text(SAID.noFiles)}, 16, 1);`,
      '  ROLLBACK;',
      '  SET NOEXEC ON;',
      'END;',
      'GO',
      "UPDATE #ehi_found SET content = REPLACE(content, NCHAR(65279), N'');",
      '',
      'CREATE TABLE #ehi_part (file_name nvarchar(400), place bigint, record nvarchar(max));',
      '-- Lines, as an array of texts. A backslash is set aside meanwhile, so that \\n is an end of a line only.',
      'INSERT INTO #ehi_part',
      `SELECT file_name, CAST(part.[key] AS bigint) + 1, REPLACE(${TRIMMED}, NCHAR(1), N'\\')`,
      `FROM #ehi_found CROSS APPLY OPENJSON(CASE WHEN ${IS_ARRAY} THEN N'[]' ELSE`,
      `  N'["' + REPLACE(STRING_ESCAPE(REPLACE(content, N'\\', NCHAR(1)), 'json'), N'\\n', N'","') + N'"]' END) AS part`,
      `WHERE ${TRIMMED} <> N'';`,
      '-- An array; one that is invalid has no records to distinguish.',
      'INSERT INTO #ehi_part',
      'SELECT file_name, CAST(part.[key] AS bigint) + 1, part.value',
      `FROM #ehi_found CROSS APPLY OPENJSON(CASE WHEN ${IS_ARRAY} AND ISJSON(content) = 1 THEN content ELSE N'[]' END) AS part;`,
      'INSERT INTO #ehi_part',
      `SELECT file_name, NULL, content FROM #ehi_found WHERE ${IS_ARRAY} AND ISJSON(content) = 0;`,
      '',
      'CREATE TABLE #ehi_record (file_name nvarchar(400), place bigint, record nvarchar(max), is_record bit);',
      'CREATE CLUSTERED INDEX ehi_record_of_file ON #ehi_record (file_name, place);',
      'INSERT INTO #ehi_record',
      "SELECT file_name, place, record, CASE WHEN ISJSON(record) = 1 AND LEFT(LTRIM(record), 1) = N'{' THEN 1 ELSE 0 END",
      'FROM #ehi_part;',
    ].join('\n'),
  from: (fileName, keys) =>
    [
      'FROM #ehi_record CROSS APPLY OPENJSON(record) WITH (',
      keys.map((key) => `  ${quote(key)} nvarchar(max) ${quoteText(path(key))}`).join(',\n'),
      `) AS pair WHERE file_name = ${text(fileName)} AND is_record = 1;`,
    ].join('\n'),
  value: (key) => `pair.${quote(key)}`,
  repeatedValue: (key, occurrence) =>
    '(SELECT value FROM (SELECT value, ROW_NUMBER() OVER (ORDER BY (SELECT 0)) AS place ' +
    `FROM OPENJSON(record) WHERE [key] = ${text(key)}) AS pairs WHERE place = ${occurrence})`,
  cast: (value, _, type) => castTo(value, type),
  keepRest: [
    `INSERT INTO ${LEFT_OUT}`,
    `SELECT file_name, place, NULL, record, ${text(SAID.noObject)} FROM #ehi_record WHERE is_record = 0;`,
    `INSERT INTO ${LEFT_OUT}`,
    `SELECT #ehi_record.file_name, place, pair.[key], pair.value, CASE WHEN type IS NULL THEN ${text(SAID.noColumn)} ELSE CONCAT(${text(SAID.otherType)}, type) END`,
    "FROM #ehi_record CROSS APPLY OPENJSON(CASE WHEN is_record = 1 THEN record ELSE N'{}' END) AS pair",
    'LEFT JOIN #ehi_key ON #ehi_key.file_name = #ehi_record.file_name AND field = pair.[key] COLLATE DATABASE_DEFAULT',
    "WHERE pair.value IS NOT NULL AND (type IS NULL OR (pair.value <> N'' AND CASE type",
    ...typed.map(
      (type) => `  WHEN ${text(type)} THEN IIF(${castTo('pair.value', type)} IS NULL, 0, 1)`,
    ),
    '  ELSE 1 END = 0));',
  ].join('\n'),
  commit: 'COMMIT;',
};

/** A file that is missing leaves nothing; XACT_ABORT would end the load there. */
function readFile(name: string, fileName: string): string {
  return [
    'TRUNCATE TABLE #ehi_content;',
    'BEGIN TRY',
    `  BULK INSERT #ehi_content FROM ${quoteText(`$(folder)\\${name}`)}`,
    "  WITH (CODEPAGE = '65001', DATAFILETYPE = 'char', ROWTERMINATOR = '0x01');",
    `  INSERT INTO #ehi_found SELECT ${text(name)}, ${text(fileName)}, content FROM #ehi_content;`,
    'END TRY BEGIN CATCH END CATCH;',
  ].join('\n');
}
