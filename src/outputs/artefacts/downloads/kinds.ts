import { DIALECT_NAMES, DIALECTS, type DialectName } from '../../../code/sql';
import type { DownloadGroup } from '../../../contract/downloadList';
import {
  ARTEFACTS,
  CATALOG,
  CHANGES,
  ddlPath,
  DOWNLOADS,
  LLMS,
  schemaPath,
} from '../../../dictionary/model/addresses';
import type { SampleFigures } from '../../../sampleExport/coherence/figures';

/**
 * A file in the table of downloads, with the same in other spellings. In an address, `{slug}` stands for each entity.
 */
type Row = readonly [
  name: string,
  format: string,
  address: string,
  variants?: readonly (readonly [name: string, address: string])[],
];

/** Files that are proven in one way. */
export type Kind = Readonly<{
  group: DownloadGroup;
  /** By what somebody uses them for. */
  rows: Readonly<Record<string, Row>>;
  /** What one has to know before one uses them. */
  note?: string;
  /** How it is proven by `npm run prove`, and with which figures. */
  proof: (figures: SampleFigures) => string;
}>;

const tables = (database: DialectName): [string, Row] => {
  const { label } = DIALECTS[database];
  return [`Define the tables in ${label}`, [`${label} tables`, 'SQL', ddlPath(database)]];
};

