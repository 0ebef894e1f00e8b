import type { Nodes } from 'mdast';
import type { Counts } from '../../../dictionary/contract/guideFacts';
import { childrenOf } from '../../../dictionary/load/mdx';
import { fieldsWithPath, PAGES } from '../../../dictionary/model/addresses';
import type { Dictionary, JoinedEntities } from '../../../dictionary/model/dictionary';
import type { GuideSection } from '../../../search/documents';
import type { SearchData } from '../../../search/engine';
import { pageJson } from '../../generated';
import type { Guide, Inputs, Output } from '../../output';
import { guideCounts } from '../guides/guideFacts';
import { treeOf } from '../guides/guideTree';

/** Pages and what can be done there, by their titles; guides and entities are found by themselves. */
const PAGES_TO_FIND: Readonly<Record<string, readonly [path: string, words: string]>> = {
  Home: [
    PAGES.home,
    'home page, start here, welcome, introduction, overview, all entities, list of entities, tables and files by area',
  ],
  'All fields': [PAGES.fields, 'list of every field from A to Z, index, table, sort, filter'],
  'Save fields as CSV': [
    PAGES.fields,
    'download all fields as comma-separated values, spreadsheet, Excel, data dictionary file',
  ],
  'Money fields': [
    fieldsWithPath('dollars'),
    'fields in dollars, amounts of money, sums, currency, prices, charges, costs',
  ],
  Downloads: [
    PAGES.downloads,
    'JSON Schema, SQL, DDL, CREATE TABLE, database, PostgreSQL, Postgres, SQL Server, SQLite, DuckDB, Data Package, TypeScript, Python types, CSV, XLSX, Excel, workbook, sample export, test data, example files, checksums, SHA256, license, machine-readable, Markdown, llms.txt',
  ],
  Relationships: [
    PAGES.relationships,
    'joins, keys, primary keys, foreign keys, identifiers, references, how tables are linked, entity relationship diagram, ERD, data model, path',
  ],
  'Relationships by area': [
    `${PAGES.relationships}#areas`,
    'which entities refer to which, diagrams, entity relationship diagram of an area, ERD',
  ],
  'Compare two entities': [
    PAGES.compare,
    'comparison, differences between files, side by side, common fields',
  ],
  'Check my export': [
    PAGES.check,
    'validate my zip, validator, verify, test my export, is my zip whole, complete, missing files, upload nothing, offline, checker',
  ],
  'Code systems': [
    `${PAGES.values}#code-systems`,
    'code lists, terminologies, vocabularies, standards, publisher, URI, FHIR, license of codes',
  ],
  'Values and code systems': [
    PAGES.values,
    'value sets, allowed values, code lists, picklists, enumerations, enums, lookup tables, what a code means',
  ],
  'Open questions': [
    PAGES.openQuestions,
    'unanswered, unresolved, not documented, undocumented, unknown, gaps, conflicts between sources',
  ],
  'What changed': [
    PAGES.changes,
    'changes, change log, release notes, releases, versions, history, breaking changes, what is new, feed, Atom, migration',
  ],
  Search: [PAGES.search, 'search page, help, search results, find, filters, narrow'],
};

/**
 * What the search loads beside the catalog: the guides' sections, the abbreviations among
 * them, the phrases that mean the same, and the homes of shared fields.
 */
export const searchWords: Output = {
  name: 'search',
  render: (dictionary, inputs) => [pageJson('search', 'data', searchExtras(dictionary, inputs))],
};

export function searchExtras(
  dictionary: Pick<Dictionary, 'abbreviations' | 'codeSystems' | 'search' | keyof JoinedEntities>,
  { guides }: Inputs,
): Omit<SearchData, 'catalog'> {
  const { abbreviations, codeSystems, relationships, search } = dictionary;
  const counts = guideCounts(dictionary, guides);
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
    pages: Object.entries(PAGES_TO_FIND).map(([title, [path, words]]) => ({ title, path, words })),
    guides: [...sections.filter((section) => !isListed(section)), ...explained],
    codeSystems: Object.fromEntries(codeSystems.map(({ key, name }) => [key, `${key} ${name}`])),
    intents: search.intents,
    sameMeaning: search.sameMeaning,
    homes: relationships.homes,
  };
}

/** Whether a section is the beginning of a page that is found as a page. */
function isListed({ slug, heading }: GuideSection): boolean {
  return heading === '' && Object.values(PAGES_TO_FIND).some(([path]) => path === slug);
}

/**
 * Takes a guide apart into what can be found, as plain text without code: its beginning, and a section for each heading
 * of the second level. Throws a DataError if it is not valid MDX.
 */
export function guideSections(guide: Guide, counts: Counts): GuideSection[] {
  const { title, slug, description } = guide;
  const plain = (node: Nodes) => words(node, counts).replace(/\s+/g, ' ').trim();
  const sections: { heading: string; anchor: string; texts: string[] }[] = [
    { heading: '', anchor: '', texts: [description] },
  ];
  for (const node of treeOf(guide).children) {
    if (node.type === 'heading' && node.depth === 2) {
      sections.push({ heading: plain(node), anchor: anchorOf(node), texts: [] });
    } else {
      sections.at(-1)?.texts.push(plain(node));
    }
  }
  return sections.map(({ heading, anchor, texts }) => ({
    slug,
    guide: title,
    heading,
    anchor,
    text: texts.filter(Boolean).join(' '),
  }));
}

const NOT_READ = /^(code|mdxjsEsm|mdxFlowExpression)$/;
const INLINE =
  /^(text|inlineCode|emphasis|strong|link|delete|mdxJsxTextElement|mdxTextExpression)$/;

/** The words of a node with white space as it comes; blocks, such as the cells of a table, stand apart. */
function words(node: Nodes, counts: Counts): string {
  if (NOT_READ.test(node.type)) return '';
  if (node.type === 'mdxTextExpression') return counts[node.value.replace(/^counts\./, '')] ?? '';
  const inner = childrenOf(node).map((child) =>
    INLINE.test(child.type) ? words(child, counts) : ` ${words(child, counts)} `,
  );
  return ('value' in node ? node.value : '') + inner.join('');
}

/** The fragment that a heading gives itself: `Joins`, and `#joins` in a comment. */
function anchorOf(heading: Nodes): string {
  const comment = childrenOf(heading).find((child) => child.type === 'mdxTextExpression');
  return comment?.value.match(/#(\S+)/)?.[1] ?? '';
}
