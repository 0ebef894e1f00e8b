import { useState } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

type ServedHtml = Readonly<{
  dangerouslySetInnerHTML: { __html: string };
  suppressHydrationWarning: true;
}>;

/**
 * Finds what the server sent inside an element, so that React leaves it as it came: to take over
 * thousands of elements one by one would hold up the page.
 *
 * @param id of the element
 * @returns its props in place of children; nothing on the server, and where the browser draws the page
 */
export function useServedHtml(id: string): ServedHtml | undefined {
  const isFirstPage = !useIsBrowser();
  const [served] = useState((): ServedHtml | undefined => {
    // The development server sends no page, and its rows follow the data.
    if (process.env.NODE_ENV === 'development') return undefined;
    if (!isFirstPage || typeof document === 'undefined') return undefined;
    const html = document.getElementById(id)?.innerHTML;
    if (html === undefined) return undefined;
    return { dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true };
  });
  return served;
}
