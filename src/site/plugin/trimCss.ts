import fs from 'node:fs';
import path from 'node:path';
import type { Plugin, Root } from 'postcss';

/** Infima's components that no page of this site has: the first part of their class names. */
const UNUSED_COMPONENTS = [
  'alert',
  'avatar',
  'badge',
  'breadcrumbs',
  'button',
  'button-group',
  'card',
  'close',
  'dropdown',
  'footer',
  'hero',
  'pagination',
  'pills',
  'shadow',
  'tabs',
];

const CLASS_OF_UNUSED = new RegExp(
  String.raw`\.(?:${UNUSED_COMPONENTS.join('|')}|col--offset-\d+)(?=$|[^\w-]|--|__)`,
);

/** Folders of all that may name the classes of the theme's style sheet or read its custom properties. */
export function cssReaders(siteDir: string): string[] {
  const packages = ['@docusaurus/theme-classic', '@docusaurus/theme-common'];
  return [
    path.join(siteDir, 'src'),
    path.join(siteDir, 'docs'),
    ...packages.map((name) => path.dirname(require.resolve(name))),
  ];
}

/**
 * Makes what finds selectors that no page needs: they speak of a component that none has, or of a part or a
 * variant that nothing in the folders names.
 */
export function findUnused(readers: readonly string[]): (selector: string) => boolean {
  return unusedIn(readers.flatMap(textsIn));
}

function unusedIn(texts: readonly string[]): (selector: string) => boolean {
  const named = new Set(namesIn(texts, /[\w-]+(?:--|__)[\w-]+/g));
  return (selector) => {
    const matched = selector.replace(/:not\([^)]*\)/g, '');
    const parts = matched.match(/(?<=\.)[\w-]+(?:--|__)[\w-]+/g) ?? [];
    return CLASS_OF_UNUSED.test(matched) || parts.some((part) => !named.has(part));
  };
}

/**
 * Leaves out of Infima, the theme's style sheet, what no page uses: rules of unused components, parts and variants, and
 * the custom properties that then nobody reads. `readers` are folders of what else may name or read them.
 */
export function trimCss(readers: readonly string[]): Plugin {
  const texts = readers.flatMap(textsIn);
  const readElsewhere = new Set(namesIn(texts, /--ifm-[\w-]+/g));
  const isUnused = unusedIn(texts);
  return {
    postcssPlugin: 'trim-css',
    Once(root) {
      if (!/infima[\\/]dist/.test(root.source?.input.file ?? '')) return;
      removeUnusedRules(root, isUnused);
      removeUnreadProperties(root, readElsewhere);
    },
  };
}

function removeUnusedRules(root: Root, isUnused: (selector: string) => boolean): void {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !isUnused(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

function removeUnreadProperties(root: Root, readElsewhere: ReadonlySet<string>): void {
  const read = new Set(readElsewhere);
  const readBy = new Map<string, string[]>();
  root.walkDecls(({ prop, value }) => {
    const names = value.match(/--ifm-[\w-]+/g) ?? [];
    if (prop.startsWith('--')) readBy.set(prop, [...(readBy.get(prop) ?? []), ...names]);
    else names.forEach((name) => read.add(name));
  });
  // A set grows while it is walked: what a property that is read reads is read too.
  for (const name of read) readBy.get(name)?.forEach((further) => read.add(further));
  root.walkDecls(/^--ifm-/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
}

function namesIn(texts: readonly string[], name: RegExp): string[] {
  return texts.flatMap((text) => text.match(name) ?? []);
}

function textsIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(css|jsx?|tsx?|mdx)$/.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
}
