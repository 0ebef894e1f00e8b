import { fieldsWithPath, PAGES } from '../../../dictionary/model/addresses';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import type { FoundPage, GuideSection } from '../../../search/documents';
import type { SearchData } from '../../../search/engine';
import { generatedJson } from '../../generated';
import type { Inputs, Output } from '../../output';
import { guideCounts } from '../guides/guideFacts';
import { guideSections } from './guideSections';

/** Pages and what can be done there; guides and entities are found by themselves. */
const PAGES_TO_FIND: readonly FoundPage[] = [
  {
    title: 'Home',
    path: PAGES.home,
    words:
      'home page, start here, welcome, introduction, overview, all entities, list of entities, tables and files by area',
  },
  {
    title: 'All fields',
    path: PAGES.fields,
    words: 'list of every field from A to Z, index, table, sort, filter, group by name',
  },
  {
    title: 'Save fields as CSV',
    path: PAGES.fields,
    words:
      'download all fields as comma-separated values, spreadsheet, Excel, data dictionary file',
  },
  {
    title: 'Money fields',
    path: fieldsWithPath('dollars'),
    words: 'fields in dollars, amounts of money, sums, currency, prices, charges, costs',
  },
  {
    title: 'Downloads',
    path: PAGES.downloads,
    words:
      'JSON Schema, SQL, DDL, CREATE TABLE, database, PostgreSQL, Postgres, SQL Server, SQLite, DuckDB, Data Package, DBML, dbt, TypeScript, Python types, CSV, XLSX, Excel, workbook, sample export, test data, example files, checksums, SHA256, license, machine-readable, Markdown, llms.txt',
  },
  {
    title: 'Relationships',
    path: PAGES.relationships,
    words:
      'joins, keys, primary keys, foreign keys, identifiers, references, how tables are linked, entity relationship diagram, ERD, data model, path',
  },
  {
    title: 'Relationships by area',
    path: `${PAGES.relationships}#areas`,
    words: 'diagrams, pictures, entity relationship diagram of an area, ERD',
  },
  {
    title: 'Compare two entities',
    path: PAGES.compare,
    words: 'comparison, differences between files, side by side, common fields',
  },
  {
    title: 'Check my export',
    path: PAGES.check,
    words:
      'validate my zip, validator, verify, test my export, is my zip whole, complete, missing files, upload nothing, offline, checker',
  },
  {
    title: 'Code systems',
    path: `${PAGES.values}#code-systems`,
    words:
      'code lists, terminologies, vocabularies, standards, publisher, URI, FHIR, license of codes',
  },
  {
    title: 'Values and code systems',
    path: PAGES.values,
    words:
      'value sets, allowed values, code lists, picklists, enumerations, enums, lookup tables, what a code means',
  },
  {
    title: 'Open questions',
    path: PAGES.openQuestions,
    words:
      'unanswered, unresolved, not documented, undocumented, unknown, gaps, conflicts between sources',
  },
  {
    title: 'What changed',
    path: PAGES.changes,
    words:
      'changes, change log, release notes, releases, versions, history, breaking changes, what is new, feed, Atom, migration',
  },
  {
    title: 'Search',
    path: PAGES.search,
    words: 'search page, help, search results, find, filters, narrow',
  },
];

/** What the search needs beside the catalog. */
export type SearchExtras = Omit<SearchData, 'catalog'>;

/**
 * What the search loads beside the catalog: the guides' sections, the abbreviations among
 * them, the phrases that mean the same, and the homes of shared fields.
 */
export const searchWords: Output = {
  name: 'search',
  render: (dictionary, inputs) => [
    generatedJson('docs/lists/search.json', 'data', searchExtras(dictionary, inputs)),
  ],
};

/** The same as data. */
export function searchExtras(
  {
    abbreviations,
    codeSystems,
    entities,
    relationships,
    search,
  }: Pick<Dictionary, 'abbreviations' | 'codeSystems' | 'entities' | 'relationships' | 'search'>,
  { guides }: Inputs,
): SearchExtras {
  const counts = guideCounts({ entities, relationships }, guides);
  const sections = guides.flatMap((guide) => guideSections(guide, counts));
  const explained = abbreviations.map(
    ({ abbreviation, expansion, meaning = '' }): GuideSection => ({
      slug: PAGES.abbreviations,
      guide: 'Abbreviations',
      heading: `${abbreviation}: ${expansion}`,
      anchor: '',
      text: meaning,
      isAbbreviation: true,
    }),
  );
  return {
    pages: PAGES_TO_FIND,
    guides: [...sections.filter((section) => !isListed(section)), ...explained],
    codeSystems: Object.fromEntries(codeSystems.map(({ key, name }) => [key, `${key} ${name}`])),
    intents: search.intents,
    sameMeaning: search.sameMeaning,
    homes: relationships.homes,
  };
}

/** Whether a section is the beginning of a page that is found as a page. */
function isListed({ slug, heading }: GuideSection): boolean {
  return heading === '' && PAGES_TO_FIND.some(({ path }) => path === slug);
}
