import path from 'node:path';
import type { Code, Nodes } from 'mdast';
import type { Counts } from '../../../dictionary/contract/lists';
import { childrenOf } from '../../../dictionary/load/mdx';
import { PAGES, queryOf, sectionPath } from '../../../dictionary/model/addresses';
import { resourceOf } from '../../../dictionary/model/mapping';
import type { Dictionary, JoinedEntities } from '../../../dictionary/model/dictionary';
import type { GuideSection } from '../../../search/documents';
import type { SearchData } from '../../../search/engine';
import { pageJson } from '../../generated';
import type { Guide, Inputs, Output } from '../../output';
import { guideCounts, withoutClientId } from '../../guides/guideFacts';
import { boxesOf } from '../../guides/mappingTables';
import { treeOf } from '../../guides/guideTree';

/**
 * What the search loads beside the catalog: the sections of guides and pages, the abbreviations among them, downloads,
 * the phrases that mean the same, and the homes of shared fields.
 */
export const searchWords: Output = (dictionary, inputs) => [
  pageJson('search', 'data', searchExtras(dictionary, inputs)),
];

export function searchExtras(
  dictionary: Pick<
    Dictionary,
    'abbreviations' | 'codeSystems' | 'downloads' | 'search' | 'mapping' | keyof JoinedEntities
  >,
  { guides, pages = [] }: Inputs,
): Omit<SearchData, 'catalog'> {
  const { abbreviations, codeSystems, downloads, relationships, search } = dictionary;
  const without = withoutClientId(dictionary).map(({ name }) => name);
  const shown = { ...guideCounts(dictionary, guides), 'withoutClientId.list': without.join(', ') };
  const wordsOf = new Map(search.intents.map(({ page, words: own }) => [page, own]));
  const sections = [...guides, ...pages]
    .flatMap((guide) => guideSections(guide, shown))
    .map((section) => {
      const own = wordsOf.get(sectionPath(section.slug, section.anchor));
      const words = [own, section.words].filter(Boolean).join(', ');
      return words ? { ...section, words } : section;
    });
  /** Whether a section is the beginning of a page that is found as a page. */
  const isListed = ({ slug, heading }: GuideSection) =>
    heading === '' && search.pages.some(({ path }) => path === slug);
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
  const begun = search.pages.map((page) => {
    const beginning = sections.find(({ slug, heading }) => slug === page.path && !heading);
    return beginning ? { ...page, text: beginning.text } : page;
  });
  const files = downloads.flatMap(({ files: all, note }) =>
    all.map(({ use, name, format, address }) => ({
      title: name,
      path: PAGES.downloads,
      words: `${use}, ${format}`,
      file: path.posix.basename(address),
      facts: `${format} download`,
      ...(note && { text: note }),
    })),
  );
  return {
    pages: [...begun, ...files, ...mappedPages(dictionary)],
    guides: [...sections.filter((section) => !isListed(section)), ...explained],
    codeSystems: Object.fromEntries(codeSystems.map(({ key, name }) => [key, `${key} ${name}`])),
    intents: search.intents.filter(({ phrases }) => phrases.length > 0),
    sameMeaning: search.sameMeaning,
    homes: relationships.homes,
  };
}

/** What each resource of FHIR, and each box of a claim form, is here. */
function mappedPages(dictionary: Pick<Dictionary, 'entities' | 'mapping'>): SearchData['pages'] {
  const { entities, fields } = dictionary.mapping;
  const targets = entities.flatMap(({ target }) => target ?? []);
  const elements = fields.flatMap(({ fhir }) => fhir.flatMap(({ element }) => element ?? []));
  const resources = new Set([...targets, ...elements.map(resourceOf)]);
  return [
    ...[...resources].map((resource) => ({
      title: `Fields for FHIR ${resource}`,
      path: PAGES.fields + queryOf({ fhir: resource }),
      words: 'FHIR R4 US Core resource element mapping',
    })),
    ...boxesOf(dictionary).map(({ form, box }) => ({
      title: `${form} box ${box}`,
      path: '/guides/elsewhere#boxes',
      words: 'claim form locator',
    })),
  ];
}

/**
 * Takes a guide apart into what can be found, as plain text without code but with the names of its files: its beginning,
 * and a section for each heading of the second level. Throws a DataError if it is not valid MDX.
 */
export function guideSections(guide: Guide, counts: Counts): GuideSection[] {
  const { title, slug, description } = guide;
  const plain = (node: Nodes) => words(node, counts).replace(/\s+/g, ' ').trim();
  const begun = (heading: string, anchor: string, ...texts: string[]) => {
    return { heading, anchor, texts, files: [] as string[] };
  };
  const sections = [begun('', '', description)];
  for (const node of treeOf(guide).children) {
    if (node.type === 'heading' && node.depth === 2) {
      sections.push(begun(plain(node), anchorOf(node)));
    } else {
      sections.at(-1)?.texts.push(plain(node));
      if (node.type === 'code') sections.at(-1)?.files.push(...filesNamedBy(node));
    }
  }
  return sections.map(({ heading, anchor, texts, files }) => ({
    slug,
    guide: title,
    heading,
    anchor,
    text: texts.filter(Boolean).join(' '),
    ...(files.length > 0 && { words: files.join(', ') }),
  }));
}

const filesNamedBy = ({ meta }: Code) => /title="(\S+\.\w+)"/.exec(meta ?? '')?.slice(1) ?? [];

const NOT_READ = /^(code|mdxjsEsm|mdxFlowExpression)$/;
const INLINE =
  /^(text|inlineCode|emphasis|strong|link|delete|mdxJsxTextElement|mdxTextExpression)$/;

/** The words of a node with white space as it comes; blocks, such as the cells of a table, stand apart. */
function words(node: Nodes, counts: Counts): string {
  if (NOT_READ.test(node.type) || ('name' in node && node.name === 'noscript')) return '';
  if (node.type === 'mdxTextExpression') return counts[node.value.replace(/^counts\./, '')] ?? '';
  const inner = childrenOf(node).map((child) =>
    INLINE.test(child.type) ? words(child, counts) : ` ${words(child, counts)} `,
  );
  return ('value' in node ? node.value : '') + shownBy(node, counts) + inner.join('');
}

/** What a component shows by an attribute: a file, or a list of entities. */
function shownBy(node: Nodes, counts: Counts): string {
  const isComponent = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  const shown = (isComponent ? node.attributes : []).flatMap((each) =>
    'name' in each && /^(file|list)$/.test(each.name) ? (each.value ?? []) : [],
  );
  return shown.map((value) => (typeof value === 'string' ? value : counts[value.value])).join('');
}

/** The fragment that a heading gives itself: `Joins`, and `#joins` in a comment. */
function anchorOf(heading: Nodes): string {
  const comment = childrenOf(heading).find((child) => child.type === 'mdxTextExpression');
  return comment?.value.match(/#(\S+)/)?.[1] ?? '';
}
