import type { ClientModule } from '@docusaurus/types';

/*
 * Docusaurus fetches the page behind every link that comes into view. The menu shows two dozen at a
 * time, which costs a reader more than the page that they came for. Pages still load early when the
 * pointer is over their link.
 */
const loadOnHoverOnly: ClientModule = {
  onRouteDidUpdate() {
    window.docusaurus = { ...window.docusaurus, prefetch: () => false };
  },
};

export default loadOnHoverOnly;
