import type { ClientModule } from '@docusaurus/types';
import { showCurrentEntry } from '../components/showCurrentEntry';

/** Keeps the menu's current entry in sight from page to page. */
const currentEntry: ClientModule = {
  onRouteDidUpdate: ({ previousLocation }) => {
    if (previousLocation) showCurrentEntry();
  },
};

export default currentEntry;
