import type { SampleFigures } from '../../../sampleExport/coherence/figures';

/** A kind of downloads as the Downloads page tells of it. */
type Kind = Readonly<{
  title: string;
  /** The files below `/downloads/` that are of this kind. */
  has: RegExp;
  use: string;
  /** How it is proven by `npm run prove`, and with which figures. */
  proof: (figures: SampleFigures) => string;
}>;

/** Every kind, those first that most readers come for. */
export const DOWNLOAD_KINDS: readonly Kind[] = [
  {
    title: 'Sample export',
    has: /^sample-export\.zip$/,
    use: 'A made-up export of eight clients: a file for each entity, attached files, an agency’s own fields, and the oddities that the vendor’s own sample shows. Unpack it where you try a program or a recipe. Nobody in it is real; the record on each entity’s page is in it.',
    proof: ({ entities, records, customRecords, allRecords, joins, references }) =>
      `${count(allRecords)} records, as Check an export counts them: ${count(records)} of the ${count(entities)} entities, none without records, and ${count(customRecords)} of an agency’s own fields, in files with the suffix _Custom. No two records of a file are the same. All ${count(references)} references along ${count(joins)} joins lead to a record. No record is entered before what it refers to; visit, claim, payment and statement agree on the money; no text could be a real person’s. The tests pack it in three time zones, with the same bytes.`,
  },
  {
    title: 'Check of an export',
    has: /^ehi-check\.mjs$/,
    use: 'Checks whether a zip or folder contains what the dictionary says: node ehi-check.mjs export.zip. It needs Node 20 and nothing else, sends nothing anywhere, and its report contains no value of any record.',
    proof: () =>
      'The tests plant each type of fault into a sample export and compare what is found with what was planted; they look for the planted values in each report; and they run this file by itself.',
  },
  {
    title: 'Checks as SQL',
    has: /^checks\//,
    use: 'The same checks for exports of millions of records. duckdb.sql reads the files of an unpacked export and needs nothing but DuckDB. It lists types of findings, files, fields and counts, and no value of any record.',
    proof: ({ records }) =>
      `DuckDB runs duckdb.sql on the ${count(records)} records of entities in the sample export, and in the tests on planted faults of each kind that it knows; every count is that of the check of an export.`,
  },
  {
    title: 'Spreadsheets',
    has: /^[a-z-]+\.(csv|xlsx)$/,
    use: 'All entities, fields, values, joins and open questions, to filter and to compare. The workbook has the tables of the CSV files as its sheets.',
    proof: () =>
      'Lines of entities, fields and joins are counted against the dictionary, and the sheets of the workbook against the CSV files. The tests make the workbook in three time zones, with the same bytes.',
  },
  {
    title: 'SQL: tables and loading',
    has: /^ddl\//,
    use: 'Makes a table for each export file and loads the files of the current folder into them, all or nothing, with a count of records and rows for each file at the end. Names are as exported, or in the folder snake in lowercase with underscores. Descriptions, keys, joins and nullability are comments, because no source promises them. The tables of the folder strict refuse null where the dictionary says so and nothing contradicts it, and values outside of a closed list.',
    proof: ({ records, joins, references }) =>
      `DuckDB, SQLite and PostgreSQL run these files on the sample export. In each, the ${count(records)} records arrive as ${count(records)} rows, every value is compared with its line, and all ${count(references)} references along ${count(joins)} joins lead to a row. The tests load records as the vendor’s process page shows them too. SQL Server’s table definitions are parsed, not run; its loading statements are neither.`,
  },
  {
    title: 'JSON Schema',
    has: /^schema\/(?!catalog)/,
    use: 'Checks records, in the 2020-12 draft. The strict schemas ask for each documented field, spelled as documented. The lenient ones take null and absent fields, and each spelling of dates, flags and GUIDs that a source shows. The one for all contains the strict schemas of all files.',
    proof: ({ records, planted }) =>
      `ajv checks the ${count(records)} records of entities in the sample export. The lenient schemas find nothing. The strict ones name what the sample spells on purpose as the vendor’s process page does, against the dictionary, and nothing else: ${list(planted)}.`,
  },
  {
    title: 'Types for programs',
    has: /^types\//,
    use: 'The records of all files as TypeScript interfaces and as Python TypedDicts.',
    proof: ({ records, planted }) =>
      `The ${count(records)} records of entities in the sample export are compiled with the TypeScript, strictly, and held to the Python types where Python is at hand. What differs is null for a GUID that is documented as not nullable, ${times(planted.null)} in the attachments, on purpose.`,
  },
  {
    title: 'Data Package',
    has: /^datapackage\.json$/,
    use: 'Describes the export to tools that know the Data Package standard 2.0: put it into the folder of the files. Joins that apply to every record are its foreign keys.',
    proof: ({ records }) =>
      `It is checked against the standard’s own profile where that is at hand. Each value of the ${count(records)} records of entities in the sample export is held to its field, and each foreign key is followed.`,
  },
  {
    title: 'DBML',
    has: /\.dbml$/,
    use: 'Tables and joins for tools that draw diagrams.',
    proof: () => 'It is parsed; tables, fields and joins are compared with the dictionary.',
  },
  {
    title: 'dbt',
    has: /^dbt\//,
    use: 'The tables of the SQL in lowercase as a dbt source (1.8 and later), with tests of nulls, closed lists and joins. What is inferred only warns.',
    proof: ({ records }) =>
      `It is read as YAML, and each test in it is run as the query that dbt makes of it, in PostgreSQL on the ${count(records)} records of entities in the sample export. dbt itself does not run it.`,
  },
  {
    title: 'Catalog of this site',
    has: /^schema\/catalog/,
    use: 'The schema of the catalog, /catalog.json, which the search of this site reads too: entities, fields, values and joins.',
    proof: () => 'The catalog is checked against it.',
  },
  {
    title: 'Software of this site',
    has: /^software\//,
    use: 'The notices contain the licenses of other people’s code in the scripts and styles of this site. The bill of materials, in CycloneDX 1.5, lists all packages that build the site, with versions, licenses and checksums. Neither is part of the dictionary; each package has a license of its own.',
    proof: () =>
      'A build fails where the packages whose code it packs are not those of the notices. The bill is written by npm from the list of installed packages, less time and random number, so that the same list gives the same bytes.',
  },
];

const count = (number: number) => number.toLocaleString('en-US');
const times = (number = 0) => (number === 1 ? 'once' : `${count(number)} times`);
const list = (planted: SampleFigures['planted']) =>
  Object.entries(planted)
    .map(([what, number]) => `${what} ${times(number)}`)
    .join(', ');
