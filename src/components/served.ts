import { useState, type MouseEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

type ServedHtml = Readonly<{
  dangerouslySetInnerHTML: { __html: TrustedHTML };
  suppressHydrationWarning: true;
}>;

/**
 * Finds what the server sent inside an element, so that React leaves it as it came: to take over
 * thousands of elements one by one would hold up the page.
 *
 * @returns its props in place of children; nothing on the server, and where the browser draws the page
 */
export function useServedHtml(id: string): ServedHtml | undefined {
  const isFirstPage = !useIsBrowser();
  const [served] = useState((): ServedHtml | undefined => {
    // The development server sends no page, and its rows follow the data.
    if (process.env.NODE_ENV === 'development') return undefined;
    if (!isFirstPage || typeof document === 'undefined') return undefined;
    const element = document.getElementById(id);
    if (!element) return undefined;
    // Written out only where React must draw the page anew: to write a long table takes longer than all else.
    const html = { toString: () => element.innerHTML };
    return { dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true };
  });
  return served;
}

/** Follows links inside an element that is not React's without loading everything anew. */
export function useFollowLinks(): (event: MouseEvent) => void {
  const history = useHistory();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // The browser itself follows a fragment.
    if (!link || link.getAttribute('href')?.startsWith('#')) return;
    const { origin, pathname, search, hash } = link;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (event.defaultPrevented || !isPlain || event.altKey || origin !== window.location.origin) {
      return;
    }
    event.preventDefault();
    history.push(pathname + search + hash);
  };
}
