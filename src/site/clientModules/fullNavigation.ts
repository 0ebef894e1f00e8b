import siteConfig from '@generated/docusaurus.config';
import type { ClientModule } from '@docusaurus/types';
import { PAGES } from '../../dictionary/model/addresses';

/*
 * The page of all fields has its rows in its HTML alone. So it is loaded as a whole, and so is the page after it: the
 * browser keeps rows, place and focus for the way back.
 */

const ALL_FIELDS = siteConfig.baseUrl + PAGES.fields.slice(1);

function isAllFields({ pathname }: Readonly<{ pathname: string }>): boolean {
  return pathname.replace(/\/$/, '') === ALL_FIELDS;
}

if (typeof document !== 'undefined') {
  // A click that React does not hear of is the browser's.
  const leaveToBrowser = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && isAllFields(link) !== isAllFields(window.location)) event.stopPropagation();
  };
  document.addEventListener('click', leaveToBrowser, true);
}

const fullNavigation: ClientModule = {
  /** Where no link led from one to the other, but the search. */
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation && isAllFields(location) !== isAllFields(previousLocation)) {
      window.location.reload();
    }
  },
};

export default fullNavigation;
