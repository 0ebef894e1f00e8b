/** Stands in for `@docusaurus/useBrokenLinks`, which only the build's link check needs. */
export default function useBrokenLinks() {
  return { collectAnchor: () => undefined, collectLink: () => undefined };
}
