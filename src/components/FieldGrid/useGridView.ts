import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { parseGridView, printGridView, type GridView } from './gridView';

const TYPING_PAUSE_MS = 250;

/**
 * Takes a new view over. While the reader types, the address waits for a pause; what is changed to
 * follow a link leaves the entry of the link.
 */
export type ChangeView = (view: GridView, why?: 'typing' | 'following') => void;

/** In the history's entry of a page whose view the reader has set: its fragment was seen before. */
export type ViewEntry = Readonly<{ isView?: true }>;

/**
 * The view of the grid that the address asks for. Changing it replaces the address, so that a copied
 * link and the way back show the same.
 *
 * @returns the view, what changes it, and what writes it into the address without waiting
 */
export function useGridView(): [view: GridView, change: ChangeView, write: () => void] {
  const history = useHistory<ViewEntry | undefined>();
  const { pathname, search } = useLocation();
  const asked = useSyncExternalStore(
    history.listen,
    // The router's location comes late, after the next page's code; until then another page's address
    // is none of ours.
    () => (history.location.pathname === pathname ? history.location.search : search),
    () => '',
  );
  const [state, setState] = useState(() => ({ asked, view: parseGridView(asked) }));
  if (state.asked !== asked) setState({ asked, view: parseGridView(asked) });

  const waiting = useRef<{
    view: GridView;
    since: typeof history.location;
    timer: ReturnType<typeof setTimeout>;
  }>(undefined);
  const forget = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };
  // Whoever goes elsewhere while a text waits must not find it in the address of another visit.
  useEffect(() => forget, [asked, pathname]);

  const write = () => {
    if (!waiting.current) return;
    const { view, since } = waiting.current;
    // Who followed a link to a field while the text waited wants to see that field.
    writeView(view, history.location === since ? { isView: true } : undefined);
  };
  const writeView = (view: GridView, entry?: ViewEntry) => {
    forget();
    const { location } = history;
    if (location.pathname !== pathname) return;
    history.replace({ pathname, search: printGridView(view), hash: location.hash, state: entry });
  };
  const change: ChangeView = (view, why) => {
    forget();
    setState({ asked, view });
    if (why === 'typing') {
      waiting.current = {
        view,
        since: history.location,
        timer: setTimeout(write, TYPING_PAUSE_MS),
      };
    } else {
      writeView(view, why === 'following' ? undefined : { isView: true });
    }
  };
  return [state.view, change, write];
}
