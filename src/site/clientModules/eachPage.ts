import type { ClientModule } from '@docusaurus/types';
import { showCurrentEntry } from '../../components/firstPicture';

const eachPage: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    /*
     * Docusaurus fetches the page behind every link that comes into view. The menu shows two dozen at a
     * time, which costs a reader more than the page that they came for. Pages still load early when the
     * pointer is over their link.
     */
    window.docusaurus = { ...window.docusaurus, prefetch: () => false };
    if (!previousLocation) restoreRequestedAddress();
    // The menu's current entry stays in sight from page to page; where a page changes its own address, the menu
    // would move below a pointer that is about to press.
    else if (previousLocation.pathname !== location.pathname) showCurrentEntry();
  },
};

export default eachPage;

/** Gives a page that is not there the address back that was asked for, which `settleAddress` keeps. */
function restoreRequestedAddress(): void {
  const { requested } = document.documentElement.dataset;
  if (requested === undefined) return;
  delete document.documentElement.dataset.requested;
  window.history.replaceState(window.history.state, '', requested);
}
