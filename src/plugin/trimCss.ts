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

const UNUSED_CLASS = new RegExp(
  String.raw`\.(?:${UNUSED_COMPONENTS.join('|')}|col--offset-\d+)(?=$|[^\w-]|--|__)`,
);

/** Whether a selector speaks of a component that no page has. */
export function isUnused(selector: string): boolean {
  return UNUSED_CLASS.test(selector);
}

/**
 * Leaves out of Infima, the theme's style sheet, what no page uses: the rules of unused components, and
 * the custom properties that then nobody reads. Other style sheets stay as they are.
 *
 * @param readers folders of whatever else may read Infima's properties
 */
export function trimCss(readers: readonly string[]): Plugin {
  const readElsewhere = new Set(readers.flatMap(propertiesIn));
  return {
    postcssPlugin: 'trim-css',
    Once(root) {
      if (!/infima[\\/]dist/.test(root.source?.input.file ?? '')) return;
      removeUnusedRules(root);
      removeUnreadProperties(root, readElsewhere);
    },
  };
}

function removeUnusedRules(root: Root): void {
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

function propertiesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|jsx?|tsx?)$/.test(name))
    .flatMap(
      (name) => fs.readFileSync(path.join(folder, name), 'utf8').match(/--ifm-[\w-]+/g) ?? [],
    );
}
