/** Stands in for `@docusaurus/useBaseUrl`: the site is at the root. */
export function useBaseUrlUtils() {
  return { withBaseUrl: (path: string) => path };
}
