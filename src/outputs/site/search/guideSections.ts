import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { DataError } from '../../../dictionary/model/problem';
import type { GuideSection } from '../../../search/documents';
import type { Counts } from '../../../contract/guideFacts';
import type { Guide } from '../../output';

/** As much of a syntax tree of MDX as matters here. */
type Node = Readonly<{ type: string; value?: string; depth?: number; children?: readonly Node[] }>;

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/**
 * Takes a hand-written guide apart into what can be found: one section for its beginning and one for
 * each heading of the second level, as plain text without code blocks.
 *
 * @param counts the figures that guides mention as `{counts.entities}`
 * @throws DataError if it is not valid MDX
 */
export function guideSections(guide: Guide, counts: Counts): GuideSection[] {
  const { title, slug, description } = guide;
  const plain = (node: Node) => words(node, counts).replace(/\s+/g, ' ').trim();
  const sections: { heading: string; anchor: string; texts: string[] }[] = [
    { heading: '', anchor: '', texts: [description] },
  ];
  for (const node of parse(guide).children ?? []) {
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

/** What the parser throws. */
type SyntaxFault = Readonly<{ reason: string; line?: number; column?: number }>;

/** The guides as they were parsed last: while somebody edits, most of them are as they were. */
const parsed = new Map<string, Readonly<{ body: string; tree: Node }>>();

function parse({ body, file, line: firstLine }: Guide): Node {
  const before = parsed.get(file);
  if (before?.body === body) return before.tree;
  try {
    const tree: Node = parser.parse(body);
    parsed.set(file, { body, tree });
    return tree;
  } catch (error) {
    const { reason, line = 1, column = 1 } = error as SyntaxFault;
    const position = { line: firstLine + line - 1, column };
    throw new DataError([{ file, position, path: '', message: `is not valid MDX: ${reason}` }]);
  }
}

const NOT_READ = /^(code|mdxjsEsm|mdxFlowExpression)$/;
const INLINE =
  /^(text|inlineCode|emphasis|strong|link|delete|mdxJsxTextElement|mdxTextExpression)$/;

/** The words of a node with white space as it comes; blocks, such as the cells of a table, stand apart. */
function words({ type, value = '', children = [] }: Node, counts: Counts): string {
  if (NOT_READ.test(type)) return '';
  if (type === 'mdxTextExpression') return counts[value.replace(/^counts\./, '')] ?? '';
  const inner = children.map((child) =>
    INLINE.test(child.type) ? words(child, counts) : ` ${words(child, counts)} `,
  );
  return value + inner.join('');
}

/** The fragment that a heading gives itself: `Joins`, and `#joins` in a comment. */
function anchorOf({ children = [] }: Node): string {
  const comment = children.find(({ type }) => type === 'mdxTextExpression')?.value ?? '';
  return comment.match(/#(\S+)/)?.[1] ?? '';
}
