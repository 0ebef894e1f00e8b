import type { Root } from 'mdast';
import { parseMdx } from '../../dictionary/load/mdx';
import { DataError } from '../../dictionary/model/problem';
import type { Guide } from '../output';

type SyntaxFault = Readonly<{ reason: string; line?: number; column?: number }>;

/** The guides as they were parsed last: while somebody edits, most of them are as they were. */
const parsed = new Map<string, Readonly<{ body: string; tree: Root }>>();

/**
 * A guide's text as a tree, which nobody changes: the search and its Markdown are made from the same.
 *
 * @throws DataError if it is not valid MDX
 */
export function treeOf({ body, file, line: firstLine }: Guide): Root {
  const before = parsed.get(file);
  if (before?.body === body) return before.tree;
  try {
    const tree = parseMdx(body);
    parsed.set(file, { body, tree });
    return tree;
  } catch (error) {
    const { reason, line = 1, column = 1 } = error as SyntaxFault;
    const position = { line: firstLine + line - 1, column };
    throw new DataError([{ file, position, path: '', message: `is not valid MDX: ${reason}` }]);
  }
}
