/**
 * The packages of which code stands in the site’s scripts and styles, by their places below `node_modules`, in order.
 * A production build fails where this is not what it packs (`src/plugin/shippedCode.ts`).
 */
export const SHIPPED_PACKAGES: readonly string[] = [
  '@docusaurus/core',
  '@docusaurus/core/node_modules/leven',
  '@docusaurus/plugin-content-docs',
  '@docusaurus/theme-classic',
  '@docusaurus/theme-common',
  '@docusaurus/utils-common',
  'hoist-non-react-statics',
  'hoist-non-react-statics/node_modules/react-is',
  'infima',
  'invariant',
  'isarray',
  'path-to-regexp',
  'prop-types',
  'react',
  'react-dom',
  'react-fast-compare',
  'react-helmet-async',
  'react-loadable',
  'react-router',
  'react-router-config',
  'react-router-dom',
  'react-router/node_modules/react-is',
  'scheduler',
  'shallowequal',
];