/** Every kind by its title, in the order of the page. */
export const DOWNLOAD_KINDS: Readonly<Record<string, Kind>> = {
  'Sample export': {
    group: 'Sample',
    rows: {
      'Try a program or a query on made-up records': [
        'Sample export',
        'ZIP',
        DOWNLOADS.sampleExport,
      ],
    },
    note: 'Eight clients with a file for each entity, attached files, custom fields of an agency, and the oddities that the vendor’s own sample shows. Nobody in it is real. The record on each entity’s page is in it.',
    proof: ({ entities, records, customRecords, allRecords, joins, references }) =>
      `${count(allRecords)} records, as Check an export counts them: ${count(records)} of the ${count(entities)} entities, none without records, and ${count(customRecords)} of an agency’s own fields, in files with the suffix _Custom. No two records of a file are the same. All ${count(references)} references along ${count(joins)} joins lead to a record. No record is entered before what it refers to; visit, claim, payment and statement agree on the money; no text could be a real person’s. The tests pack it in three time zones, with the same bytes.`,
  },
  'SQL tables': {
    group: 'Load',
    rows: Object.fromEntries(DIALECT_NAMES.map(tables)),
    note: 'Defines a table for each export file, without records: the export converter writes what loads them. Names are as exported; a field name that a file repeats gets a number: Monthly Income - Other 2. Descriptions, keys, joins and nullability are comments, because no source promises them.',
    proof: () =>
      'The tests run them in DuckDB, SQLite and PostgreSQL. Those for SQL Server are parsed, not run, and compared with the dictionary.',
  },
  'Converter of an export': {
    group: 'Load',
    rows: {
      'Make a database, a workbook or CSV of an export': [
        'Export converter',
        'JavaScript',
        DOWNLOADS.exportConvert,
      ],
    },
    note: 'Run node ehi-convert.mjs export.zip ehi.sqlite, with a zip of any size, a folder or files; or name ehi.xlsx, or --to csv and a folder; --to sql adds what loads the files into PostgreSQL, SQL Server, SQLite and DuckDB. The database contains the dictionary, findings of the check, the queries of this site as views, and a list of attached files. It needs Node.js 20.19 or later and nothing else, and sends nothing anywhere. Each record keeps its file and line; records and values that do not fit are kept and listed. With Node.js 22.13 or later it runs twice as fast.',
    proof: ({ allRecords }) =>
      `It converts the ${count(allRecords)} records of the sample export, with Node.js’s own SQLite, with the one in the program, and into each other format; every value is that of its line. The programs of SQLite, PostgreSQL and DuckDB load the files for databases, of the sample and of odd values, and every cell and view is compared; those for SQL Server are not run. The tests convert exports with each type of planted fault and find every record and every value again, in a table or among what is listed; they convert damaged zips; and they compare the views with the results that the pages show.`,
  },
  'Check of an export': {
    group: 'Check',
    rows: {
      'Check an export with one command': ['Export checker', 'JavaScript', DOWNLOADS.exportCheck],
    },
    note: 'Run node ehi-check.mjs export.zip, with a zip or a folder. It needs Node.js 20 and nothing else, sends nothing anywhere, and its report contains no value of any record.',
    proof: () =>
      'The tests plant each type of fault into a sample export and compare what is found with what was planted; they look for the planted values in each report; and they run this file by itself.',
  },
  'JSON Schema': {
    group: 'Check',
    rows: {
      'Validate records of any file': ['Schema of all files', 'JSON Schema', ARTEFACTS.allSchemas],
      'Validate records of one file, strictly': [
        'Strict schemas, on each entity’s page',
        'JSON Schema',
        schemaPath('{slug}', 'strict'),
      ],
      'Validate records of one file, leniently': [
        'Lenient schemas, on each entity’s page',
        'JSON Schema',
        schemaPath('{slug}', 'lenient'),
      ],
    },
    note: 'Draft 2020-12. Strict schemas ask for each documented field, spelled as documented; the schema of all files contains them. Lenient ones accept null and absent fields, and each spelling of dates, flags and GUIDs that a source shows.',
    proof: ({ records, planted }) =>
      `ajv checks the ${count(records)} records of entities in the sample export. The lenient schemas find nothing. The strict ones name what the sample spells on purpose as the vendor’s process page does, against the dictionary, and nothing else: ${list(planted)}.`,
  },
  Spreadsheets: {
    group: 'Spreadsheets',
    rows: {
      'See everything in one workbook': ['Workbook', 'XLSX', ARTEFACTS.workbook],
      'List files and areas': ['Entities', 'CSV', DOWNLOADS.entities],
      'List types, descriptions and examples': ['Fields', 'CSV', DOWNLOADS.fields],
      'List the values of coded fields': ['Values', 'CSV', DOWNLOADS.values],
      'List which field leads to which': ['Joins', 'CSV', DOWNLOADS.joins],
      'Answer what is not documented': ['Open questions', 'CSV', DOWNLOADS.openQuestions],
    },
    proof: () =>
      'Lines of entities, fields and joins are counted against the dictionary, and the sheets of the workbook against the CSV files. The tests make the workbook in three time zones, with the same bytes.',
  },
  Handbook: {
    group: 'Documents',
    rows: {
      'Print, cite or archive the whole dictionary': ['Handbook', 'PDF', DOWNLOADS.handbook],
    },
    note: 'US Letter, for black and white. Entities are grouped by area; an index of all fields with page numbers ends it. It is tagged for screen readers (PDF/UA-1).',
    proof: () =>
      'The compiler that sets it stops where it would break PDF/UA-1. Its bookmarks are compared with the entities, and its table lines are counted against the fields. The tests set it in three time zones, with the same bytes. Nobody has tried it with a screen reader.',
  },
  'README for an export': {
    group: 'Documents',
    rows: {
      'Explain an export to whoever gets it': [
        'README for an export',
        'Text',
        DOWNLOADS.exportReadme,
      ],
    },
    note: 'For agencies: fill in the address of this site, and add the file to the zip. One page of plain text.',
    proof: () =>
      'The names of files and programs in it are those of the dictionary and of the downloads. A test counts its lines.',
  },
  'Types for programs': {
    group: 'Programs',
    rows: {
      'Read records in TypeScript': ['TypeScript types', 'TypeScript', ARTEFACTS.typescript],
      'Read records in Python': ['Python types', 'Python', ARTEFACTS.python],
    },
    proof: ({ records, planted }) =>
      `The ${count(records)} records of entities in the sample export are compiled with the TypeScript, strictly, and held to the Python types where Python is at hand. What differs is null for a GUID that is documented as not nullable, ${times(planted.null)} in the attachments, on purpose.`,
  },
  'Data Package': {
    group: 'Programs',
    rows: {
      'Describe the export to Data Package tools': ['Data Package', 'JSON', ARTEFACTS.dataPackage],
    },
    note: 'Follows the Data Package standard 2.0. Put it into the folder of the files. Joins that apply to every record are its foreign keys.',
    proof: ({ records }) =>
      `It is checked against the standard’s own profile where that is at hand. Each value of the ${count(records)} records of entities in the sample export is held to its field, and each foreign key is followed.`,
  },
  'Catalog of this site': {
    group: 'Programs',
    rows: {
      'Look up entities, fields, values and joins': [
        'Catalog',
        'JSON',
        CATALOG,
        [['schema', ARTEFACTS.catalogSchema]],
      ],
      'Give all pages to a program that reads text': [
        'All pages',
        'Markdown',
        LLMS.full,
        [['list', LLMS.list]],
      ],
    },
    proof: () =>
      'The catalog is checked against its schema. The Markdown is made from the same data as the pages.',
  },
  'What changed': {
    group: 'Programs',
    rows: {
      'Follow changes from release to release': [
        'Changes',
        'JSON',
        CHANGES.json,
        [['schema', ARTEFACTS.changesSchema]],
      ],
    },
    proof: () =>
      'The tests check the JSON against its schema, and change each value of a catalog to see that exactly one change is found.',
  },
  'Skill for agents': {
    group: 'Programs',
    rows: { 'Teach an AI agent to use an export': ['Skill for agents', 'ZIP', DOWNLOADS.skill] },
    note: 'A folder with SKILL.md, in the open format of Agent Skills: one file for each area, the guides on loading and queries, and what never to assume. Where records of clients are involved, use an agent only where you may disclose them to it.',
    proof: () =>
      'Every entity and field is looked for in the file of its area, and every file that SKILL.md names is there. The tests pack it in three time zones, with the same bytes. No agent has been tried with it.',
  },
};

const count = (number: number) => number.toLocaleString('en-US');
const times = (number = 0) => (number === 1 ? 'once' : `${count(number)} times`);
const list = (planted: SampleFigures['planted']) =>
  Object.entries(planted)
    .map(([what, number]) => `${what} ${times(number)}`)
    .join(', ');
