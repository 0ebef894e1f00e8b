import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { twinPath } from '../../../dictionary/model/addresses';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import type { Counts } from '../../../contract/guideFacts';
import { editionOf } from '../../../dictionary/model/edition';
import { guideCounts } from '../../site/guides/guideFacts';
import type { Guide } from '../../output';
import type { Twin } from './entity';
import { componentTexts, type ComponentText } from './guideComponents';
import { linkerFrom, locatorFrom, asText } from './syntax';

type Point = Readonly<{ offset: number }>;

/** As much of a syntax tree of MDX as matters here. */
type Node = Readonly<{
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  meta?: string | null;
  attributes?: readonly Readonly<{ name?: string; value?: unknown }>[];
  children?: readonly Node[];
  position: Readonly<{ start: Point; end: Point }>;
}>;

/** A stretch of the source with what stands there in Markdown. */
type Change = Readonly<{ start: number; end: number; text: string }>;

/** How the parts of a guide that are no Markdown are written. */
type Writing = Readonly<{
  body: string;
  counts: Counts;
  component: ComponentText;
  locate: (to: string) => string;
}>;

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/** Gives the function that writes a guide as Markdown: figures and lists are filled in, all else stays as it is. */
export function guideTwins(
  dictionary: Dictionary,
  guides: readonly Guide[],
): (guide: Guide) => Twin {
  const counts = { ...guideCounts(dictionary, guides), ...editionOf(dictionary) };
  const componentsOf = componentTexts(dictionary, guides);
  return ({ title, slug, description, body }) => {
    const path = twinPath(slug) ?? slug;
    const component = componentsOf(slug, linkerFrom(path));
    const writing = { body, counts, component, locate: locatorFrom(path) };
    const tree = parser.parse(body) as unknown as Node;
    const changes = changesIn(tree, writing).sort((a, b) => b.start - a.start);
    const text = changes.reduce(
      (whole, change) => whole.slice(0, change.start) + change.text + whole.slice(change.end),
      body,
    );
    const about = asText(description);
    return { path, title, about, text: `# ${asText(title)}\n\n> ${about}\n\n${text.trim()}` };
  };
}

function changesIn(node: Node, writing: Writing): Change[] {
  const { type, children = [] } = node;
  const [start, end] = [node.position.start.offset, node.position.end.offset];
  const inside = children.flatMap((child) => changesIn(child, writing));
  if (type === 'mdxjsEsm' || type === 'mdxFlowExpression') return [{ start, end, text: '' }];
  if (type === 'mdxTextExpression') return [expression(node, writing)];
  if (type.startsWith('mdxJsx')) {
    const title = TRANSPARENT[node.name ?? '']?.(attributesOf(node));
    if (title !== undefined) return [...tags(node, title), ...inside];
    return [{ start, end, text: writing.component(node.name ?? '', attributesOf(node)) }];
  }
  if (type === 'link' && node.url?.startsWith('/')) {
    const at = writing.body.lastIndexOf(node.url, end);
    const text = writing.locate(node.url);
    return [...inside, { start: at, end: at + node.url.length, text }];
  }
  if (type === 'code' && node.meta) {
    const at = writing.body.indexOf(node.meta, start);
    const text = node.meta.match(/title="[^"]*"/)?.[0] ?? '';
    return [{ start: text ? at : at - 1, end: at + node.meta.length, text }];
  }
  return inside;
}

/** A figure, or what is said of the edition; a heading's comment with its fragment goes, with the space before it. */
function expression({ value = '', position }: Node, { counts, body }: Writing): Change {
  const [start, end] = [position.start.offset, position.end.offset];
  const count = counts[value.replace(/^(counts|edition)\./, '')];
  if (count !== undefined) return { start, end, text: count };
  return { start: body[start - 1] === ' ' ? start - 1 : start, end, text: '' };
}

/** Components of which the tags go and what is in them stays, each with what it is called there. */
const TRANSPARENT: Readonly<
  Record<string, (attributes: Readonly<Record<string, string>>) => string>
> = {
  ScrollBox: () => '',
  LanguageTabs: () => '',
  Language: ({ name }) => `### ${name}\n\n`,
};

function tags({ children = [], position }: Node, title: string): Change[] {
  const first = children[0]?.position.start.offset ?? position.end.offset;
  const last = children.at(-1)?.position.end.offset ?? position.end.offset;
  return [
    { start: position.start.offset, end: first, text: title },
    { start: last, end: position.end.offset, text: '' },
  ];
}

function attributesOf({ attributes = [] }: Node): Readonly<Record<string, string>> {
  return Object.fromEntries(
    attributes.flatMap(({ name, value }) =>
      name !== undefined && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
