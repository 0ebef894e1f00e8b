import { useState } from 'react';
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
