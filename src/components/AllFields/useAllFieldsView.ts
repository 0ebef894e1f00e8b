import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { parseView, printView, type AllFieldsView } from './allFieldsView';

const TYPING_PAUSE_MS = 250;

/** Takes a new view over; while the reader types, the address waits for a pause. */
export type ChangeView = (view: AllFieldsView, typing?: boolean) => void;

/**
 * The view that the address asks for. Changing it replaces the address, so that a copied link shows
 * the same and the way back leads to the page before.
 */
export function useAllFieldsView(): [view: AllFieldsView, change: ChangeView] {
  const history = useHistory();
  const own = useLocation();
  const address = useSyncExternalStore(
    history.listen,
    () => {
      // The router's location comes late, after the next page's code; until then another page's
      // address is none of ours.
      const { pathname, search, hash } = history.location;
      return pathname === own.pathname ? search + hash : own.search + own.hash;
    },
    () => '',
  );
  const [state, setState] = useState(() => ({ address, view: parseAddress(address) }));
  if (state.address !== address) setState({ address, view: parseAddress(address) });

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change: ChangeView = (view, typing = false) => {
    setState({ address, view });
    const write = () => {
      const { pathname, hash } = history.location;
      if (pathname !== own.pathname) return;
      history.replace({ pathname, search: printView(view), hash: view.aToZ ? hash : '' });
    };
    clearTimeout(timer.current);
    if (typing) timer.current = setTimeout(write, TYPING_PAUSE_MS);
    else write();
  };
  return [state.view, change];
}

function parseAddress(address: string): AllFieldsView {
  const [search = '', hash = ''] = address.split('#');
  return parseView(search, hash && `#${hash}`);
}
