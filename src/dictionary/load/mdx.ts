import type { Nodes, Root } from 'mdast';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

// Of GitHub's Markdown not all: to look for bare addresses, of which pages have none, takes a quarter as long again.
const parser = unified()
  .data({
    micromarkExtensions: [gfmTable(), gfmStrikethrough()],
    fromMarkdownExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
  })
  .use(remarkParse)
  .use(remarkMdx);

/** Reads a page without its front matter. @throws VFileMessage, with line and column, if it is not valid MDX */
export function parseMdx(text: string): Root {
  return parser.parse(text);
}

/** The nodes in a node; none in one that holds text alone. */
export function childrenOf(node: Nodes): readonly Nodes[] {
  return 'children' in node ? node.children : [];
}

/** From where to where a node stands in the text that was parsed. */
export function spanOf({ position }: Nodes): Readonly<{ start: number; end: number }> {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) {
    throw new Error('A node was made, not parsed: it stands nowhere');
  }
  return { start: start.offset, end: end.offset };
}
