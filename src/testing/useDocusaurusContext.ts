const SITE = {
  baseUrl: '/',
  url: 'https://example.org',
  title: 'The Export',
  tagline: 'Documentation of the export',
  customFields: {
    site: {
      ...{ copyrightYear: 2025, provider: 'A Provider', versionLabel: 'V1' },
      publisher: { report: '/new?at={page}&field={field}&of={version}' },
    },
  },
};

/** Stands in for `@docusaurus/useDocusaurusContext`: the site of a component test lies at the root. */
export default function useDocusaurusContext() {
  return { siteConfig: SITE };
}
