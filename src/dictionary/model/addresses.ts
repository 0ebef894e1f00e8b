import { anchorOf } from './names';
import type { AreaName } from './areas';

/*
 * What links to a page of the site, or to a download, asks here. Paths are below the base URL; what a download is
 * called, its output says.
 */

export const PAGES = {
  home: '/home',
  fields: '/fields',
  search: '/search',
  entities: '/home#entities-by-area',
  load: '/guides/load-into-a-database',
  compliance: '/guides/evidence',
  clients: '/guides/clients-and-families',
  relationships: '/relationships',
  compare: '/compare',
  downloads: '/downloads',
  check: '/check',
  read: '/read',
  values: '/values',
  customFields: '/guides/custom-fields',
  openQuestions: '/open-questions',
  abbreviations: '/guides/abbreviations',
  changes: '/changes',
} as const;

/** What the classes of sensitivity mean. */
export const SENSITIVITY_CLASSES = '/guides/before-you-release#classes';

export const DOWNLOADS = {
  openQuestions: '/downloads/open-questions.csv',
  exportCheck: '/downloads/ehi-check.mjs',
  exportConvert: '/downloads/ehi-convert.mjs',
  entities: '/downloads/entities.csv',
  fields: '/downloads/fields.csv',
  joins: '/downloads/joins.csv',
  mapping: '/downloads/mapping.csv',
  values: '/downloads/values.csv',
  sampleExport: '/downloads/sample-export.zip',
  handbook: '/downloads/handbook.pdf',
  exportReadme: '/downloads/README.txt',
  skill: '/downloads/ehi-export-skill.zip',
} as const;

/** Files to download that no page but the one of downloads leads to. */
export const OTHER_DOWNLOADS = {
  workbook: '/downloads/dictionary.xlsx',
  allSchemas: '/downloads/schema/all.schema.json',
  catalogSchema: '/downloads/schema/catalog.schema.json',
  changesSchema: '/downloads/schema/changes.schema.json',
  dataPackage: '/downloads/datapackage.json',
  typescript: '/downloads/types/ehi.d.ts',
  python: '/downloads/types/ehi.py',
  checkSums: '/downloads/SHA256SUMS',
  notices: '/downloads/software/third-party-notices.txt',
} as const;

export const downloadName = (address: string) => address.replace(/^\/downloads\//, '');

export const CATALOG = '/catalog.json';
export const CHANGES = { json: '/changes.json', feed: '/changes.xml' } as const;

export const releasePath = (version: string) => `${PAGES.changes}#v${version.replaceAll('.', '-')}`;
export const frozenFilePath = (version: string, file: string) => `/v/${version}/${file}`;

/** What is kept of the site with each release, by its path in `/v/<version>/`; the frozen catalog is kept beside. */
export const FROZEN_NAMES = [
  'entities.csv',
  'fields.csv',
  'values.csv',
  'joins.csv',
  'dictionary.xlsx',
  'llms-full.txt',
  'schema/all.schema.json',
  'schema/catalog.schema.json',
  'ddl/postgresql.sql',
  'ddl/sqlite.sql',
  'ddl/sqlserver.sql',
  'ddl/duckdb.sql',
  'ehi-check.mjs',
] as const;

/** What programs that read text begin with: a list of the Markdown files, and all of them in one. */
export const LLMS = { list: '/llms.txt', full: '/llms-full.txt' } as const;

/** Pages beside those of entities and guides that stand as Markdown too. */
const TWINNED: ReadonlySet<string> = new Set([
  PAGES.relationships,
  PAGES.values,
  PAGES.openQuestions,
]);

/** The file that says what a page says, for programs: Markdown, or CSV of all fields; not every page has one. */
export function twinPath(page: string): string | undefined {
  if (page === PAGES.fields) return DOWNLOADS.fields;
  const isTwinned = TWINNED.has(page) || /^\/(entities|guides)\/[^/.]+$/.test(page);
  return isTwinned ? `${page}.md` : undefined;
}

export const entityPath = (slug: string) => `/entities/${slug}`;
export const fieldPath = (slug: string, anchor: string) => `${entityPath(slug)}#${anchor}`;
export const fileCodePath = (slug: string) => `${entityPath(slug)}.json`;
export const areaPath = (area: AreaName) => `${PAGES.home}#${anchorOf(area)}`;
export const openQuestionsPath = (slug: string) => `${PAGES.openQuestions}#${slug}`;
export const namesakesPath = (fieldName: string) => withQuery(PAGES.fields, { name: fieldName });
export const codeSystemFieldsPath = (key: string) => withQuery(PAGES.fields, { system: key });
export const codeSystemPath = (key: string) => `${PAGES.values}#${key}`;
export const sectionPath = (page: string, anchor: string) => (anchor ? `${page}#${anchor}` : page);
export const ddlPath = (database: string) => `/downloads/ddl/${database}.sql`;
export const schemaPath = (slug: string, reading: 'strict' | 'lenient') =>
  `/downloads/schema/${reading === 'strict' ? '' : 'lenient/'}${slug}.schema.json`;

/**
 * The results of a search, on a page of their own.
 *
 * @param part the one name whose fields are wanted, and which page of the results, from 1
 */
export function searchPath(query: string, { name = '', page = 1 } = {}): string {
  const number = page > 1 ? String(page) : '';
  return withQuery(PAGES.search, { q: query.trim(), name, page: number });
}

/** How one gets from an entity to another; where the other is not given, the reader chooses it. */
export const pathFinderPath = (from: string, to = '') =>
  `${withQuery(PAGES.relationships, { from, to })}#path`;

/** Two entities side by side; where the other is not given, the reader chooses it. */
export const comparePath = (a: string, b = '') => withQuery(PAGES.compare, { a, b });

/**
 * Spells the query of an address, with its question mark: the one spelling of each address. What is
 * empty is left out.
 */
export function query(entries: Iterable<readonly [string, string]>): string {
  const text = new URLSearchParams([...entries].map(([key, value]) => [key, value])).toString();
  return text && `?${text}`;
}

/** Spells the query of an address that has each name once; what is empty is left out. */
export const queryOf = (parameters: Readonly<Record<string, string>>) =>
  query(Object.entries(parameters).filter(([, value]) => value !== ''));

const withQuery = (path: string, parameters: Readonly<Record<string, string>>) =>
  path + queryOf(parameters);
