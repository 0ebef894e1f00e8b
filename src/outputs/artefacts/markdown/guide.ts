import type { Nodes } from 'mdast';
import { childrenOf, spanOf } from '../../../dictionary/load/mdx';
import { twinPath } from '../../../dictionary/model/addresses';
import type { Dictionary } from '../../../dictionary/model/dictionary';
import type { Counts } from '../../../dictionary/contract/lists';
import { citableEdition, NO_HISTORY } from '../../../releases/history';
import { guideCounts } from '../../guides/guideFacts';
import { treeOf } from '../../guides/guideTree';
import type { Guide, Inputs } from '../../output';
import { linkerFrom, locatorFrom, type Twin } from './entity';
import { componentTexts, type ComponentText } from './guideComponents';
import { asText } from './syntax';

type Expression = Extract<Nodes, { type: 'mdxTextExpression' }>;
type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

type Change = Readonly<{ start: number; end: number; text: string }>;

type Writing = Readonly<{
  body: string;
  counts: Counts;
  component: ComponentText;
  locate: (to: string) => string;
}>;

/** Gives the function that writes a guide as Markdown: figures and lists are filled in, all else stays as it is. */
export function guideTwins(
  dictionary: Dictionary,
  { guides, history = NO_HISTORY }: Inputs,
): (guide: Guide) => Twin {
  const edition = citableEdition(dictionary, history);
  const counts = { ...guideCounts(dictionary, guides), ...edition };
  const componentsOf = componentTexts(dictionary, guides);
  return (guide) => {
    const { title, slug, description, body } = guide;
    const path = twinPath(slug) ?? slug;
    const component = componentsOf(slug, linkerFrom(path));
    const writing = { body, counts, component, locate: locatorFrom(path) };
    const changes = changesIn(treeOf(guide), writing).sort((a, b) => b.start - a.start);
    const text = changes.reduce(
      (whole, change) => whole.slice(0, change.start) + change.text + whole.slice(change.end),
      body,
    );
    const about = asText(description);
    return { path, title, about, text: `# ${asText(title)}\n\n> ${about}\n\n${text.trim()}` };
  };
}

function changesIn(node: Nodes, writing: Writing): Change[] {
  const { type } = node;
  const { start, end } = spanOf(node);
  const inside = childrenOf(node).flatMap((child) => changesIn(child, writing));
  if (type === 'mdxjsEsm' || type === 'mdxFlowExpression') return [{ start, end, text: '' }];
  if (type === 'mdxTextExpression') return [expression(node, writing)];
  if (type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement') {
    const attributes = attributesOf(node);
    const title = node.name === 'Language' ? `### ${attributes.name}\n\n` : '';
    if (TRANSPARENT.has(node.name)) return [...tags(node, title), ...inside];
    return [{ start, end, text: writing.component(node.name ?? '', attributes) }];
  }
  if (type === 'link' && node.url.startsWith('/')) {
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
function expression(node: Expression, { counts, body }: Writing): Change {
  const { start, end } = spanOf(node);
  const count = counts[node.value.replace(/^(counts|edition)\./, '')];
  if (count !== undefined) return { start, end, text: count };
  return { start: body[start - 1] === ' ' ? start - 1 : start, end, text: '' };
}

/** Components of which the tags go and what is in them stays. */
const TRANSPARENT: ReadonlySet<string | null> = new Set([
  ...['MarkdownTable', 'Topics', 'LanguageTabs', 'Language', 'span', 'details', 'summary'],
]);

function tags(node: Element, title: string): Change[] {
  const { start, end } = spanOf(node);
  const spans = node.children.map(spanOf);
  return [
    { start, end: spans[0]?.start ?? end, text: title },
    { start: spans.at(-1)?.end ?? end, end, text: '' },
  ];
}

function attributesOf({ attributes }: Element): Readonly<Record<string, string>> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}
