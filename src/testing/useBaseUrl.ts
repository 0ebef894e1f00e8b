/** Stands in for `@docusaurus/useBaseUrl`: the site of a component test lies at the root. */
export default function useBaseUrl(path: string) {
  return path;
}

/** The same as a function. */
export function useBaseUrlUtils() {
  return { withBaseUrl: useBaseUrl };
}
