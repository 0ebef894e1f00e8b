import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useHistory } from '@docusaurus/router';
import { DOWNLOADS } from '../../dictionary/model/addresses';
import { useCatalogAddress } from '../useCatalogAddress';
import type { AllFieldsElement, AllFieldsTable } from './start';

let kept: { element: AllFieldsElement; returnToPlace: () => void } | undefined;

type InBrowser = Readonly<{
  /** For the element that holds controls and table. */
  ref: RefObject<HTMLDivElement | null>;
  /** Whether they cannot be had. */
  failed: boolean;
  /** What a click in it does beyond the table: to follow a link within the site, to save the CSV. */
  onClick: (event: MouseEvent) => void;
}>;

/**
 * Sees to it that controls and table are there: as they were served; as the reader left them; or else
 * made from the catalog.
 */
export function useAllFieldsElement(): InBrowser {
  const ref = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const { withBaseUrl } = useBaseUrlUtils();
  const catalogAddress = useCatalogAddress();
  const shownFrom = useRef(catalogAddress);
  const history = useHistory();

  useLayoutEffect(() => {
    const holder = ref.current;
    if (!holder) return undefined;
    if (!tableOf(holder) && kept) {
      holder.append(kept.element);
      // Docusaurus scrolls to the top first.
      if (history.action === 'POP') requestAnimationFrame(kept.returnToPlace);
      tableOf(holder)?.follow();
    }
    return () => {
      const element = elementOf(holder);
      kept = element && { element, returnToPlace: keepPlace(element) };
    };
  }, [history]);

  useEffect(() => {
    const holder = ref.current;
    if (!holder) return;
    const allowCsv = () => holder.querySelector('[name=csv]')?.removeAttribute('disabled');
    // While somebody edits the data, the catalog changes below an open page.
    if (elementOf(holder) && shownFrom.current === catalogAddress) return allowCsv();
    shownFrom.current = catalogAddress;
    import('./load')
      .then(({ load }) => load(holder, catalogAddress, withBaseUrl))
      .then(allowCsv, () => setFailed(true));
  }, [catalogAddress, withBaseUrl]);

  useEffect(() => history.listen(() => tableOf(ref.current)?.follow()), [history]);

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const link = target.closest('a');
    const table = tableOf(ref.current);
    if (link && staysHere(event, link)) {
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    } else if (table && target.closest('[name=csv]')) {
      import('./csv')
        .then(({ downloadCsv }) => downloadCsv(table.shownIds(), withBaseUrl(DOWNLOADS.fields)))
        .catch(() => table.say('The CSV could not be loaded; press the button to try again.'));
    }
  };
  return { ref, failed, onClick };
}

function elementOf(holder: HTMLElement | null): AllFieldsElement | undefined {
  return (holder?.firstElementChild as AllFieldsElement | null) ?? undefined;
}

function tableOf(holder: HTMLElement | null): AllFieldsTable | undefined {
  return elementOf(holder)?.allFields;
}

/** Whether a click follows a link to another page of the site in this tab. */
function staysHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const inNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !inNewTab && !link.getAttribute('href')?.startsWith('#');
}

/**
 * Remembers which row of a table is at the top of the window.
 *
 * @returns what scrolls that row to where it was
 */
function keepPlace(element: HTMLElement): () => void {
  const rows = Array.from(element.querySelectorAll('tbody tr'));
  const row = rows.find((each) => each.getBoundingClientRect().bottom > 0);
  const top = row?.getBoundingClientRect().top ?? 0;
  if (!row || window.scrollY === 0) return () => window.scrollTo(0, 0);
  return () => window.scrollBy(0, row.getBoundingClientRect().top - top);
}
