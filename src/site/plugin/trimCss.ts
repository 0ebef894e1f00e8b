import type { Plugin } from 'postcss';

/** Infima's components that no page of this site has: the first part of their class names. */
const UNUSED_COMPONENTS =
  'alert|avatar|badge|breadcrumbs|button|button-group|card|close|dropdown|footer|hero|navbar--dark|navbar--primary|navbar__link|navbar__search-input|pagination|pagination-nav|pills|shadow|tabs';

const CLASS_OF_UNUSED = new RegExp(String.raw`\.(?:${UNUSED_COMPONENTS})(?=$|[^\w-]|--|__)`);

/** Of the classes for columns, spaces and texts, a page has these few. */
const USED_UTILITIES =
  'col--[36]|margin-right--md|margin-vert--(?:md|lg|xl)|padding-bottom--lg|padding-top--md|text--truncate';

const UNUSED_UTILITY = new RegExp(
  String.raw`\.(?!(?:${USED_UTILITIES})(?![\w-]))(?:col|container|margin|padding|row|text)(?:-[a-z]+)?--`,
);

/** What only those read: their sizes, and colors beside the primary one. */
const PROPERTY_OF_UNUSED =
  /^--ifm-(alert|avatar|badge|breadcrumb|button|card|dropdown|footer|hero|navbar-search|pagination|pills|tabs|color-(secondary|success|info|warning|danger)|(color-primary-)?(contrast|dark|light))/;

export const isUnused = (selector: string) => {
  const classes = selector.replace(/:not\([^)]*\)/g, '');
  return CLASS_OF_UNUSED.test(classes) || UNUSED_UTILITY.test(classes);
};

/** Parts of the theme that this site's settings turn off. */
const UNUSED_PARTS = /theme-classic.*(AnnouncementBar|Desktop.CollapseButton|ExpandButton)/;

/** Leaves the rules of unused components out of the theme and of Infima, its style sheet. */
export const trimCss: Plugin = {
  postcssPlugin: 'trim-css',
  Once(root) {
    const file = root.source?.input.file ?? '';
    if (UNUSED_PARTS.test(file)) root.removeAll();
    if (!/infima[\\/]dist/.test(file)) return;
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
