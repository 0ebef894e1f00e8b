/** Stands in for `@docusaurus/useIsBrowser`: component tests look at the page after hydration. */
export default function useIsBrowser() {
  return true;
}
