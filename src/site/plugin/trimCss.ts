import type { Plugin } from 'postcss';

/** Infima's components that no page of this site has: the first part of their class names. */
const UNUSED_COMPONENTS =
  'alert|avatar|badge|breadcrumbs|button|button-group|card|close|dropdown|footer|hero|pagination|pagination-nav|pills|shadow|tabs';

const CLASS_OF_UNUSED = new RegExp(
  String.raw`\.(?:${UNUSED_COMPONENTS}|col--offset-\d+)(?=$|[^\w-]|--|__)`,
);

/** What only those read: their sizes, and colors beside the primary one. */
const PROPERTY_OF_UNUSED =
  /^--ifm-(alert|avatar|badge|breadcrumb|button|card|dropdown|footer|hero|pagination|pills|tabs|color-(secondary|success|info|warning|danger))/;

export const isUnused = (selector: string) =>
  CLASS_OF_UNUSED.test(selector.replace(/:not\([^)]*\)/g, ''));

/** Leaves the rules of unused components out of Infima, the theme's style sheet. */
export const trimCss: Plugin = {
  postcssPlugin: 'trim-css',
  Once(root) {
    if (!/infima[\\/]dist/.test(root.source?.input.file ?? '')) return;
    root.walkDecls(PROPERTY_OF_UNUSED, (property) => {
      property.remove();
    });
    root.walkRules((rule) => {
      const kept = rule.selectors.filter((selector) => !isUnused(selector));
      if (kept.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    });
  },
};
