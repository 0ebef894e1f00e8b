import fs from 'node:fs';
import path from 'node:path';
import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { SITES } from '../scripts/testing/sites';

export type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['node'];

/** A page of the build as it is served, before any script. */
export type BuiltPage = Readonly<{ address: string; elements: readonly Element[] }>;

const BUILD = path.join(SITES.built.cwd, 'build');

let pages: readonly BuiltPage[] | undefined;

/** All pages of the build, but those that only lead to another. Read once. */
export function builtPages(): readonly BuiltPage[] {
  pages ??= fs
    .readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      address: `/${file.replaceAll('\\', '/').replace(/(\/?index)?\.html$/, '')}`,
      // Without scripts, `noscript` has elements and not a text.
      elements: within(
        parse(fs.readFileSync(path.join(BUILD, file), 'utf8'), { scriptingEnabled: false }),
      ),
    }))
    .filter(
      ({ elements }) => !elements.some((meta) => attribute(meta, 'http-equiv') === 'refresh'),
    );
  return pages;
}

/** An element's attribute; nothing where it has none. */
export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

/** All elements below a node, in the order of the page. */
export function within(node: Node): Element[] {
  const found: Element[] = [];
  const add = (parent: Node) => {
    for (const child of 'childNodes' in parent ? parent.childNodes : []) {
      if (!('tagName' in child)) continue;
      found.push(child);
      add(child);
    }
  };
  add(node);
  return found;
}

/** The text of a node. */
export function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterMap['textNode']).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
