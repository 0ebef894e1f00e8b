import { useSyncExternalStore } from 'react';

type Action = 'PUSH' | 'REPLACE' | 'POP';
type Target = string | Readonly<{ pathname?: string; search?: string; hash?: string }>;

const listeners = new Set<(location: Location, action: Action) => void>();

function go(target: Target, action: 'PUSH' | 'REPLACE'): void {
  const { pathname = '', search = '', hash = '' } = typeof target === 'string' ? {} : target;
  const address = typeof target === 'string' ? target : pathname + search + hash;
  if (action === 'PUSH') window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  listeners.forEach((listener) => listener(window.location, action));
}

export const history = {
  get location() {
    return window.location;
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
  const href = () => window.location.href;
  useSyncExternalStore(history.listen, href, href);
  return window.location;
}

export const Redirect = ({ to }: { to: string }) => <a href={to}>{to}</a>;
