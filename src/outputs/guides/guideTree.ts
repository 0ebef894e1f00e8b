import type { Root } from 'mdast';
import { parseMdx } from '../../dictionary/load/mdx';
import type { Guide } from '../output';

/** The guides as they were parsed last: while somebody edits, most of them are as they were. */
const parsed = new Map<string, Readonly<{ body: string; tree: Root }>>();

/**
 * A guide's text as a tree, which nobody changes: the search and its Markdown are made from the same.
 *
 * @throws DataError if it is not valid MDX
 */
export function treeOf(guide: Guide): Root {
  const { body, file } = guide;
  const before = parsed.get(file);
  if (before?.body === body) return before.tree;
  const tree = parseMdx(body, guide);
  parsed.set(file, { body, tree });
  return tree;
}
