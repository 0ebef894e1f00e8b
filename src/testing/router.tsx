/** Stands in for `@docusaurus/router` in component tests: the address is the test's own. */
export function useLocation() {
  return window.location;
}
