import type { MouseEvent } from 'react';
import { useHistory } from '@docusaurus/router';

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
