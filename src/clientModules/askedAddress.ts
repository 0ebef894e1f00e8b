import type { ClientModule } from '@docusaurus/types';

/** Gives a page that is not there the address back that was asked for, which `settleAddress` keeps. */
const askedAddress: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    const { asked } = document.documentElement.dataset;
    if (previousLocation || asked === undefined) return;
    delete document.documentElement.dataset.asked;
    window.history.replaceState(window.history.state, '', asked);
  },
};

export default askedAddress;
