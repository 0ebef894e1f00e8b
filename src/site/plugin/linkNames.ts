import type { Nodes, Root, RootContent } from 'mdast';
import { GUIDES_FOLDER } from '../generator/inputs';
import type { Dictionary } from '../../dictionary/model/dictionary';
import { nameLinker, type TextLink } from '../../dictionary/model/nameLinks';
import { DataError } from '../../dictionary/model/problem';

type Linker = (text: string) => TextLink[];

/** What holds no names, or is a link as a whole; code has nothing in it. */
const LEFT_ALONE = ['link', 'linkReference', 'heading'];

/**
 * A remark plugin that links names of entities in the guides, each at its first mention unless the page links there
 * already. Where the data has problems, which the site reports elsewhere, the guides stay as they are.
 */
export function linkNames({ read }: { read: () => Dictionary }) {
  let linker: Linker | undefined;
  return function link(tree: Root, { path }: { path: string }): void {
    if (!path.replaceAll('\\', '/').includes(`/${GUIDES_FOLDER}/`)) return;
    try {
      linker ??= nameLinker(read().entities);
    } catch (error) {
      if (error instanceof DataError) return;
      throw error;
    }
    linkIn(tree, linker, linkedPaths(tree));
  };
}

function linkIn(node: Nodes, linker: Linker, linked: Set<string>): void {
  if (LEFT_ALONE.includes(node.type) || !('children' in node)) return;
  const parent: { children: RootContent[] } = node;
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if (child.type !== 'text') {
      linkIn(child, linker, linked);
      return [child];
    }
    const { value } = child;
    const links = linker(value).filter(([, , path]) => !linked.has(path));
    const text = (start = 0, end?: number) => ({
      type: 'text' as const,
      value: value.slice(start, end),
    });
    const pieces = links.flatMap(([start, end, url], at): RootContent[] => {
      linked.add(url);
      return [text(links[at - 1]?.[1], start), { type: 'link', url, children: [text(start, end)] }];
    });
    return [...pieces, text(links.at(-1)?.[1])].filter(
      (piece) => !('value' in piece) || piece.value,
    );
  });
}

function linkedPaths(node: Nodes): Set<string> {
  const own = 'url' in node ? [node.url.replace(/#.*/, '')] : [];
  const inside = 'children' in node ? node.children : [];
  return new Set([...own, ...inside.flatMap((child) => [...linkedPaths(child)])]);
}
