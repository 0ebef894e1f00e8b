import { useSyncExternalStore } from 'react';

type Action = 'PUSH' | 'REPLACE' | 'POP';
type Target =
  | string
  | Readonly<{ pathname?: string; search?: string; hash?: string; state?: unknown }>;

const listeners = new Set<(location: Location, action: Action) => void>();

function go(target: Target, action: 'PUSH' | 'REPLACE'): void {
  const { pathname = '', search = '', hash = '', state } = typeof target === 'string' ? {} : target;
  key += 1;
  const address = typeof target === 'string' ? target : pathname + search + hash;
  if (action === 'PUSH') window.history.pushState(state, '', address);
  else window.history.replaceState(state, '', address);
  listeners.forEach((listener) => listener(window.location, action));
}

let last = { href: '', pathname: '', search: '', hash: '', state: undefined as unknown, key: 0 };
let key = 0;

export const history = {
  get location() {
    const { href, pathname, search, hash } = window.location;
    const { state } = window.history;
    if (last.href !== href || last.state !== state || last.key !== key)
      last = { href, pathname, search, hash, state, key };
    return last;
  },
  push: (target: Target) => go(target, 'PUSH'),
  replace: (target: Target) => go(target, 'REPLACE'),
  listen: (listener: (location: Location, action: Action) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Stands in for `@docusaurus/router` in component tests: the address is the test window's own. */
export function useHistory() {
  return history;
}

/** The same, drawn anew when the address changes. */
export function useLocation() {
  const now = () => history.location;
  return useSyncExternalStore(history.listen, now, now);
}

export const Redirect = ({ to }: { to: string }) => <a href={to}>{to}</a>;
