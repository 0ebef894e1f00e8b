/** Stands in for `@docusaurus/useDocusaurusContext`: the site of a component test lies at the root. */
export default function useDocusaurusContext() {
  return { siteConfig: { baseUrl: '/' } };
}
