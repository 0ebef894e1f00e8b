import siteConfig from '@generated/docusaurus.config';
import type { ClientModule } from '@docusaurus/types';
import { PAGES } from '../../dictionary/model/addresses';

/*
 * The page of all fields has its rows in its HTML alone. So it is loaded as a whole, and so is the page after it: the
 * browser keeps rows, place and focus for the way back. Where it has to load the rows again, it finds the place by the
 * height of those above, which it has not laid out yet: so the link that was followed is kept, and brought into view.
 */

const ALL_FIELDS = siteConfig.baseUrl + PAGES.fields.slice(1);

function isAllFields({ pathname }: Readonly<{ pathname: string }>): boolean {
  return pathname.replace(/\/$/, '') === ALL_FIELDS;
}

type Entry = Readonly<{ followed?: string | null }> | null;

if (typeof document !== 'undefined') {
  // A click that React does not hear of is the browser's.
  const leaveToBrowser = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || isAllFields(link) === isAllFields(window.location)) return;
    event.stopPropagation();
    const entry = window.history.state as Entry;
    window.history.replaceState({ ...entry, followed: link.getAttribute('href') }, '');
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
  onRouteDidUpdate({ location, previousLocation }) {
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (previousLocation || loaded?.type !== 'back_forward' || !isAllFields(location)) return;
    const { followed } = (window.history.state as Entry) ?? {};
    const links = document.querySelectorAll('main tr a');
    const link = Array.from(links).find((each) => each.getAttribute('href') === followed);
    link?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  },
};

export default fullNavigation;
