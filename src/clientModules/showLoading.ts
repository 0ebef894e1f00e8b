import type { ClientModule } from '@docusaurus/types';

/**
 * Marks the document while the next page is on its way, so that the style sheet can show it; one that
 * comes at once is not announced there.
 */
const showLoading: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    const isAnother = previousLocation && location.pathname !== previousLocation.pathname;
    document.documentElement.toggleAttribute('data-loading', Boolean(isAnother));
  },
  onRouteDidUpdate() {
    document.documentElement.removeAttribute('data-loading');
  },
};

export default showLoading;
