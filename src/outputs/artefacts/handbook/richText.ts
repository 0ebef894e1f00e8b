import type { Nodes } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { childrenOf } from '../../../dictionary/load/mdx';

/** A stretch of text; code is set in its own type, and what leads to an entity gets the page that it is on. */
export type Span = string | Readonly<{ code: string }> | Readonly<{ entity: string; text: string }>;

/** A part of a section. */
export type Block = Readonly<{ kind: 'heading' | 'item' | 'paragraph'; spans: readonly Span[] }>;

const parser = unified().use(remarkParse);

/** Where an entity is, in the links that this reads: not an address of the site, for there is none on paper. */
const ENTITY = /^\/entities\/([^/#]+)/;

/** Reads one line of Markdown, as the Markdown files have them. */
export function readSpans(markdown: string): Span[] {
  return spansOf(parser.parse(markdown));
}

/** Reads headings, paragraphs and lists. */
export function readBlocks(markdown: string): Block[] {
  return parser.parse(markdown).children.flatMap((node): Block[] => {
    if (node.type === 'list')
      return node.children.map((item) => ({ kind: 'item', spans: spansOf(item) }));
    return [{ kind: node.type === 'heading' ? 'heading' : 'paragraph', spans: spansOf(node) }];
  });
}

function spansOf(node: Nodes): Span[] {
  if (node.type === 'text') return [node.value.replaceAll('\n', ' ')];
  if (node.type === 'inlineCode') return [{ code: node.value }];
  const spans = childrenOf(node).flatMap(spansOf);
  const [, entity] = (node.type === 'link' && ENTITY.exec(node.url)) || [];
  return entity ? [{ entity, text: spans.join('') }] : spans;
}
