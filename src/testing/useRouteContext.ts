/** Stands in for `@docusaurus/useRouteContext`: a page outside the docs. */
export default () => ({ plugin: { name: 'none' } });
