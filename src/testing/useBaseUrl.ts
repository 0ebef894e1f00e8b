/** Stands in for `@docusaurus/useBaseUrl`: a site at the root of its host. */
export function useBaseUrlUtils() {
  return { withBaseUrl: (address: string) => address };
}
