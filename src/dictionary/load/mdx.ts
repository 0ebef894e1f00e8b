import type { Nodes, Root } from 'mdast';
import { mdxToMdast } from 'satteri';
import { DataError } from '../model/problem';

/** Where what is parsed was taken from; its first line counts from 1. */
type Source = Readonly<{ file: string; line: number }>;

/** How the parser says what is wrong: `3:6: Expected a closing tag (its own name for it)`. */
const FAULT = /^(\d+):(\d+): (.*?)(?: \([\w-]+:[\w-]+\))?$/s;

/**
 * Reads a page without its front matter, as Docusaurus reads it.
 *
 * @throws DataError if it is not valid MDX
 */
export function parseMdx(text: string, { file, line: firstLine }: Source): Root {
  try {
    return mdxToMdast(text) as Root;
  } catch (error) {
    const { message } = error as Error;
    const [, line = 1, column = 1, fault = message] = FAULT.exec(message) ?? [];
    const position = { line: firstLine + Number(line) - 1, column: Number(column) };
    throw new DataError([{ file, position, path: '', message: `is not valid MDX: ${fault}` }]);
  }
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
